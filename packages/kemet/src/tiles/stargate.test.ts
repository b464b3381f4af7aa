import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-MOVE-7, K-PAY-3: Stargate lowers the price of a teleport by 1, beside Priest of Ra', () => {
  const seat = { units: { 'c1-a': 3 }, pyramids: { 'c1-a': 'red 1' }, prayer: 4 } as const;
  const table = given({ seats: [{ ...seat, tiles: ['stargate'] }] });
  const paid = table.strike('c1-a', 'teleport:t-west').told('paid')[0];
  expect(paid).toMatchObject({ price: 1, now: 3 });
  expect(paid?.terms).toEqual([
    { source: 'base', value: 2 },
    { source: 'stargate', value: -1 },
  ]);
  const both = given({ seats: [{ ...seat, tiles: ['stargate', 'priest-of-ra'] }] });
  both.strike('c1-a', 'teleport:t-west');
  expect(both.state.prayer[0]).toBe(4);
});

test('K-RUL-25, K-MOVE-9: Stargate does not lower the cost of the card Teleportation, Priest of Ra does', () => {
  const seat = { units: { f1: 3 }, prayer: 4, hand: ['teleportation'] } as const;
  const table = given({ seats: [{ ...seat, tiles: ['stargate'] }], discard: ['veto', 'veto'] });
  table.play(0, 'top-move', 'f1', 'play:teleportation', 'card-teleport:t-west', 3);
  expect(table.state.prayer[0]).toBe(3);
  const ra = given({ seats: [{ ...seat, tiles: ['priest-of-ra'] }], discard: ['veto', 'veto'] });
  ra.play(0, 'top-move', 'f1', 'play:teleportation', 'card-teleport:t-west', 3);
  expect(ra.state.prayer[0]).toBe(4);
});
