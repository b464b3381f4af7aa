import { expect, test } from 'vitest';
import { answer, fight, passAll, skirmish, table } from '../testing/table.ts';

test('K-PAY-2, K-PAY-3, K-RUL-27: one payment each: Raise, tile, Recruit, teleport, card', () => {
  const seat = {
    prayer: 5,
    tiles: ['priest-of-ra'],
    pyramids: { 'c1-a': 'red 1' },
    units: { 'c1-a': 1 },
  } as const;
  const left = (...options: (string | number)[]) => {
    const state = table({ seats: [{ ...seat, hand: ['raining-fire'] }, { units: { f2: 1 } }] });
    answer(state, 0, ...options);
    return state.prayer[0];
  };
  expect(left('middle-raise', 'c1-a', 3)).toBe(1);
  expect(left('bottom-red', 'charge')).toBe(5);
  expect(left('top-recruit', 'c1-a', 2, 'c1-b', 2, 'done')).toBe(2);
  expect(left('top-move', 'c1-a', 'teleport:t-west')).toBe(4);
  expect(left('play:raining-fire')).toBe(5);
});

test('K-EX-6, K-RUL-28: a level-1 tile is free, and a price of 0 stays 0', () => {
  const state = table({ seats: [{ prayer: 0, tiles: ['priest-of-ra'], pyramids: { 'c1-a': 'white 1' } }] });
  answer(state, 0, 'bottom-white', 'priest');
  expect(state.prayer[0]).toBe(0);
});

test('K-RUL-27: battle cards are lowered one by one', () => {
  const state = skirmish(
    { prayer: 0, tiles: ['priest-of-ra'], hand: ['war-fury', 'bloodbath', 'war-rage'] },
    {},
  );
  fight(
    state,
    { play: 'cavalry-blitz', add: ['war-fury', 'bloodbath', 'war-rage'] },
    { play: 'cavalry-blitz' },
  );
  expect(state.battle?.strength[0]).toBe(3 + 4 + 2 + 1);
  expect(state.prayer[0]).toBe(0);
});

test('K-RUL-26, K-PAY-4: Priest of Ra does not soften Mana Theft', () => {
  const state = table({ seats: [{ hand: ['mana-theft'] }, { prayer: 4, tiles: ['priest-of-ra'] }] });
  answer(state, 0, 'play:mana-theft');
  passAll(state);
  expect(state.prayer).toEqual([6, 3]);
});
