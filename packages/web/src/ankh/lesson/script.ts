import { type Chose, type LessonScript, want } from '../../learn/lesson.ts';
import { onBoard, part, type Spot } from '../../learn/spots.ts';

/** Every power of level 1. */
const POWERS = ['commanding', 'inspiring', 'omnipresent', 'revered'];

const DEVOTION: Spot = ['[data-part="devotion"]', '[data-part="scores"]', '[data-tab="tracks"]'];
const REGIONS: Spot = ['.board [data-part^="region-"]'];
const CARDS: Spot = ['.stage .hand', '[data-part="player-0"] .cards', '[data-tab="players"]'];
const SIDES: Spot = ['.stage .side'];
const HELP: Spot = ['.why'];

/** What the learner has from the first chapter: two powers, a monument and the place of a guardian. */
function kept(chose: Chose) {
  const [, first = 'commanding'] = chose('unlock');
  const [, , second = 'revered'] = chose('second-power');
  const [monument = 'B9'] = chose('control');
  const [, , cat = 'B4'] = chose('guardian');
  return {
    powers: [first, second],
    pieces: {
      B9: monument === 'B9' ? 'pyramid 0' : 'pyramid',
      D8: monument === 'D8' ? 'temple 0' : 'temple',
      [cat]: 'cat-mummy 0',
    },
    isFree: (space: string) => space !== cat,
  };
}

