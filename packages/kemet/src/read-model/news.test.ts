import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { news } from './news.ts';

/** Seat 0 attacks with `red` what seat 1 holds with two units; the cards are turned over. */
function battle() {
  const table = given({ seats: [{ units: { f1: 5 } }, { units: { 'd-12': 2 } }] });
  table.strike('f1', 'land:d-12').fight({ play: 'chariot-raid' }, { play: 'chariot-raid' });
  return table;
}

test('an attack is news to whom it meets, lost units to whom they were, a point to who has it', () => {
  const { state, facts } = battle();
  const told = (seat: number) =>
    facts.flatMap((fact) => {
      const found = news(state, fact, seat);
      return found === null || found.kind === 'turns' ? [] : [`${found.kind} ${found.amount}`];
    });
  expect(told(0)).toEqual(['pieces 3', 'points 1']);
  expect(told(1)).toEqual(['battles 1', 'pieces 2']);
});

test('a turn is news to all but who has it', () => {
  const { state } = given({});
  const began = { type: 'turn-began', rule: 'K-DAY-2', seat: 1 } as never;
  expect([0, 1].map((seat) => news(state, began, seat))).toEqual([{ kind: 'turns', amount: 1 }, null]);
  const other = { type: 'moved', rule: 'K-MOVE-1', seat: 1 } as never;
  expect([0, 1].map((seat) => news(state, other, seat))).toEqual([null, null]);
});
