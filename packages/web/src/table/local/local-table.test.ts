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
  const table = openTable(game, { players: 2 }, 'seed', seats);
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
  const { decisions, owing, view, undo } = snapshotOf(opened(), 0, 0);
  expect(decisions.map(({ seat }) => seat)).toEqual([0]);
  expect(owing).toEqual([
    { seat: 0, secret: true },
    { seat: 1, secret: true },
  ]);
  expect((view as unknown as { hands: number[][] }).hands[1]).toEqual([0, 0, 0]);
  expect(undo).toEqual({ step: null, turn: null, ask: null, request: null });
});

test('questions to bots are not for the page', () => {
  const table = opened(withBot);
  expect(snapshotOf(table, 0, 0).owing.map(({ seat }) => seat)).toEqual([0]);
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
  const table = opened();
  const [first, second] = [snapshotOf(table, 1, 0), table.play.match.open.filter(({ seat }) => seat === 1)];
  play(table, 1);
  const seen = snapshotOf(table, 1, 0);
  for (const field of ['view', 'moment', 'waiting', 'decisions'] as const)
    expect(seen[field]).toEqual(first[field]);
  expect(seen).toMatchObject({ facts: [], stops: [], undo: { step: null, turn: null } });
  expect(historyOf(table, 1)).toEqual(historyOf(opened(), 1));
  expect(answer(table, 1, second[0]?.options[0] as number).ok).toBe(true);
  const closed = snapshotOf(table, 1, 1);
  expect(closed).toMatchObject({ moment: 1, by: null });
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
  expect(goBack(table, 0).ok).toBe(true);
  expect(snapshotOf(table, 0, 0).view).toEqual(before);
  expect(historyOf(table, 0).every(({ number }) => number === 0)).toBe(true);
  expect(goBack(table, 5).ok).toBe(false);
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
