import { expect, test } from 'vitest';
import { answer, asked, battleTerms, factOf, fight, offered, strike, table } from '../testing/table.ts';

test('K-MOVE-5, K-CREA-7: the Phoenix gives +1 range, +2 strength, +0 damage and +0 protection to its troop', () => {
  const state = table({
    seats: [{ units: { f1: 3 }, tiles: ['phoenix'], creatures: { phoenix: 'f1' } }, { units: { 'd-12': 3 } }],
  });
  const facts = strike(state, 'f1', 'land:d-12');
  expect(factOf(facts, 'range-fixed').range).toBe(2);
  facts.push(...fight(state, { play: 'shield-push' }, { play: 'shield-push' }));
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3, phoenix: 2 });
  expect(battleTerms(facts, 0, 'damage')).toEqual({});
  expect(battleTerms(facts, 0, 'protection')).toEqual({ card: 1 });
});

test('K-CREA-7, K-CREA-4: the Phoenix elsewhere gives nothing and is no unit', () => {
  const state = table({
    seats: [
      { units: { f1: 3, 'c1-a': 1 }, tiles: ['phoenix'], creatures: { phoenix: 'c1-a' } },
      { units: { 'd-12': 3 } },
    ],
  });
  const facts = strike(state, 'f1', 'land:d-12');
  expect(factOf(facts, 'range-fixed').range).toBe(1);
  facts.push(...fight(state, { play: 'shield-push' }, { play: 'shield-push' }));
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3 });
});

const withPhoenix = { units: { 'd-12': 3 }, tiles: ['phoenix'], creatures: { phoenix: 'd-12' } } as const;

test('K-MOVE-14, K-RUL-13, K-DEC-26: a step through walls must be made together with the Phoenix', () => {
  const state = table({ seats: [withPhoenix] });
  answer(state, 0, 'top-move', 'd-12', 'land:f2', 3, 'with');
  expect(offered(state, 0)).toContain('land:c2-a');
  answer(state, 0, 'land:c2-a', 2);
  expect(asked(state)).not.toContain('step-creature 0');
  expect(state.creatureAt[2]).toBe(3);
});

test('K-RUL-13, K-MOVE-14: with the Phoenix left behind walls stop the troop', () => {
  const state = table({ seats: [{ ...withPhoenix, tiles: ['phoenix', 'god-speed'] }] });
  answer(state, 0, 'top-move', 'd-12', 'land:f2', 2, 'without');
  expect(offered(state, 0)).toContain('land:bank-w');
  expect(offered(state, 0)).not.toContain('land:c2-a');
});

test('K-RUL-14: the Phoenix crosses a wall behind which the Snake stands; then the Snake silences it', () => {
  const state = table({
    seats: [
      withPhoenix,
      { units: { 'c2-a': 2 }, tiles: ['deep-desert-snake'], creatures: { 'deep-desert-snake': 'c2-a' } },
    ],
  });
  answer(state, 0, 'top-move', 'd-12', 'land:f2', 3, 'with', 'land:c2-a', 3);
  const facts = fight(state, { play: 'shield-push' }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3 });
});

test('K-MOVE-14, K-MOVE-17: where another own creature stands the Phoenix opens no wall', () => {
  const state = table({
    seats: [
      {
        units: { 'd-12': 3, 'c2-a': 1 },
        tiles: ['phoenix', 'mummy'],
        creatures: { phoenix: 'd-12', mummy: 'c2-a' },
      },
    ],
  });
  answer(state, 0, 'top-move', 'd-12', 'land:f2', 3, 'with');
  expect(offered(state, 0)).not.toContain('land:c2-a');
  expect(offered(state, 0)).toContain('land:c2-b');
});
