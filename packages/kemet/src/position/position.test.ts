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
    ['how it ended', 'endedBy', { endedBy: 'K-END-4' }, { endedBy: 'K-END-5' }],
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
