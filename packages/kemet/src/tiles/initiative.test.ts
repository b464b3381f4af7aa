import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

test('K-BATTLE-4, K-BATTLE-5, K-EX-15, K-RUL-49: a troop of 2 is destroyed, there is no battle and the Move goes on', () => {
  const table = skirmish(
    { tiles: ['initiative', 'god-speed', 'crusade', 'holy-war'] },
    { units: { 'd-12': 2 }, tiles: ['shield-of-neith'] },
  );
  table.play(1, 'fight');
  expect(table.told('no-battle')[0]).toMatchObject({ because: 'initiative' });
  expect(table.at('d-12')).toBe('0: 3');
  expect([
    table.state.permanent[0],
    table.state.prayer[0],
    table.state.played[0],
    table.state.reserve[1],
  ]).toEqual([0, 5, 0, 12]);
  expect(table.asked()).toEqual(['0 step']);
});

test('K-BATTLE-4, K-RUL-47, K-RUL-48: 2 units die before the battle, protection or not, and never for Crusade', () => {
  const table = skirmish({ tiles: ['initiative', 'crusade'] }, { tiles: ['shield-of-neith'] });
  table.play(1, 'fight');
  table.fight({ play: 'shield-push' }, { play: 'phalanx-defense' });
  expect(table.terms(1, 'strength')).toEqual({ units: 1, card: 2 });
  expect(table.state.prayer[0]).toBe(5);
});

test('K-BATTLE-2, K-EX-16, K-RUL-42: Escape comes before Initiative', () => {
  const table = skirmish({ tiles: ['initiative'] }, { hand: ['escape'] });
  table.play(1, 'escape', 'bank-w');
  expect([table.at('bank-w'), table.at('d-12')]).toEqual(['1: 3', '0: 3']);
});

test('K-RUL-31, K-TILE-3: Initiative is a day tile and does nothing in a battle at night', () => {
  const table = given({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['reinforcements', 'initiative', 'charge'] }, { units: { 'c1-a': 2 } }],
  });
  table.play(0, 'c1-a', 'c1-a', 'c1-a', 'stop');
  table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 4, charge: 1 });
  expect(table.terms(1, 'strength')).toEqual({ units: 2, card: 3 });
});
