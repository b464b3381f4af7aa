import { expect, test } from 'vitest';
import { answer, asked, battleTerms, factOf, fight, skirmish, table, troop } from '../testing/table.ts';

test('K-BATTLE-4, K-BATTLE-5, K-EX-15, K-RUL-49: a troop of 2 is destroyed, there is no battle and the Move goes on', () => {
  const state = skirmish(
    { tiles: ['initiative', 'god-speed', 'crusade', 'holy-war'] },
    { units: { 'd-12': 2 }, tiles: ['shield-of-neith'] },
  );
  const facts = answer(state, 1, 'fight');
  expect(factOf(facts, 'no-battle')).toMatchObject({ because: 'initiative' });
  expect(troop(state, 'd-12')).toBe('0: 3');
  expect([state.permanent[0], state.prayer[0], state.played[0], state.reserve[1]]).toEqual([0, 5, 0, 12]);
  expect(asked(state)).toEqual(['step 0']);
});

test('K-BATTLE-4, K-RUL-47, K-RUL-48: 2 units die before the battle, protection or not, and never for Crusade', () => {
  const state = skirmish({ tiles: ['initiative', 'crusade'] }, { tiles: ['shield-of-neith'] });
  answer(state, 1, 'fight');
  const facts = fight(state, { play: 'shield-push' }, { play: 'phalanx-defense' });
  expect(battleTerms(facts, 1, 'strength')).toEqual({ units: 1, card: 2 });
  expect(state.prayer[0]).toBe(5);
});

test('K-BATTLE-2, K-EX-16, K-RUL-42: Escape comes before Initiative', () => {
  const state = skirmish({ tiles: ['initiative'] }, { hand: ['escape'] });
  answer(state, 1, 'escape', 'bank-w');
  expect([troop(state, 'bank-w'), troop(state, 'd-12')]).toEqual(['1: 3', '0: 3']);
});

test('K-RUL-31, K-TILE-3: Initiative is a day tile and does nothing in a battle at night', () => {
  const state = table({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['reinforcements', 'initiative', 'charge'] }, { units: { 'c1-a': 2 } }],
  });
  answer(state, 0, 'c1-a', 'c1-a', 'c1-a', 'stop');
  const facts = fight(state, { play: 'cavalry-blitz' }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 4, charge: 1 });
  expect(battleTerms(facts, 1, 'strength')).toEqual({ units: 2, card: 3 });
});
