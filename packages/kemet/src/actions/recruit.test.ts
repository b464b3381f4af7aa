import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-RECR-1, K-DEC-20, K-DEC-21, K-RECR-2, K-PAY-2: units go to one, two or three districts and are paid together', () => {
  const table = given({ seats: [{ prayer: 6, units: { 'c1-a': 3 } }] });
  table.play(0, 'top-recruit');
  expect(table.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'done']);
  table.play(0, 'c1-a');
  expect(table.options(0)).toEqual([1, 2]);
  table.play(0, 2, 'c1-b', 3);
  expect([table.options(0), table.state.prayer[0]]).toEqual([['c1-c', 'done'], 6]);
  table.play(0, 'c1-c');
  expect([table.at('c1-c'), table.state.prayer[0], table.state.reserve[0]]).toEqual(['0: 1', 0, 3]);
});

test('K-RECR-1: only units of the reserve, and only what can be paid', () => {
  const few = given({ seats: [{ prayer: 11, units: { f1: 5, f2: 5 } }] });
  few.play(0, 'top-recruit', 'c1-a');
  expect(few.options(0)).toEqual([1, 2]);
  const poor = given({ seats: [{ prayer: 2 }] });
  poor.play(0, 'top-recruit', 'c1-a');
  expect(poor.options(0)).toEqual([1, 2]);
});

test('K-RECR-3: never in a foreign district, even a controlled one', () => {
  const table = given({ seats: [{ units: { 'c2-a': 1 } }] });
  table.play(0, 'top-recruit');
  expect(table.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'done']);
});

test('K-RECR-4, K-EX-28: units recruited against an enemy attack; Charge! counts and the win scores', () => {
  const table = given({ seats: [{ tiles: ['charge'] }, { units: { 'c1-a': 2 } }] });
  table.play(0, 'top-recruit', 'c1-a', 3, 'done');
  expect(table.told('attack')[0]).toMatchObject({ attacker: 0, defender: 1, by: 'recruit', units: 3 });
  table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 4, charge: 1 });
  table.play(1, 'recall');
  table.play(0, 'stay');
  expect([table.at('c1-a'), table.state.battlePoints[0]]).toEqual(['0: 3', 1]);
});

test('K-RECR-5, K-RUL-62: all is placed and paid first, then the attacks follow in the order chosen', () => {
  const table = given({
    seats: [{ prayer: 7 }, { units: { 'c1-a': 1, 'c1-b': 1 } }],
  });
  table.play(0, 'top-recruit', 'c1-b', 2, 'c1-a', 3, 'c1-c', 2);
  expect(table.told('paid').map(({ price }) => price)).toEqual([7]);
  expect(table.told('attack').map(({ sector }) => sector)).toEqual(['c1-b']);
  table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
  table.play(1, 'retreat');
  // c1-a is contested, c1-c held: only the desert in front is left, and the engine answers.
  expect(table.at('f1')).toBe('1: 1');
  table.play(0, 'stay');
  table.play(1, 'fight');
  expect(table.asked()).toEqual(['0 battle-card', '1 battle-card']);
  expect(table.state.battle?.sector).toBe(0);
});

test('K-RECR-6, K-CREA-6, K-DEC-22, K-RUL-69: creatures may return with a Recruit, even without units', () => {
  const position = {
    seats: [{ units: { 'c1-a': 2 }, tiles: ['mummy', 'phoenix'] as const }, { units: { 'c1-b': 1 } }],
  };
  const table = given(position);
  table.play(0, 'top-recruit', 'c1-a');
  expect(table.options(0)).toEqual([0, 1, 2, 3]);
  table.play(0, 0);
  expect(table.options(0)).toEqual(['phoenix', 'mummy', 'none']);
  table.play(0, 'mummy', 'c1-b', 2, 'none', 'done');
  expect([table.whereIs('mummy'), table.whereIs('phoenix')]).toEqual(['c1-a', 'reserve']);
  const declined = given(position);
  declined.play(0, 'top-recruit', 'done');
  expect(declined.whereIs('mummy')).toBe('reserve');
});

test('K-CREA-6, K-RECR-4: in a district with an attack the creature joins the attackers', () => {
  const table = given({ seats: [{ tiles: ['mummy'] }, { units: { 'c1-b': 1 } }] });
  table.play(0, 'top-recruit', 'c1-b');
  expect(table.options(0)).toEqual([1, 2, 3, 4, 5]);
  table.play(0, 2, 'mummy', 'done');
  table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 2, card: 4, mummy: 2 });
});

test('K-DEC-21: 0 is offered only if a creature can follow', () => {
  const table = given({ seats: [{ units: { 'c1-a': 2 }, tiles: ['mummy'], creatures: { mummy: 'c1-a' } }] });
  table.play(0, 'top-recruit', 'c1-a');
  expect(table.options(0)).toEqual([1, 2, 3]);
});
