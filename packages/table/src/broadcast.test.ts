import type { BaseState, Fact, Game, Viewer } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { broadcastOf, type Untold } from './broadcast.ts';
import type { Step } from './steps.ts';

const step = (seat: number, more: Partial<Step>): Step => ({
  kind: 'move',
  seat,
  option: 'x',
  secret: 'bids',
  hidden: false,
  revealed: false,
  at: 7,
  clock: null,
  keep: 1,
  top: 0,
  ...more,
});
const fact = (type: string, to?: readonly number[]): Fact => ({
  type,
  rule: 'R-1',
  ...(to === undefined ? {} : { to }),
});
const types = (facts: readonly Fact[]) => facts.map(({ type }) => type);

/** Two seats have answered in secret, the second before the first; seat 2 closes the window. */
function closing(untold: Untold[] = []) {
  const told = [
    broadcastOf(untold, step(1, { hidden: true }), [fact('bid 1'), fact('drew 1', [1])]),
    broadcastOf(untold, step(0, { hidden: true }), [fact('bid 0'), fact('drew 0', [0])]),
  ];
  const last = broadcastOf(untold, step(2, {}), [fact('bid 2'), fact('drew 2', [2]), fact('won')]);
  return { told, last, untold };
}

test('an answer in a secret window is told to its seat alone', () => {
  const [one] = closing().told;
  expect(one).toMatchObject({ by: 1, only: 1 });
  expect(types(one?.facts(1) ?? [])).toEqual(['bid 1', 'drew 1']);
});

test('when the window closes, everybody hears what they had not heard: once, in the order of seats', () => {
  const { last, untold } = closing();
  expect(last).toMatchObject({ by: null, only: null });
  const heard = (viewer: Viewer) => types(last.facts(viewer));
  expect(heard(null)).toEqual(['bid 0', 'bid 1', 'bid 2', 'won']);
  expect(heard(0)).toEqual(['bid 1', 'bid 2', 'won']);
  expect(heard(1)).toEqual(['bid 0', 'bid 2', 'won']);
  expect(heard(2)).toEqual(['bid 0', 'bid 1', 'bid 2', 'drew 2', 'won']);
  expect(untold).toEqual([]);
});

test('answers in another window stay untold', () => {
  const other: Untold = { seat: 3, secret: 'cards', facts: [fact('laid')] };
  expect(closing([other]).untold).toEqual([other]);
});

test('what only one seat may know is told to no other, be it all there is', () => {
  const told = broadcastOf([], step(0, { secret: null }), [fact('drew', [0]), fact('drew', [0])]);
  expect([types(told.facts(0)), types(told.facts(1)), types(told.facts(null))]).toEqual([
    ['drew', 'drew'],
    [],
    [],
  ]);
});

describe('the way there', () => {
  /** A pile that grows by one with each fact. */
  const pile = { view: (state: object) => state, clone: (state: object) => state } as unknown as Game;
  const stops = [1, 2].map((told) => ({ told, state: { pile: told } as unknown as BaseState }));
  const facts = [fact('grown'), fact('drew', [2]), fact('grown')];
  const seen = (told: ReturnType<typeof broadcastOf>, viewer: Viewer) =>
    told.stops(pile, viewer, { pile: 0 }).map((stop) => [stop.told, stop.patch]);

  test('is shown to everybody as far as they are told of it', () => {
    const told = broadcastOf([], step(0, { secret: null }), facts, stops);
    expect(seen(told, 2)).toEqual([
      [1, { pile: [1] }],
      [2, { pile: [2] }],
    ]);
    expect(seen(told, null)).toEqual([[1, { pile: [2] }]]);
  });

  test('counts what comes out with the window before it', () => {
    const untold: Untold[] = [{ seat: 1, secret: 'bids', facts: [fact('bid'), fact('drew', [1])] }];
    const told = broadcastOf(untold, step(2, {}), facts, stops);
    expect(seen(told, null)).toEqual([[2, { pile: [2] }]]);
    // Seat 1 knew its own.
    expect(seen(told, 1)).toEqual([[1, { pile: [2] }]]);
  });

  test('is shown to nobody while somebody has answered in a window that is open, nor on the way back', () => {
    const open: Untold = { seat: 3, secret: 'cards', facts: [] };
    expect(seen(broadcastOf([open], step(0, { secret: null }), facts, stops), 0)).toEqual([]);
    expect(seen(broadcastOf([open], step(2, {}), facts, stops), 0)).toEqual([]);
    expect(seen(broadcastOf([], step(0, { hidden: true }), facts, stops), 0)).toEqual([]);
    const back = broadcastOf([], step(0, { kind: 'undo', secret: null }), facts, stops);
    expect([seen(back, 0), back.facts(0), back.by, back.only]).toEqual([[], [], 0, null]);
  });
});

test('what is no secret is told to everybody at once, each with their own eyes', () => {
  const told = broadcastOf([], step(0, { secret: null }), [fact('moved'), fact('drew', [0])]);
  expect([types(told.facts(0)), types(told.facts(1))]).toEqual([['moved', 'drew'], ['moved']]);
});
