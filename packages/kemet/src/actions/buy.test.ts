import { expect, test } from 'vitest';
import { answer, asked, offered, table } from '../testing/table.ts';

test('K-BUY-1, K-BUY-2, K-DEC-17: the space fixes the colour, the pyramid the level', () => {
  const state = table({ seats: [{ prayer: 11, pyramids: { 'c1-a': 'white 2', 'c1-b': 'red 4' } }] });
  answer(state, 0, 'bottom-white');
  expect(offered(state, 0)).toEqual([
    'priest',
    'priestess',
    'slaves',
    'high-priest',
    'crusade',
    'divine-boon',
    'none',
  ]);
  answer(state, 0, 'crusade');
  expect([state.prayer[0], state.active]).toEqual([9, 1]);
});

test('K-BUY-3, K-PAY-1: what cannot be paid is not offered', () => {
  const state = table({ seats: [{ prayer: 1, pyramids: { 'c1-a': 'white 4' } }] });
  answer(state, 0, 'bottom-white');
  expect(offered(state, 0)).toEqual(['priest', 'priestess', 'none']);
});

test('K-BUY-4, K-TILE-1: never two of a kind; the second copy is for another player', () => {
  const pyramids = (city: string) => ({ [`${city}-a`]: 'white 1' });
  const state = table({ seats: [{ pyramids: pyramids('c1') }, { pyramids: pyramids('c2') }] });
  answer(state, 0, 'bottom-white', 'priest');
  answer(state, 1, 'bottom-white', 'priest');
  const again = table({ seats: [{ pyramids: pyramids('c1'), tiles: ['priest'] }, { tiles: ['priestess'] }] });
  answer(again, 0, 'bottom-white');
  expect(offered(again, 0)).toEqual(['priestess', 'none']);
  expect(state.tileOwner.filter((owner) => owner >= 0)).toEqual([0, 1]);
});

test('K-BUY-5: a tile works from the moment it is bought', () => {
  const state = table({ seats: [{ prayer: 5, pyramids: { 'c1-a': 'white 1' }, tiles: ['act-of-god'] }] });
  answer(state, 0, 'bottom-white', 'priest', 'silver:bottom-pray');
  expect(state.prayer[0]).toBe(5 - 1 + 3);
});

test('K-DEC-18, K-CREA-2, K-RUL-71: a bought creature goes to a district or stays on its tile', () => {
  const state = table({
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
  answer(state, 0, 'bottom-blue', 'ancestral-elephant');
  expect([asked(state), offered(state, 0)]).toEqual([['creature-place 0'], ['c1-a', 'reserve']]);
});

test('K-DEC-19: a strategy tile asks which basic card goes', () => {
  const state = table({ seats: [{ pyramids: { 'c1-a': 'blue 2' } }] });
  answer(state, 0, 'bottom-blue', 'defensive-strategy');
  expect(asked(state)).toEqual(['give-up 0']);
  answer(state, 0, 'mixed-tactics');
  expect(state.cards[0]).toBe(0b10101111);
});
