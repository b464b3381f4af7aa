import { expect, test } from 'vitest';
import { groundOf } from '../ground/ground.ts';
import { given } from '../testing/given.ts';
import { auctionRow, cityController, draftPool, eventName, stockOf } from './kept.ts';

const at = (scenario: 'new-kingdom-strife' | 'great-rebuilding' | 'guardians-of-kemet' | 'middle-kingdom') =>
  given({ scenario, players: 4 }).state;

test('what a scenario keeps is shown at its own tables and nowhere else', () => {
  const strife = at('new-kingdom-strife');
  const ground = groundOf(strife);
  expect(ground.cities.map((city) => cityController(strife, ground, city))).toEqual([0, 1]);
  expect(cityController(strife, ground, 0)).toBe(-1);
  const rebuilding = at('great-rebuilding');
  expect(stockOf(rebuilding, 0)).toHaveLength(3);
  expect(draftPool(rebuilding)).not.toEqual([]);
  expect(auctionRow(at('guardians-of-kemet'))).not.toEqual([]);
  for (const other of [strife, at('guardians-of-kemet'), at('middle-kingdom')]) {
    expect(stockOf(other, 0)).toBeNull();
    expect(draftPool(other)).toEqual([]);
  }
  for (const other of [strife, rebuilding, at('middle-kingdom')]) expect(auctionRow(other)).toEqual([]);
  expect(cityController(rebuilding, ground, ground.cities[0] ?? -1)).toBe(-1);
});

test('S-REVOLT-2: a caravan of the People’s Revolt is called a consolidation', () => {
  const revolt = given({ scenario: 'peoples-revolt', players: 4 }).state;
  expect([eventName(revolt, 'caravan'), eventName(revolt, 'conflict')]).toEqual([
    'consolidation',
    'conflict',
  ]);
  expect(eventName(at('middle-kingdom'), 'caravan')).toBe('caravan');
});
