import { type Chose, type LessonScript, want } from '../../learn/lesson.ts';
import { onBoard, part, type Spot } from '../../learn/spots.ts';

const SETUP = {
  players: 2,
  gods: ['isis', 'anubis'],
  guardians: ['cat-mummy', 'mummy', 'androsphinx'],
  firstSeat: 0,
  pharaoh: 'amenhotep',
};
const OWN_POLICIES: Spot = [
  '[data-part="player-0"] .policies',
  '[data-part="player-0"]',
  '[data-tab="players"]',
];
const DEVOTION: Spot = ['[data-part="devotion"]', '[data-part="scores"]', '[data-tab="tracks"]'];
const SIDES: Spot = ['.stage .side'];

/** Level 1, but for the one the learner has. */
const POWERS = ['commanding', 'inspiring', 'omnipresent'];
const WEST = ['E5', 'E6', 'F5', 'F6'];
const DELTA = ['D3', 'E4', 'F4', 'H3'];
const DISPLAY = ['double-march', 'house-of-life', 'court-intrigue'];

/** The monuments in the west: one was taken, one of the learner's became a sphinx. */
function monuments(chose: Chose) {
  const [taken = 'B9'] = chose('control');
  const [sphinx = 'A6'] = chose('war');
  return {
    A6: 'obelisk 0',
    B9: taken === 'B9' ? 'pyramid 0' : 'pyramid',
    D8: taken === 'D8' ? 'temple 0' : 'temple',
    [sphinx]: 'sphinx 0',
  };
}

