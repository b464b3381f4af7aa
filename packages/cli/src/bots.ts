import {
  type BaseState,
  type Chance,
  type Decision,
  type Game,
  type Option,
  pick,
  type Seat,
} from '@ennead/kernel';
import { nearest, UsageError } from './arguments.ts';

/** Answers a decision of its own seat. It looks at the state only through that seat's view. */
export type Player = (state: BaseState, decision: Decision) => Option;

/** What a bot is told when it sits down. */
export interface Chair {
  readonly game: Game;
  readonly seat: Seat;
  readonly chance: Chance;
  /** Milliseconds it may think about a decision; absent: its own habit. */
  readonly budget?: number;
}

type Bot = (chair: Chair) => Player;

const bots: Readonly<Record<string, Bot>> = {
  random:
    ({ chance }) =>
    (_state, { options }) =>
      pick(chance, options),
};

export function botCalled(name: string): Bot {
  const known = Object.keys(bots);
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined)
    throw new UsageError(`There is no bot "${name}"; there are: ${known.join(', ')}.${nearest(name, known)}`);
  return bot;
}

/** The bot of each seat: one name for all of them, or one for each. */
export function botPerSeat(given: readonly string[], players: number): readonly string[] {
  for (const name of given) botCalled(name);
  const [only] = given;
  if (given.length === 1 && only !== undefined) return new Array<string>(players).fill(only);
  if (given.length !== players)
    throw new UsageError(
      `--bots names ${given.length} bots for ${players} seats; name one, or one for each.`,
    );
  return given;
}
