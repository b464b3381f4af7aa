import { type LessonScript, want } from '../../learn/lesson.ts';
import { onBoard, part, type Spot } from '../../learn/spots.ts';

const PYRAMID: Spot = ['[data-part="pyramid"]', '.lesson .asked [data-row]', '[data-tab="tracks"]'];
const POINTS: Spot = [
  '[data-part="player-0"] .line',
  '[data-part="player-0"]',
  '[data-part="scores"]',
  '[data-tab="players"]',
];
const SIDES: Spot = ['.stage .side'];
const HELP: Spot = ['.why'];

/** All but the one that is wanted on the second day: cards come back after three battles. */
const CARDS = ['cavalry-blitz', 'fervent-purge', 'shield-push', 'mixed-tactics', 'chariot-raid'];

/** Two cities: a day of five tokens with an attack on a temple; a creature that defends the city; later a teleport, two temples and the night. */
export const kemetScript: LessonScript = {
  id: 'kemet',
  game: 'kemet',
  coordinates: false,
  first: { players: 3, setup: { length: 'short', beginner: true } },
  chapters: [
    {
      position: {
        setup: { players: 2 },
        seed: 'lesson',
        seats: [
          { prayer: 3, pyramids: { 'c1-a': 'red 1', 'c1-b': 'blue 1' }, units: { 'c1-a': 3, 'd-12': 5 } },
          { prayer: 4, pyramids: { 'c2-a': 'white 2', 'c2-b': 'red 1' }, units: { 'c2-a': 4, 't-west': 3 } },
        ],
      },
      steps: [
        { id: 'welcome', wants: [], spots: onBoard('c1-a', 'c1-b', 'c1-c', 'c2-a', 'c2-b', 'c2-c') },
        { id: 'board', wants: [], spots: onBoard('t-west', 't-bank-w', 't-delta') },
        { id: 'pray', wants: [want('middle-pray', 'middle-pray')], spots: [PYRAMID], tab: 'tracks' },
        { id: 'raise', wants: [want('middle-raise'), want('c1-a'), want(2, 'bottom-white', 'priest')] },
        { id: 'buy', wants: [want('bottom-red'), want('charge', 'bottom-pray')] },
        {
          id: 'recruit',
          wants: [want('top-recruit'), want('c1-a'), want(2, 'top-recruit', 'c2-b', 1, 'done')],
        },
        { id: 'rows', wants: [want('top-move')], spots: [PYRAMID], tab: 'tracks' },
        { id: 'attack', wants: [want('d-12'), want('land:t-west'), want(5, 'fight')] },
        { id: 'card', wants: [want(CARDS)] },
        { id: 'discard', wants: [want(CARDS)] },
        {
          id: 'reveal',
          wants: [want('done', 'shield-push', 'chariot-raid', 'done', 'retreat')],
          spots: [SIDES],
        },
        { id: 'retreat', wants: [want('any')] },
        { id: 'stay', wants: [want('stay', 'middle-move', 'none')] },
        { id: 'dusk', wants: [], spots: [part('time'), ...onBoard('t-west')], tab: 'tracks' },
        { id: 'points', wants: [], spots: [POINTS] },
        { id: 'help', wants: [], spots: [HELP, part('log', 'log')], tab: 'log' },
      ],
    },
    {
      position: (chose) => ({
        setup: { players: 2 },
        seed: 'lesson between',
        round: 2,
        order: [0, 1],
        pass: 2,
        turn: 0,
        seats: [
          {
            prayer: 5,
            permanent: 1,
            battlePoints: 1,
            pyramids: { 'c1-a': 'red 2', 'c1-b': 'blue 2' },
            units: { 'c1-a': 4, 't-west': 3 },
            tiles: ['charge'],
            tokens: ['middle-pray', 'top-recruit'],
            played: chose('card'),
            discarded: chose('discard'),
          },
          {
            prayer: 5,
            permanent: 1,
            battlePoints: 1,
            pyramids: { 'c2-a': 'white 2', 'c2-b': 'red 2' },
            units: { 'c2-a': 4, f1: 5 },
            tiles: ['priest'],
            tokens: ['middle-pray', 'bottom-white'],
            played: ['shield-push'],
            discarded: ['chariot-raid'],
          },
        ],
      }),
      steps: [
        {
          id: 'creature',
          wants: [
            want('bottom-blue'),
            want('ancestral-elephant'),
            want('c1-a', 'top-move', 'f1', 'land:c1-a', 5),
          ],
        },
        { id: 'attacked', wants: [want('fight')], spots: onBoard('c1-a', 'f1') },
        { id: 'defend', wants: [want('phalanx-defense'), want('any')] },
        {
          id: 'tie',
          wants: [want('done', 'mixed-tactics', 'cavalry-blitz', 'done', 'recall')],
          spots: [SIDES],
        },
        { id: 'hold', wants: [want('stay')] },
        { id: 'held', wants: [], spots: [POINTS] },
      ],
    },
    {
      position: {
        setup: { players: 2 },
        seed: 'lesson two',
        round: 4,
        order: [1, 0],
        pass: 4,
        turn: 1,
        seats: [
          {
            prayer: 0,
            permanent: 2,
            battlePoints: 2,
            pyramids: { 'c1-a': 'red 3', 'c1-b': 'blue 2' },
            units: { 'c1-a': 4, 't-west': 3 },
            tiles: ['charge'],
            hand: ['prayer'],
            tokens: ['middle-pray', 'middle-raise', 'bottom-red', 'top-recruit'],
          },
          {
            prayer: 5,
            permanent: 5,
            battlePoints: 3,
            pyramids: { 'c2-a': 'white 4', 'c2-b': 'red 1' },
            units: { 'c2-a': 4, 'c2-b': 2 },
            tiles: ['priest'],
            tokens: ['middle-pray', 'middle-move', 'bottom-white', 'bottom-pray', 'top-recruit'],
          },
        ],
      },
      steps: [
        { id: 'later', wants: [], spots: [POINTS] },
        { id: 'intervention', wants: [want('play:prayer', 'pass')] },
        { id: 'move', wants: [want('top-move')], spots: onBoard('t-bank-w') },
        {
          id: 'teleport',
          wants: [want('c1-a'), want('teleport:t-bank-w'), want(4), want('end')],
        },
        { id: 'two-temples', wants: [], spots: onBoard('t-west', 't-bank-w') },
        { id: 'order', wants: [want([0, 1])], spots: [part('time')], tab: 'tracks' },
        { id: 'sources', wants: [], spots: [POINTS] },
        { id: 'end', wants: [] },
      ],
    },
  ],
};
