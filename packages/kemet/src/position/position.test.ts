import { chanceFrom, hash, randomAnswer } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { kemet } from '../index.ts';
import { given } from '../testing/given.ts';
import { newGame, refusal } from '../testing/table.ts';

test('a position by hand names only what differs from an empty table', () => {
  const table = given({});
  expect([table.state.prayer, table.state.reserve, table.state.round, table.asked()]).toEqual([
    [5, 5],
    [12, 12],
    1,
    ['0 token'],
  ]);
});

test('what cannot be is refused with a reason', () => {
  expect(refusal(null)).toBe('A position is an object.');
  expect(refusal({ sets: [] })).toBe('A position has no field sets.');
  expect(refusal({ seats: [{ gold: 'pray' }] })).toBe('The gold token is a move or a recruit.');
  expect(refusal({ seats: [{}, {}, {}] })).toBe('There are more seats than players.');
  expect(refusal({ seats: [{ units: { sanctuary: 1 } }] })).toBe(
    'There is no sector sanctuary on this board.',
  );
  expect(refusal({ order: [0, 0] })).toBe('The order names every seat once.');
  expect(refusal({ phase: 'noon' })).toBe('A position is by day, at night or at dusk.');
  expect(refusal({ seats: [{ tiles: ['red-9'] }] })).toBe('The tile red-9 is not to be had.');
  expect(refusal({ within: { frames: [{ procedure: 'feast', at: 0, n: 0 }] } })).toContain('cannot go on');
});

test('every moment of a random game is written and read back', { timeout: 120_000 }, () => {
  for (const players of [2, 3, 4, 5]) {
    const table = newGame({ players, roundLimit: 12 }, `positions ${players}`);
    const chance = chanceFrom(`positions ${players}`);
    for (;;) {
      const written = JSON.parse(JSON.stringify(kemet.positions.write(table.state)));
      const read = kemet.positions.read(written);
      expect(read.ok && hash(read.value)).toBe(hash(table.state));
      const open = kemet.decisions(table.state);
      if (open.length === 0) break;
      const [{ seat }, option] = randomAnswer(open, chance);
      kemet.apply(table.state, seat, option, null);
    }
  }
});

test('K-DUSK-2, K-INV-8: a dusk position needs no tokens, whether or not dusk asks', () => {
  const asking = given({ phase: 'dusk', seats: [{ units: { 't-delta': 1 } }, { units: { f2: 1 } }] });
  expect(asking.asked()).toEqual(['0 delta']);
  const silent = given({ phase: 'dusk', seats: [{ units: { f1: 1 } }] });
  expect([silent.state.phase, silent.state.round]).toEqual(['night', 2]);
  const tokens = ['top-move', 'top-recruit', 'middle-move', 'middle-raise', 'bottom-red'];
  const named = given({ phase: 'dusk', seats: [{ units: { 't-delta': 1 }, tokens }] });
  expect(kemet.positions.write(named.state)).toMatchObject({ seats: [{ tokens }, {}] });
  expect(refusal({ phase: 'dusk', seats: [{ units: { 't-delta': 1 }, tokens: ['top-move'] }] })).toContain(
    'K-INV-8',
  );
});

describe('what is under way holds as much as it may, and not one more', () => {
  const struck = () => {
    const table = given({ seats: [{ units: { f1: 3 } }, { units: { 'd-12': 3 } }] });
    table.strike('f1', 'land:d-12');
    return kemet.positions.write(table.state) as { within: { battle: object } };
  };
  /** Whether the reader finds fault with a field, whatever else is said of the position. */
  const isRefused = (field: string, within: object) =>
    refusal({ within: { frames: [], ...within } }) === `What is under way has no such ${field}.`;
  const list = (length: number) => new Array<number>(length).fill(0);
  const frames = (length: number) => Array.from({ length }, () => ({ procedure: 'turn', at: 0, n: 0 }));
  const play = (cards: number, seats: number, answers: number) => ({
    play: { cards: list(cards), seats: list(seats), answers: list(answers) },
  });

  test.each<[string, string, object, object]>([
    ['frames', 'frames', { frames: frames(40) }, { frames: frames(41) }],
    ['the next order', 'nextOrder', { nextOrder: list(5) }, { nextOrder: list(6) }],
    ['who waits', 'waiting', { waiting: list(15) }, { waiting: list(16) }],
    ['cards played', 'play', play(60, 0, 0), play(61, 0, 0)],
    ['seats that play', 'play', play(0, 60, 0), play(0, 61, 0)],
    ['answers', 'play', play(0, 0, 5), play(0, 0, 6)],
    ['numbers', 'winner', { winner: -1 }, { winner: 0.5 }],
    ['phases', 'phase', { phase: 'over' }, { phase: 'noon' }],
    ['how it ended', 'endedBy', { endedBy: 'K-END-4' }, { endedBy: 'dusk' }],
    ['attackers', 'attackers', { attackers: {} }, { attackers: [] }],
  ])('%s', (_what, field, last, first) => {
    expect([isRefused(field, last), isRefused(field, first)]).toEqual([false, true]);
  });

  test('a battle has two of everything that both sides have', () => {
    const { battle } = struck().within;
    const isRead = (change: object) => !isRefused('battle', { battle: { ...battle, ...change } });
    expect(isRead({})).toBe(true);
    for (const pair of ['ready', 'card', 'discard', 'strength', 'lost'])
      expect([1, 2, 3].map((length) => isRead({ [pair]: list(length) }))).toEqual([false, true, false]);
    expect([11, 12, 13].map((length) => isRead({ added: list(length) }))).toEqual([false, true, false]);
    expect([isRead({ escaped: 0 }), isRead({ by: 'chance' }), isRead({ more: 1 })]).toEqual(
      Array(3).fill(false),
    );
  });

  test('both sides keep what they discarded for strength', () => {
    const { within, ...rest } = struck();
    for (const wound of [
      [1, 2],
      [0, 3],
      [2, 0],
    ]) {
      const position = { ...rest, within: { ...within, battle: { ...within.battle, wound } } };
      const read = kemet.positions.read(position);
      expect(read.ok && kemet.positions.write(read.value)).toMatchObject({ within: { battle: { wound } } });
    }
  });
});

