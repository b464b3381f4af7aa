import { expect, test } from 'vitest';
import {
  answer,
  asked,
  battleTerms,
  factOf,
  factsOf,
  fight,
  offered,
  table,
  troop,
  whereIs,
} from '../testing/table.ts';

test('K-RECR-1, K-DEC-20, K-DEC-21, K-RECR-2, K-PAY-2: units go to one, two or three districts and are paid together', () => {
  const state = table({ seats: [{ prayer: 6, units: { 'c1-a': 3 } }] });
  answer(state, 0, 'top-recruit');
  expect(offered(state, 0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'done']);
  answer(state, 0, 'c1-a');
  expect(offered(state, 0)).toEqual([1, 2]);
  answer(state, 0, 2, 'c1-b', 3);
  expect([offered(state, 0), state.prayer[0]]).toEqual([['c1-c', 'done'], 6]);
  answer(state, 0, 'c1-c');
  expect([troop(state, 'c1-c'), state.prayer[0], state.reserve[0]]).toEqual(['0: 1', 0, 3]);
});

test('K-RECR-1: only units of the reserve, and only what can be paid', () => {
  const few = table({ seats: [{ prayer: 11, units: { f1: 5, f2: 5 } }] });
  answer(few, 0, 'top-recruit', 'c1-a');
  expect(offered(few, 0)).toEqual([1, 2]);
  const poor = table({ seats: [{ prayer: 2 }] });
  answer(poor, 0, 'top-recruit', 'c1-a');
  expect(offered(poor, 0)).toEqual([1, 2]);
});

test('K-RECR-3: never in a foreign district, even a controlled one', () => {
  const state = table({ seats: [{ units: { 'c2-a': 1 } }] });
  answer(state, 0, 'top-recruit');
  expect(offered(state, 0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'done']);
});

test('K-RECR-4, K-EX-28: units recruited against an enemy attack; Charge! counts and the win scores', () => {
  const state = table({ seats: [{ tiles: ['charge'] }, { units: { 'c1-a': 2 } }] });
  const facts = answer(state, 0, 'top-recruit', 'c1-a', 3, 'done');
  expect(factOf(facts, 'attack')).toMatchObject({ attacker: 0, defender: 1, by: 'recruit', units: 3 });
  facts.push(...fight(state, { play: 'cavalry-blitz' }, { play: 'shield-push' }));
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 4, charge: 1 });
  answer(state, 1, 'recall');
  answer(state, 0, 'stay');
  expect([troop(state, 'c1-a'), state.battlePoints[0]]).toEqual(['0: 3', 1]);
});

test('K-RECR-5, K-RUL-62: all is placed and paid first, then the attacks follow in the order chosen', () => {
  const state = table({
    seats: [{ prayer: 7 }, { units: { 'c1-a': 1, 'c1-b': 1 } }],
  });
  const facts = answer(state, 0, 'top-recruit', 'c1-b', 2, 'c1-a', 3, 'c1-c', 2);
  expect(factsOf(facts, 'paid').map(({ price }) => price)).toEqual([7]);
  expect(factsOf(facts, 'attack').map(({ sector }) => sector)).toEqual(['c1-b']);
  fight(state, { play: 'cavalry-blitz' }, { play: 'shield-push' });
  answer(state, 1, 'retreat');
  // c1-a is contested, c1-c held: only the desert in front is left, and the engine answers.
  expect(troop(state, 'f1')).toBe('1: 1');
  answer(state, 0, 'stay');
  answer(state, 1, 'fight');
  expect(asked(state)).toEqual(['battle-card 0', 'battle-card 1']);
  expect(state.battle?.sector).toBe(0);
});

test('K-RECR-6, K-CREA-6, K-DEC-22, K-RUL-69: creatures may return with a Recruit, even without units', () => {
  const position = {
    seats: [{ units: { 'c1-a': 2 }, tiles: ['mummy', 'phoenix'] as const }, { units: { 'c1-b': 1 } }],
  };
  const state = table(position);
  answer(state, 0, 'top-recruit', 'c1-a');
  expect(offered(state, 0)).toEqual([0, 1, 2, 3]);
  answer(state, 0, 0);
  expect(offered(state, 0)).toEqual(['phoenix', 'mummy', 'none']);
  answer(state, 0, 'mummy', 'c1-b', 2, 'none', 'done');
  expect([whereIs(state, 'mummy'), whereIs(state, 'phoenix')]).toEqual(['c1-a', 'reserve']);
  const declined = table(position);
  answer(declined, 0, 'top-recruit', 'done');
  expect(whereIs(declined, 'mummy')).toBe('reserve');
});

test('K-CREA-6, K-RECR-4: in a district with an attack the creature joins the attackers', () => {
  const state = table({ seats: [{ tiles: ['mummy'] }, { units: { 'c1-b': 1 } }] });
  answer(state, 0, 'top-recruit', 'c1-b');
  expect(offered(state, 0)).toEqual([1, 2, 3, 4, 5]);
  answer(state, 0, 2, 'mummy', 'done');
  const facts = fight(state, { play: 'cavalry-blitz' }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 2, card: 4, mummy: 2 });
});

test('K-DEC-21: 0 is offered only if a creature can follow', () => {
  const state = table({ seats: [{ units: { 'c1-a': 2 }, tiles: ['mummy'], creatures: { mummy: 'c1-a' } }] });
  answer(state, 0, 'top-recruit', 'c1-a');
  expect(offered(state, 0)).toEqual([1, 2, 3]);
});
