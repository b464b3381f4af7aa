import type { Seat } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import {
  type AnyGame,
  answer,
  botDecision,
  goBack,
  historyOf,
  type LocalTable,
  lengthOf,
  openTable,
  recordOfTable,
  resumeTable,
  snapshotOf,
  stepOf,
} from './local-table.ts';

const game = toyGame as unknown as AnyGame;
const people = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const;
const withBot = [people[0], { kind: 'bot', name: 'Imhotep', bot: 'random' }] as const;

function opened(seats: Parameters<typeof openTable>[3] = people): LocalTable {
  const table = openTable(game, { players: seats.length }, 'seed', seats);
  if (!table.ok) throw new Error(table.problem.message);
  return table.value;
}

/** Answers the first open decision with its first option. */
function play(table: LocalTable, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const decision = table.play.match.open[0];
    if (decision === undefined) return;
    const taken = answer(table, decision.seat, decision.options[0] as number);
    if (!taken.ok) throw new Error(taken.problem.message);
  }
}

test('a viewer gets the own hand, the own question and who else at the device is asked', () => {
  const { decisions, owing, next, view, undo } = snapshotOf(opened(), 0, 0);
  expect(decisions.map(({ seat }) => seat)).toEqual([0]);
  expect(owing).toEqual([0, 1]);
  expect(next).toEqual({ seat: 0, secret: true });
  expect((view as unknown as { hands: number[][] }).hands[1]).toEqual([0, 0, 0]);
  expect(undo).toEqual({ step: null, turn: null, ask: null, request: null });
});

test('questions to bots are not for the page', () => {
  const table = opened(withBot);
  expect(snapshotOf(table, 0, 0).owing).toEqual([0]);
  expect(botDecision(table)?.seat).toBe(1);
});

test('only facts since the last snapshot come along, and none that are secret', () => {
  const table = opened();
  play(table, 1);
  expect(snapshotOf(table, 0, 0).facts.map(({ type }) => type)).toEqual(['bid']);
  expect(snapshotOf(table, 1, 0).facts).toEqual([]);
  expect(snapshotOf(table, 0, 1).facts).toEqual([]);
});

test('while answers are secret nobody sees that another has answered; then all come out in the order of seats', () => {
  const seats = [
    ...people,
    { kind: 'person', name: 'Cy' },
    { kind: 'bot', name: 'Imhotep', bot: 'random' },
  ] as const;
  const table = opened(seats);
  const told = (viewer: Seat | null) => {
    // To whom the device is passed, all around it see.
    const { next: _, ...rest } = snapshotOf(table, viewer, 0);
    return { ...rest, history: historyOf(table, viewer) };
  };
  const answerOf = (seat: Seat) => {
    const asked = table.play.match.open.find((decision) => decision.seat === seat);
    expect(answer(table, seat, asked?.options[0] ?? '').ok).toBe(true);
  };
  const before = [told(null), told(0), told(1), told(2)];
  answerOf(3);
  expect([told(null), told(0), told(1), told(2)]).toEqual(before);
  answerOf(0);
  expect([told(null), told(1), told(2)]).toEqual([before[0], before[2], before[3]]);
  expect(told(0)).toMatchObject({
    number: 1,
    by: 0,
    owing: [1, 2],
    undo: { step: null, turn: null, ask: 0 },
  });
  expect(snapshotOf(table, 2, 0).next).toEqual({ seat: 1, secret: true });
  const own = told(0);
  answerOf(1);
  expect([told(null), told(2), told(0)]).toEqual([before[0], before[3], own]);
  answerOf(2);
  const closed = snapshotOf(table, 2, 0);
  expect(closed).toMatchObject({ number: 1, moment: 1, by: null });
  const bids = closed.facts.filter(({ type }) => type === 'bid' || type === 'revealed');
  expect(bids.map(({ type }) => type)).toEqual(['bid', 'revealed']);
  expect(historyOf(table, 0).filter(({ number }) => number === 1)).not.toEqual([]);
});

test('alone against bots a secret answer can be taken back freely', () => {
  const table = opened(withBot);
  play(table, 1);
  expect(snapshotOf(table, 0, 0).undo.step).toBe(0);
});

test('a move is taken back with its facts', () => {
  const table = opened();
  const before = snapshotOf(table, 0, 0).view;
  play(table, 1);
  expect(snapshotOf(table, 0, 0).undo.ask).toBe(0);
  expect(goBack(table, 0, 0).ok).toBe(true);
  expect(snapshotOf(table, 0, 0).view).toEqual(before);
  // Going back is a step as well, and nothing that was taken back is told again.
  expect(snapshotOf(table, 0, 2)).toMatchObject({ number: 2, facts: [], by: null });
  expect(historyOf(table, 0).every(({ number }) => number === 0)).toBe(true);
  expect(goBack(table, 0, 5).ok).toBe(false);
  expect(goBack(table, 0, -1).ok).toBe(false);
});

test('an option that was not offered is refused', () => {
  expect(answer(opened(), 0, 'everything').ok).toBe(false);
});

test('a kept table goes on where it was left', () => {
  const table = opened();
  play(table, 7);
  const kept: unknown = JSON.parse(JSON.stringify(recordOfTable(table)));
  const resumed = resumeTable(game, kept, people);
  if (!resumed.ok) throw new Error(resumed.problem.message);
  expect(snapshotOf(resumed.value, 1, 0)).toEqual(snapshotOf(table, 1, 0));
  expect(resumeTable(game, { game: 'toy' }, people).ok).toBe(false);
});

test('at the end everything is told, and every moment can be looked at', () => {
  const table = opened();
  play(table, 1000);
  expect(snapshotOf(table, 0, 0).outcome).not.toBeNull();
  expect(historyOf(table, null).some(({ fact }) => fact.to !== undefined)).toBe(true);
  expect(stepOf(table, 0, 0).number).toBe(0);
  expect(stepOf(table, lengthOf(table), null).outcome).not.toBeNull();
});