test.each<[string, object, object, string]>([
  ['rounds', { round: 10_000 }, { round: 10_001 }, 'The round is from 0 to 10000.'],
  ['passes', { pass: 4 }, { pass: 6 }, 'The pass is from 0 to 5.'],
  ['a day that is not over', { pass: 4 }, { pass: 5 }, 'The day is over.'],
  ['turns', { turn: 1 }, { turn: 3 }, 'The turn is from 0 to 2.'],
  ['a turn of somebody', { turn: 1 }, { turn: 2 }, 'The day is over.'],
  ['battles', { battles: 100_000 }, { battles: 100_001 }, 'The number of battles is from 0 to 100000.'],
  ['windows', { windows: 100_000 }, { windows: 100_001 }, 'The number of windows is from 0 to 100000.'],
  ['no battle', { battles: 0 }, { battles: -1 }, 'The number of battles is from 0 to 100000.'],
  ['whole numbers', { windows: 1 }, { windows: 0.5 }, 'The number of windows is from 0 to 100000.'],
  ['seats', { seats: [{}, {}] }, { seats: [{}, {}, {}] }, 'There are more seats than players.'],
  ['the order', { order: [1, 0] }, { order: [1, 2] }, 'A seat in the order is from 0 to 1.'],
  ['all of the order', { order: [0, 1] }, { order: [0] }, 'The order names every seat once.'],
  ['chance', { chance: [1, 2, 3, 4] }, { chance: [1, 2, 3] }, 'Chance is four numbers.'],
  ['no more chance', { chance: [1, 2, 3, 4] }, { chance: [1, 2, 3, 4, 5] }, 'Chance is four numbers.'],
  ['whole chance', { chance: [0, 0, 0, 0] }, { chance: [0, 0, 0, 0.5] }, 'Chance is four numbers.'],
  ['a seed', { seed: 'x' }, { seed: 7 }, 'A seed is a string.'],
  ['a night', { phase: 'night', round: 1 }, { phase: 'night', round: 0 }, 'A night belongs to a round.'],
  ['prayer', { seats: [{ prayer: 11 }] }, { seats: [{ prayer: 12 }] }, 'Prayer is from 0 to 11.'],
  ['points', { seats: [{ permanent: 7 }] }, { seats: [{ permanent: 1001 }] }, 'Points is from 0 to 1000.'],
  [
    'battle points',
    { seats: [{ permanent: 2, battlePoints: 2 }] },
    { seats: [{ permanent: 2, battlePoints: 3 }] },
    'Battle points is from 0 to 2.',
  ],
  [
    'units',
    { seats: [{ units: { f1: 5 } }] },
    { seats: [{ units: { f1: 13 } }] },
    'Units in f1 is from 0 to 12.',
  ],
  [
    'one troop',
    { seats: [{ units: { f1: 0 } }, { units: { f1: 2 } }] },
    { seats: [{ units: { f1: 1 } }, { units: { f1: 2 } }] },
    'Two troops stand in f1.',
  ],
  [
    'pyramids',
    { seats: [{ pyramids: { 'c1-a': 'blue 4' } }] },
    { seats: [{ pyramids: { 'c1-a': 'blue 5' } }] },
    "A pyramid is a colour and a level, as in 'white 2'.",
  ],
  [
    'own districts',
    { seats: [{ pyramids: { 'c1-c': 'blue 4' } }] },
    { seats: [{ pyramids: { 'c2-a': 'blue 4' } }] },
    'c2-a is no district of that city.',
  ],
  [
    'tokens',
    { seats: [{ tokens: ['top-move', 'top-recruit'] }], pass: 2 },
    { seats: [{ tokens: new Array(6).fill('top-move') }] },
    'There are five regular tokens.',
  ],
])('a position holds as much as it may, and not one more: %s', (_what, last, first, said) => {
  expect(kemet.positions.read(last).ok).toBe(true);
  expect(refusal(first)).toBe(said);
});

test('what a position names is on the table, and what it leaves out is as at the start', () => {
  const { state } = given({
    round: 3,
    pass: 1,
    turn: 1,
    battles: 4,
    windows: 6,
    seats: [
      { tokens: ['top-move'], silver: 'bottom-red', tiles: ['act-of-god'], permanent: 3, battlePoints: 2 },
      { tokens: ['top-move'], gold: 'recruit', tiles: ['divine-will'] },
    ],
    discard: ['veto', 'veto', 'prayer'],
  });
  expect(state).toMatchObject({
    round: 3,
    pass: 1,
    turn: 1,
    battles: 4,
    windows: 6,
    active: 1,
  });
  expect([state.tokens, state.permanent, state.battlePoints]).toEqual([
    [4, 4],
    [3, 0],
    [2, 0],
  ]);
  expect([state.discardSize, state.deckSize]).toEqual([3, 32]);
  expect(state.gold[1]).toBe(1);
  expect(state.silver).toEqual([expect.any(Number), -1]);
  expect(given({}).state).toMatchObject({
    round: 1,
    pass: 0,
    turn: 0,
    placed: false,
    battles: 0,
    windows: 0,
  });
});
