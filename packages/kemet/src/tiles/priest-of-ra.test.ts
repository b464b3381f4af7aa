import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

test('K-PAY-2, K-PAY-3, K-RUL-27: one payment each: Raise, tile, Recruit, teleport, card', () => {
  const seat = {
    prayer: 5,
    tiles: ['priest-of-ra'],
    pyramids: { 'c1-a': 'red 1' },
    units: { 'c1-a': 1 },
  } as const;
  const left = (...options: (string | number)[]) => {
    const table = given({ seats: [{ ...seat, hand: ['raining-fire'] }, { units: { f2: 1 } }] });
    table.play(0, ...options);
    return table.state.prayer[0];
  };
  expect(left('middle-raise', 'c1-a', 3)).toBe(1);
  expect(left('bottom-red', 'charge')).toBe(5);
  expect(left('top-recruit', 'c1-a', 2, 'c1-b', 2, 'done')).toBe(2);
  expect(left('top-move', 'c1-a', 'teleport:t-west')).toBe(4);
  expect(left('play:raining-fire')).toBe(5);
});

test('K-EX-6, K-RUL-28: a level-1 tile is free, and a price of 0 stays 0', () => {
  const table = given({ seats: [{ prayer: 0, tiles: ['priest-of-ra'], pyramids: { 'c1-a': 'white 1' } }] });
  table.play(0, 'bottom-white', 'priest');
  expect(table.state.prayer[0]).toBe(0);
});

test('K-RUL-27: battle cards are lowered one by one', () => {
  const table = skirmish(
    { prayer: 0, tiles: ['priest-of-ra'], hand: ['war-fury', 'bloodbath', 'war-rage'] },
    {},
  );
  table.fight(
    { play: 'cavalry-blitz', add: ['war-fury', 'bloodbath', 'war-rage'] },
    { play: 'cavalry-blitz' },
  );
  expect(table.state.battle?.strength[0]).toBe(3 + 4 + 2 + 1);
  expect(table.state.prayer[0]).toBe(0);
});

test('K-RUL-26, K-PAY-4: Priest of Ra does not soften Mana Theft', () => {
  const table = given({ seats: [{ hand: ['mana-theft'] }, { prayer: 4, tiles: ['priest-of-ra'] }] });
  table.play(0, 'play:mana-theft');
  table.always('veto', 'pass');
  expect(table.state.prayer).toEqual([6, 3]);
});
