import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-BUY-1, K-BUY-2, K-DEC-17: the space fixes the colour, the pyramid the level', () => {
  const table = given({ seats: [{ prayer: 11, pyramids: { 'c1-a': 'white 2', 'c1-b': 'red 4' } }] });
  table.play(0, 'bottom-white');
  expect(table.options(0)).toEqual([
    'priest',
    'priestess',
    'slaves',
    'high-priest',
    'crusade',
    'divine-boon',
    'none',
  ]);
  table.play(0, 'crusade');
  expect([table.state.prayer[0], table.state.active]).toEqual([9, 1]);
});

test('K-BUY-3, K-PAY-1: what cannot be paid is not offered', () => {
  const table = given({ seats: [{ prayer: 1, pyramids: { 'c1-a': 'white 4' } }] });
  table.play(0, 'bottom-white');
  expect(table.options(0)).toEqual(['priest', 'priestess', 'none']);
});

test('K-BUY-4, K-TILE-1: never two of a kind; the second copy is for another player', () => {
  const pyramids = (city: string) => ({ [`${city}-a`]: 'white 1' });
  const table = given({ seats: [{ pyramids: pyramids('c1') }, { pyramids: pyramids('c2') }] });
  table.play(0, 'bottom-white', 'priest');
  table.play(1, 'bottom-white', 'priest');
  const again = given({ seats: [{ pyramids: pyramids('c1'), tiles: ['priest'] }, { tiles: ['priestess'] }] });
  again.play(0, 'bottom-white');
  expect(again.options(0)).toEqual(['priestess', 'none']);
  expect(table.state.tileOwner.filter((owner) => owner >= 0)).toEqual([0, 1]);
});

test('K-BUY-5: a tile works from the moment it is bought', () => {
  const table = given({ seats: [{ prayer: 5, pyramids: { 'c1-a': 'white 1' }, tiles: ['act-of-god'] }] });
  table.play(0, 'bottom-white', 'priest', 'silver:bottom-pray');
  expect(table.state.prayer[0]).toBe(5 - 1 + 3);
});

test('K-DEC-18, K-CREA-2, K-RUL-71: a bought creature goes to a district or stays on its tile', () => {
  const table = given({
    seats: [
      {
        prayer: 5,
        pyramids: { 'c1-a': 'blue 2' },
        units: { 'c1-a': 1, 'c1-b': 1, f1: 2 },
        tiles: ['mummy'],
        creatures: { mummy: 'c1-b' },
      },
    ],
  });
  table.play(0, 'bottom-blue', 'ancestral-elephant');
  expect([table.asked(), table.options(0)]).toEqual([['0 creature-place'], ['c1-a', 'reserve']]);
});

test('K-DEC-19: a strategy tile asks which basic card goes', () => {
  const table = given({ seats: [{ pyramids: { 'c1-a': 'blue 2' } }] });
  table.play(0, 'bottom-blue', 'defensive-strategy');
  expect(table.asked()).toEqual(['0 give-up']);
  table.play(0, 'mixed-tactics');
  expect(table.state.cards[0]).toBe(0b10101111);
});
