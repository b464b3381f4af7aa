import { expect, test } from 'vitest';
import { battleTerms, factsOf, fight, skirmish } from '../testing/table.ts';

test('K-BATTLE-16, K-EX-18, K-TILE-2: 2 for each unit killed, beside Holy War', () => {
  const state = skirmish(
    { units: { f1: 5 }, prayer: 2, tiles: ['carnage', 'crusade', 'holy-war'] },
    { units: { 'd-12': 3 } },
  );
  const facts = fight(state, { play: 'fervent-purge' }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'damage')).toEqual({ card: 2, carnage: 1 });
  expect(factsOf(facts, 'prayer-gained')[0]?.terms).toEqual([
    { source: 'crusade', value: 4 },
    { source: 'holy-war', value: 4 },
  ]);
  expect([state.prayer[0], state.battlePoints[0]]).toEqual([10, 1]);
});

test('K-BATTLE-16: only units really removed count, for a loser too', () => {
  const state = skirmish({ units: { f1: 1 }, prayer: 0, tiles: ['crusade'] }, { units: { 'd-12': 1 } });
  fight(state, { play: 'chariot-raid' }, { play: 'cavalry-blitz' });
  expect(state.prayer[0]).toBe(2);
});