/** Isis against Anubis: the four actions, events and a guardian; a Conflict of two battles; a caravan; and the fourth Conflict. */
export const ankhScript: LessonScript = {
  id: 'ankh',
  game: 'ankh',
  coordinates: true,
  first: { players: 3, setup: { gods: ['isis', 'random', 'random'] } },
  chapters: [
    {
      position: {
        players: 2,
        gods: ['isis', 'anubis'],
        guardians: ['cat-mummy', 'mummy', 'androsphinx'],
        firstSeat: 0,
        pieces: {
          D1: 'temple',
          F3: 'pyramid',
          I2: 'obelisk',
          A6: 'obelisk 0',
          B5: 'warrior 0',
          B6: 'god 0',
          B9: 'pyramid',
          D8: 'temple',
          F7: 'temple 1',
          G7: 'warrior 1',
          G8: 'god 1',
          I6: 'pyramid',
        },
      },
      steps: [
        { id: 'welcome', wants: [], spots: [DEVOTION], tab: 'tracks' },
        { id: 'board', wants: [], spots: [REGIONS] },
        { id: 'tracks', wants: [want('move')], spots: [part('tracks')], tab: 'tracks' },
        { id: 'move', wants: [want('B6'), want('B8'), want('done')] },
        { id: 'gain', wants: [want('gain', 'summon', 'warrior', 'H7', 'gain')], spots: onBoard('A6', 'B9') },
        { id: 'summon', wants: [want('summon'), want('warrior'), want('C8')], spots: onBoard('B9', 'D8') },
        {
          id: 'unlock',
          wants: [
            want('unlock'),
            want(POWERS, 'move', 'H7', 'I5', 'G7', 'G4', 'done', 'unlock', 'omnipresent', 'I6'),
          ],
        },
        { id: 'event', wants: [want('gain')], spots: [part('events')], tab: 'tracks' },
        { id: 'control', wants: [want(['B9', 'D8'], 'summon', 'warrior', 'G3')] },
        { id: 'controlled', wants: [], spots: [part('events')], tab: 'tracks' },
        {
          id: 'second-power',
          wants: [want('gain'), want('unlock'), want(POWERS, 'summon', 'warrior', 'H4', 'gain')],
        },
        {
          id: 'guardian',
          wants: [want('summon'), want('cat-mummy'), want('any')],
          spots: [part('player-0', 'players')],
        },
        { id: 'help', wants: [], spots: [HELP, part('log', 'log')], tab: 'log' },
      ],
    },
    {
      position: (chose) => ({
        players: 2,
        gods: ['isis', 'anubis'],
        guardians: ['cat-mummy', 'mummy', 'androsphinx'],
        firstSeat: 0,
        pieces: {
          ...kept(chose).pieces,
          D1: 'temple',
          F3: 'pyramid',
          C2: 'temple 0',
          E2: 'warrior 0',
          E3: 'god 0',
          F2: 'warrior 0',
          G3: 'warrior 1',
          G4: 'god 1',
          A6: 'obelisk 0',
          B5: 'warrior 0',
          F7: 'temple 1',
          G7: 'warrior 1',
          H7: 'warrior 0',
          I6: 'pyramid',
        },
        markers: { gain: 5 },
        event: 3,
        turn: 0,
        teams: {
          0: { devotion: 6, followers: 4, powers: kept(chose).powers },
          1: { devotion: 7, followers: 3, powers: ['omnipresent'] },
        },
      }),
      steps: [
        { id: 'conflict', wants: [want('gain')], spots: [part('events')], tab: 'tracks' },
        { id: 'cards', wants: [], spots: [CARDS, part('region-2')] },
        { id: 'build', wants: [want('build-monument', 'chariots')] },
        { id: 'place', wants: [want('obelisk'), want('any')] },
        { id: 'keep', wants: [want('keep')] },
        { id: 'card', wants: [want('chariots', 'drought')] },
        { id: 'strength', wants: [], spots: [SIDES, DEVOTION] },
        { id: 'devotion', wants: [], spots: [DEVOTION], tab: 'tracks' },
      ],
    },
    {
      position: (chose) => ({
        players: 2,
        gods: ['isis', 'anubis'],
        guardians: ['cat-mummy', 'mummy', 'androsphinx'],
        firstSeat: 0,
        pieces: {
          ...kept(chose).pieces,
          D1: 'temple',
          F3: 'pyramid',
          C2: 'temple 0',
          E2: 'warrior 0',
          E3: 'god 0',
          F2: 'warrior 0',
          G4: 'god 1',
          I2: 'obelisk',
          A6: 'obelisk 0',
          B5: 'warrior 0',
          [kept(chose).isFree('C9') ? 'C9' : 'B8']: 'warrior 1',
          F7: 'temple 1',
          G7: 'warrior 1',
          H7: 'warrior 0',
          [chose('place')[1] ?? 'H8']: 'obelisk 0',
          I6: 'pyramid',
        },
        markers: { move: 5 },
        event: 4,
        turn: 0,
        teams: {
          0: {
            devotion: 11,
            followers: 7,
            powers: kept(chose).powers,
            used: ['build-monument', 'chariots'],
          },
          1: { devotion: 9, followers: 5, powers: ['omnipresent'], used: ['chariots', 'drought'] },
        },
      }),
      steps: [
        { id: 'caravan', wants: [want('move'), want('done')] },
        { id: 'line', wants: [want('B6-B7'), want('A7-B6'), want('A6-A7')] },
        { id: 'token', wants: [want('A2')] },
        { id: 'swap', wants: [want('pass')] },
      ],
    },
    {
      position: (chose) => ({
        players: 2,
        gods: ['isis', 'anubis'],
        guardians: ['cat-mummy', 'mummy', 'androsphinx'],
        firstSeat: 0,
        pieces: {
          ...kept(chose).pieces,
          D1: 'temple 1',
          F3: 'pyramid 1',
          D2: 'warrior 1',
          I2: 'obelisk',
          A6: 'obelisk 0',
          B5: 'warrior 0',
          H6: 'god 0',
          I7: 'warrior 0',
          H8: 'warrior 0',
          I6: 'pyramid',
          F7: 'temple 1',
          G7: 'god 1',
          G8: 'warrior 1',
        },
        markers: { summon: 5 },
        event: 15,
        turn: 0,
        teams: {
          0: { devotion: 17, followers: 5, powers: [...kept(chose).powers, 'resplendent'] },
          1: { devotion: 15, followers: 4, powers: ['omnipresent', 'inspiring'] },
        },
      }),
      steps: [
        { id: 'red', wants: [want('summon'), want('warrior'), want('H7')], spots: [DEVOTION], tab: 'tracks' },
        { id: 'drought', wants: [want('drought', 'flood')] },
        { id: 'won', wants: [], spots: [DEVOTION], tab: 'tracks' },
        { id: 'end', wants: [] },
      ],
    },
  ],
};