/** Isis against Anubis under Amenhotep: priests and a sphinx; policy cards and the other rooms; a Conflict around the pharaoh. */
export const pharaohScript: LessonScript = {
  id: 'pharaoh',
  game: 'ankh',
  coordinates: true,
  first: { players: 3, setup: { gods: ['isis', 'random', 'random'], pharaoh: 'amenhotep' } },
  chapters: [
    {
      position: {
        ...SETUP,
        pieces: {
          D1: 'temple',
          F3: 'pyramid',
          I2: 'obelisk',
          A6: 'obelisk 0',
          B5: 'warrior 0',
          B8: 'god 0',
          B9: 'pyramid',
          D8: 'temple',
          F7: 'temple 1',
          G7: 'warrior 1',
          G8: 'god 1',
          I6: 'pyramid',
          G5: 'pharaoh',
        },
        palace: { rooms: { decrees: [1, 1] }, display: ['temple-tithe', 'royal-road', 'double-march'] },
        markers: { gain: 4 },
        turn: 0,
      },
      steps: [
        { id: 'welcome', wants: [], spots: [part('palace'), ...onBoard('G5')], tab: 'tracks' },
        { id: 'figure', wants: [], spots: [...onBoard('G5'), part('region-2')] },
        { id: 'rooms', wants: [], spots: [part('palace')], tab: 'tracks' },
        {
          id: 'doors',
          wants: [want('move'), want('decrees'), want('war'), want('done')],
          spots: [part('room-decrees'), part('room-war')],
          tab: 'tracks',
        },
        {
          id: 'summon',
          wants: [
            want('summon'),
            want('warrior'),
            want('C8'),
            want('war', 'summon', 'warrior', 'H7', 'decrees', 'gain'),
          ],
          spots: [part('room-war')],
          tab: 'tracks',
        },
        { id: 'majority', wants: [], spots: [part('room-decrees'), part('room-war')], tab: 'tracks' },
        { id: 'event', wants: [want('gain')], spots: [part('events')], tab: 'tracks' },
        { id: 'control', wants: [want(['B9', 'D8'], 'royal-road')] },
        { id: 'war', wants: [want(['A6', 'B9', 'D8'])], spots: [part('room-war')], tab: 'tracks' },
        { id: 'riddle', wants: [], spots: [OWN_POLICIES, part('palace')] },
        {
          id: 'sphinx',
          wants: [],
          spots: [['.board [data-space="A6"], .board [data-space="B9"], .board [data-space="D8"]']],
        },
      ],
    },
    {
      position: (chose) => ({
        ...SETUP,
        pieces: {
          D1: 'temple',
          F3: 'pyramid',
          I2: 'obelisk',
          B5: 'warrior 0',
          C8: 'warrior 0',
          E2: 'warrior 0',
          E3: 'god 0',
          F7: 'temple 1',
          G3: 'warrior 1',
          G4: 'god 1',
          G7: 'warrior 1',
          H7: 'warrior 1',
          I6: 'pyramid 1',
          G5: 'pharaoh',
          ...monuments(chose),
        },
        palace: {
          rooms: { decrees: [0, 1], judgement: [1, 1], throne: [2, 1] },
          display: DISPLAY,
          hands: { 0: ['royal-progress', 'temple-tithe'], 1: ['royal-road'] },
        },
        markers: { summon: 5 },
        event: 2,
        turn: 0,
        teams: {
          0: { devotion: 5, followers: 2, powers: ['revered'] },
          1: { devotion: 6, followers: 3, powers: ['omnipresent'] },
        },
      }),
      steps: [
        { id: 'hand', wants: [], spots: [OWN_POLICIES] },
        { id: 'tithe', wants: [want('gain'), want('temple-tithe')], spots: [OWN_POLICIES] },
        { id: 'progress', wants: [want('unlock'), want('royal-progress'), want(WEST)], spots: onBoard('G5') },
        { id: 'power', wants: [want(POWERS, 'summon', 'warrior', 'H6', 'hand royal-road')] },
        { id: 'decrees', wants: [], spots: [part('room-decrees'), DEVOTION], tab: 'tracks' },
        { id: 'judgement', wants: [want(DISPLAY)], spots: [part('room-judgement')], tab: 'tracks' },
        { id: 'throne', wants: [want(DISPLAY), want(DELTA)], spots: [part('room-throne')], tab: 'tracks' },
        { id: 'refill', wants: [], spots: [part('palace')], tab: 'tracks' },
      ],
    },
    {
      position: (chose) => ({
        ...SETUP,
        pieces: {
          D1: 'temple',
          F3: 'pyramid 1',
          I2: 'obelisk',
          B5: 'warrior 0',
          C8: 'warrior 0',
          E2: 'warrior 0',
          E3: 'god 0',
          F2: 'warrior 0',
          F7: 'temple 1',
          G3: 'warrior 1',
          G4: 'god 1',
          G7: 'warrior 1',
          H6: 'warrior 1',
          H7: 'warrior 1',
          I6: 'pyramid 1',
          [chose('throne')[1] ?? 'E4']: 'pharaoh',
          ...monuments(chose),
        },
        palace: {
          rooms: { judgement: [0, 1], throne: [0, 1] },
          display: ['road-toll', 'census', 'open-doors'],
          hands: { 0: [...chose('judgement'), chose('throne')[0] ?? 'court-intrigue'], 1: [] },
          played: { 0: ['royal-progress', 'temple-tithe'] },
          removed: ['royal-road'],
        },
        markers: { gain: 5 },
        event: 3,
        turn: 0,
        teams: {
          0: { devotion: 4, followers: 7, powers: ['revered', ...chose('power')] },
          1: { devotion: 6, followers: 3, powers: ['omnipresent'] },
        },
      }),
      steps: [
        { id: 'later', wants: [], spots: [part('region-3'), OWN_POLICIES] },
        { id: 'conflict', wants: [want('gain')], spots: [part('events')], tab: 'tracks' },
        { id: 'west', wants: [], spots: [DEVOTION, part('region-1')], tab: 'tracks' },
        { id: 'maat', wants: [want('cycle-of-maat', 'miracle')] },
        { id: 'adored', wants: [], spots: [SIDES, DEVOTION] },
        { id: 'back', wants: [], spots: [OWN_POLICIES] },
        { id: 'merge', wants: [], spots: [part('palace')], tab: 'tracks' },
        { id: 'rulers', wants: [], spots: [['.ruler', '[data-tab="tracks"]']], tab: 'tracks' },
        { id: 'end', wants: [] },
      ],
    },
  ],
};
