import { kemet } from '@ennead/kemet';
import { expect, test } from 'vitest';
import { type Answer, gameAt, type HeardIn, heardIn, type World } from '../testing/world.ts';
import { heldBack } from './attendant.ts';

const TELLTALE = {
  games: new URL('../games.ts', import.meta.url).href,
  bots: new URL('../testing/telltale-bots.ts', import.meta.url).href,
};
const SECRET = 1000;
/** Where a machine is so busy that a thought of nothing takes longer than that, there is more time. */
const TRIES = 5;
const ATTACK: readonly Answer[] = [
  [0, 'top-move'],
  [0, 'd-12'],
  [0, 'land:t-west'],
  [0, 5],
  [1, 'escape'],
];

/** Seat 1 has played Escape; the bots at seats 2 and 3 are asked for a Veto and pass. */
const vetoWindow = (second: string, third: string, secret: number): World => ({
  game: gameAt(
    kemet,
    {
      setup: { players: 4 },
      seats: [
        { units: { 'd-12': 5 } },
        { prayer: 3, units: { 't-west': 4 }, hand: ['escape', 'prayer'] },
        { hand: [second] },
        { hand: [third] },
      ],
    },
    ...ATTACK,
  ),
  players: 4,
  answers: [],
  bots: [2, 3],
  steps: 1,
  options: { workers: TELLTALE, pace: { secret } },
});

/** What is heard in a window that was long enough for every thought; it lasted as long as it should. */
async function heardInTime(second: string, third: string): Promise<HeardIn> {
  for (let tried = 1, secret = SECRET; ; tried++, secret *= 2) {
    const heard = await heardIn(vetoWindow(second, third, secret));
    if (tried < TRIES && JSON.stringify(heard.of(null)).includes('bot-timeout')) continue;
    // Timers may fire a moment early by the clock of the day.
    expect(heard.lasted).toBeGreaterThan(secret - 20);
    return heard;
  }
}

test('however long a thought took within the time for it, the answer is given at the same moment', () => {
  for (const thought of [1000, 1001, 1400, 1499, 1500]) expect(heldBack(1000, thought, 500)).toBe(1500);
  for (const thought of [1501, 1999, 2000]) expect(heldBack(1000, thought, 500)).toBe(2000);
});

test('K-INT-5: bots that hold a Veto and think about it sound like bots that hold none, whichever thinks longer', async () => {
  const [none, second, third] = await Promise.all([
    heardInTime('raining-fire', 'enlistment'),
    heardInTime('veto', 'enlistment'),
    heardInTime('raining-fire', 'veto'),
  ]);
  for (const viewer of [0, 1, null]) {
    const heard = none.of(viewer).flat();
    expect(heard).toMatchObject([
      { type: 'fresh', waiting: [2, 3] },
      { type: 'moved', by: null },
    ]);
    expect(second.of(viewer).flat()).toEqual(heard);
    expect(third.of(viewer).flat()).toEqual(heard);
  }
});
