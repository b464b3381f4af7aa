import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { cardsInHand } from '../testing/hands.ts';

test('K-BUY-6, K-EX-23, K-RUL-60: used cards come back, one basic card goes, the 3/3/0 card comes', () => {
  const table = given({
    seats: [
      {
        prayer: 5,
        pyramids: { 'c1-a': 'red 2' },
        played: ['cavalry-blitz', 'chariot-raid'],
        discarded: ['shield-push', 'mixed-tactics'],
      },
    ],
  });
  table.play(0, 'bottom-red', 'offensive-strategy');
  expect(table.options(0)).toEqual([
    'cavalry-blitz',
    'fervent-purge',
    'shield-push',
    'phalanx-defense',
    'mixed-tactics',
    'chariot-raid',
  ]);
  table.play(0, 'chariot-raid');
  expect([table.state.played[0], table.state.discarded[0], table.state.discards[0]]).toEqual([0, 0, 0]);
  expect(cardsInHand(table.state, 0)).toEqual([
    'cavalry-blitz',
    'fervent-purge',
    'shield-push',
    'phalanx-defense',
    'mixed-tactics',
    'special-offensive',
  ]);
});
