import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { cardsInHand } from '../testing/hands.ts';

test('K-BUY-6, K-RUL-60: a player may own both strategy tiles; special cards cannot be given up', () => {
  const table = given({
    seats: [
      {
        prayer: 5,
        pyramids: { 'c1-a': 'blue 2' },
        tiles: ['offensive-strategy'],
        givenUp: ['chariot-raid'],
      },
    ],
  });
  table.play(0, 'bottom-blue', 'defensive-strategy');
  expect(table.options(0)).not.toContain('special-offensive');
  expect(table.options(0)).toHaveLength(5);
  table.play(0, 'cavalry-blitz');
  expect(cardsInHand(table.state, 0).slice(4)).toEqual(['special-offensive', 'special-defensive']);
});

test('K-RUL-1, K-BATTLE-13: the card of Defensive Strategy is 3/0/3', () => {
  const table = skirmish({}, { tiles: ['defensive-strategy'], givenUp: ['chariot-raid'] });
  table.fight({ play: 'chariot-raid' }, { play: 'special-defensive' });
  expect(table.terms(1, 'strength')).toEqual({ units: 3, card: 3 });
  expect(table.terms(1, 'damage')).toEqual({});
  expect(table.terms(1, 'protection')).toEqual({ card: 3 });
});
