import { type LessonScript, want } from '../../learn/lesson.ts';

/** Two cities: a day of five tokens with an attack on a temple; a creature that defends the city; later a teleport, two temples and the night. */
export const kemetScript: LessonScript = {
  game: 'kemet',
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
        { id: 'welcome', wants: [] },
        { id: 'board', wants: [] },
        { id: 'pray', wants: [want('middle-pray', 'middle-pray')] },
        { id: 'raise', wants: [want('middle-raise'), want('c1-a'), want(2, 'bottom-white', 'priest')] },
        { id: 'buy', wants: [want('bottom-red'), want('charge', 'bottom-pray')] },
        {
          id: 'recruit',
          wants: [want('top-recruit'), want('c1-a'), want(2, 'top-recruit', 'c2-b', 1, 'done')],
        },
        { id: 'rows', wants: [want('top-move')] },
        { id: 'attack', wants: [want('d-12'), want('land:t-west'), want(5, 'fight')] },
        { id: 'card', wants: [want('any')] },
        { id: 'discard', wants: [want('any')] },
        { id: 'reveal', wants: [want('done', 'shield-push', 'chariot-raid', 'done', 'retreat')] },
        { id: 'retreat', wants: [want('any')] },
        { id: 'stay', wants: [want('stay', 'middle-move', 'none')] },
        { id: 'dusk', wants: [], onBoard: true },
        { id: 'points', wants: [] },
        { id: 'help', wants: [] },
      ],
    },
    {
      position: {
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
          },
          {
            prayer: 5,
            permanent: 1,
            battlePoints: 1,
            pyramids: { 'c2-a': 'white 2', 'c2-b': 'red 2' },
            units: { 'c2-a': 4, f1: 5 },
            tiles: ['priest'],
            tokens: ['middle-pray', 'bottom-white'],
          },
        ],
      },
      steps: [
        {
          id: 'creature',
          wants: [
            want('bottom-blue'),
            want('ancestral-elephant'),
            want('c1-a', 'top-move', 'f1', 'land:c1-a', 5),
          ],
        },
        { id: 'attacked', wants: [want('fight')] },
        { id: 'defend', wants: [want('phalanx-defense'), want('any')] },
        { id: 'tie', wants: [want('done', 'mixed-tactics', 'cavalry-blitz', 'done', 'recall')] },
        { id: 'hold', wants: [want('stay')] },
        { id: 'held', wants: [], onBoard: true },
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
        { id: 'later', wants: [] },
        { id: 'intervention', wants: [want('play:prayer', 'pass')] },
        { id: 'move', wants: [want('top-move')] },
        {
          id: 'teleport',
          wants: [want('c1-a'), want('teleport:t-bank-w'), want(4), want('end')],
        },
        { id: 'two-temples', wants: [] },
        { id: 'order', wants: [want([0, 1])] },
        { id: 'sources', wants: [] },
        { id: 'end', wants: [] },
      ],
    },
  ],
};
