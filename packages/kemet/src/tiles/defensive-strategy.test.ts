import { expect, test } from 'vitest';
import { answer, battleTerms, cardsInHand, fight, offered, skirmish, table } from '../testing/table.ts';

test('K-BUY-6, K-RUL-60: a player may own both strategy tiles; special cards cannot be given up', () => {
  const state = table({
    seats: [
      {
        prayer: 5,
        pyramids: { 'c1-a': 'blue 2' },
        tiles: ['offensive-strategy'],
        givenUp: ['chariot-raid'],
      },
    ],
  });
  answer(state, 0, 'bottom-blue', 'defensive-strategy');
  expect(offered(state, 0)).not.toContain('special-offensive');
  expect(offered(state, 0)).toHaveLength(5);
  answer(state, 0, 'cavalry-blitz');
  expect(cardsInHand(state, 0).slice(4)).toEqual(['special-offensive', 'special-defensive']);
});

test('K-RUL-1, K-BATTLE-13: the card of Defensive Strategy is 3/0/3', () => {
  const state = skirmish({}, { tiles: ['defensive-strategy'], givenUp: ['chariot-raid'] });
  const facts = fight(state, { play: 'chariot-raid' }, { play: 'special-defensive' });
  expect(battleTerms(facts, 1, 'strength')).toEqual({ units: 3, card: 3 });
  expect(battleTerms(facts, 1, 'damage')).toEqual({});
  expect(battleTerms(facts, 1, 'protection')).toEqual({ card: 3 });
});
