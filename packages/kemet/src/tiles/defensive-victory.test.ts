import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { FIRST_RULES } from '../testing/given.ts';

test('K-BATTLE-17, K-VP-1, K-VP-4, K-RUL-74: a defender who wins with a survivor gets a battle point', () => {
  const table = skirmish({ units: { f1: 1 } }, { tiles: ['defensive-victory'] });
  table.fight({ play: 'shield-push' }, { play: 'cavalry-blitz' });
  expect(table.told('point')[0]).toMatchObject({ seat: 1, battle: true, source: 'defensive-victory' });
  expect([table.state.permanent[1], table.state.battlePoints[1]]).toEqual([1, 1]);
});

test('K-EX-14, K-RUL-52, K-RUL-53, K-BATTLE-19: no point without a survivor; the beaten attacker may stay', () => {
  const table = skirmish(
    { units: { f1: 2 } },
    { units: { 'd-12': 1 }, tiles: ['defensive-victory', 'defense'] },
    { setup: FIRST_RULES },
  );
  table.fight({ play: 'mixed-tactics' }, { play: 'cavalry-blitz' });
  expect(table.told('battle-won')[0]).toMatchObject({ winner: 1, strengths: [4, 6] });
  expect([table.state.permanent[1], table.state.reserve[0], table.state.reserve[1]]).toEqual([0, 10, 12]);
  table.play(0, 'stay');
  expect([table.state.permanent[0], table.state.holder.filter((seat) => seat === 0).length]).toEqual([0, 1]);
});

test('K-BATTLE-17: without the tile a defender gets no point', () => {
  const table = skirmish({ units: { f1: 1 } }, {});
  table.fight({ play: 'shield-push' }, { play: 'cavalry-blitz' });
  expect(table.state.permanent[1]).toBe(0);
});
