import { expect, test } from 'vitest';
import { answer, FIRST_RULES, factOf, fight, skirmish } from '../testing/table.ts';

test('K-BATTLE-17, K-VP-1, K-VP-4, K-RUL-74: a defender who wins with a survivor gets a battle point', () => {
  const state = skirmish({ units: { f1: 1 } }, { tiles: ['defensive-victory'] });
  const facts = fight(state, { play: 'shield-push' }, { play: 'cavalry-blitz' });
  expect(factOf(facts, 'point')).toMatchObject({ seat: 1, battle: true, source: 'defensive-victory' });
  expect([state.permanent[1], state.battlePoints[1]]).toEqual([1, 1]);
});

test('K-EX-14, K-RUL-52, K-RUL-53, K-BATTLE-19: no point without a survivor; the beaten attacker may stay', () => {
  const state = skirmish(
    { units: { f1: 2 } },
    { units: { 'd-12': 1 }, tiles: ['defensive-victory', 'defense'] },
    { setup: FIRST_RULES },
  );
  const facts = fight(state, { play: 'mixed-tactics' }, { play: 'cavalry-blitz' });
  expect(factOf(facts, 'battle-won')).toMatchObject({ winner: 1, strengths: [4, 6] });
  expect([state.permanent[1], state.reserve[0], state.reserve[1]]).toEqual([0, 10, 12]);
  answer(state, 0, 'stay');
  expect([state.permanent[0], state.holder.filter((seat) => seat === 0).length]).toEqual([0, 1]);
});

test('K-BATTLE-17: without the tile a defender gets no point', () => {
  const state = skirmish({ units: { f1: 1 } }, {});
  fight(state, { play: 'shield-push' }, { play: 'cavalry-blitz' });
  expect(state.permanent[1]).toBe(0);
});
