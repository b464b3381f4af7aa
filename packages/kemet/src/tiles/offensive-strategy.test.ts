import { expect, test } from 'vitest';
import { answer, cardsInHand, offered, table } from '../testing/table.ts';

test('K-BUY-6, K-EX-23, K-RUL-60: used cards come back, one basic card goes, the 3/3/0 card comes', () => {
  const state = table({
    seats: [
      {
        prayer: 5,
        pyramids: { 'c1-a': 'red 2' },
        played: ['cavalry-blitz', 'chariot-raid'],
        discarded: ['shield-push', 'mixed-tactics'],
      },
    ],
  });
  answer(state, 0, 'bottom-red', 'offensive-strategy');
  expect(offered(state, 0)).toEqual([
    'cavalry-blitz',
    'fervent-purge',
    'shield-push',
    'phalanx-defense',
    'mixed-tactics',
    'chariot-raid',
  ]);
  answer(state, 0, 'chariot-raid');
  expect([state.played[0], state.discarded[0], state.discards[0]]).toEqual([0, 0, 0]);
  expect(cardsInHand(state, 0)).toEqual([
    'cavalry-blitz',
    'fervent-purge',
    'shield-push',
    'phalanx-defense',
    'mixed-tactics',
    'special-offensive',
  ]);
});
