import { expect, test } from 'vitest';
import { answer, asked, factOf, fight, offered, table, troop } from '../testing/table.ts';

test('K-TILE-4, K-NIGHT-5, K-DEC-7: up to 4 free units in own districts and to one troop outside', () => {
  const state = table({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['reinforcements'], units: { f1: 1, 'd-12': 2, 'c1-a': 4 }, prayer: 0 }],
  });
  expect(asked(state)).toEqual(['reinforcements 0']);
  expect(offered(state, 0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'f1', 'd-12', 'stop']);
  answer(state, 0, 'c1-a', 'f1');
  expect(offered(state, 0)).toEqual(['c1-b', 'c1-c', 'f1', 'stop']);
  answer(state, 0, 'f1', 'c1-b');
  expect([troop(state, 'c1-a'), troop(state, 'c1-b'), troop(state, 'f1')]).toEqual(['0: 5', '0: 1', '0: 3']);
  expect(state.prayer[0]).toBe(2);
});

test('K-NIGHT-5, K-TILE-3: Reinforcements may be declined', () => {
  const state = table({ phase: 'night', round: 2, seats: [{ tiles: ['reinforcements'] }] });
  answer(state, 0, 'stop');
  expect(state.reserve[0]).toBe(12);
});

test('K-RUL-30, K-RECR-5, K-INT-2: a battle at night is fought at once; the owner of the tile attacks', () => {
  const state = table({
    setup: { players: 3 },
    phase: 'night',
    round: 2,
    order: [1, 0, 2],
    seats: [{ tiles: ['reinforcements'] }, { units: { 'c1-a': 2 } }, { tiles: ['hand-of-god'] }],
  });
  const facts = answer(state, 0, 'c1-a', 'c1-a', 'c1-a', 'stop');
  expect(factOf(facts, 'attack')).toMatchObject({ attacker: 0, defender: 1, by: 'reinforcements', units: 3 });
  fight(state, { play: 'cavalry-blitz' }, { play: 'shield-push' });
  answer(state, 1, 'recall');
  answer(state, 0, 'stay');
  expect(state.battlePoints[0]).toBe(1);
  expect(asked(state)).toEqual(['hand-of-god 2']);
});
