import { interval } from '../simulate/tally.ts';

/** The share of games that the first bot of a pairing is to win. */
export interface Goal {
  readonly from: number;
  readonly to: number;
}

/** How a series stands to its goal: within it, outside, or not known yet. */
export type Verdict = 'met' | 'missed' | 'open';

/** A step of the ladder is to be felt, and to be climbed. */
const STEP: Goal = { from: 0.65, to: 0.85 };
const atLeast = (from: number): Goal => ({ from, to: 1 });
/** In milliseconds; with less expert has its lower goals. */
const LONG = 1000;

/**
 * By players, first bot and the others: with long thought, and with less. The step to expert has no upper end: hard is the yardstick
 * and stays as it is, and expert is to be as strong as it can.
 */
const GOALS: Readonly<Record<string, readonly [long: Goal, short: Goal]>> = {
  '2 easy beginner': [STEP, STEP],
  '2 medium easy': [STEP, STEP],
  '2 hard medium': [STEP, STEP],
  '2 expert hard': [atLeast(0.7), atLeast(0.6)],
  '4 expert hard': [atLeast(0.4), atLeast(0.33)],
  '4 expert easy': [atLeast(0.85), atLeast(0.85)],
};

/** What a series is to show; null: nothing is asked of it. */
export function goalOf({
  players,
  bots: [first, other],
  millisecondsOfHard = 0,
}: {
  readonly players: number;
  readonly bots: readonly string[];
  readonly millisecondsOfHard?: number;
}): Goal | null {
  const [long, short] = GOALS[`${players} ${first} ${other}`] ?? [null, null];
  return millisecondsOfHard >= LONG ? long : short;
}

/** Deviations of 95%, and of 99%: to end a series needs more, as it is looked at after every game. */
const SHOWN = 1.959964;
const SURE = 2.575829;

export function verdictOf({ from, to }: Goal, won: number, games: number, deviations = SHOWN): Verdict {
  const [low, high] = interval(won, games, deviations);
  if (low >= from && high <= to) return 'met';
  return high < from || low > to ? 'missed' : 'open';
}

/** Before so many games a run of luck looks like a verdict. */
const FEWEST = 20;

/** Whether more games would hardly change the verdict. */
export function isDecided(goal: Goal, won: number, games: number): boolean {
  return games >= FEWEST && verdictOf(goal, won, games, SURE) !== 'open';
}
