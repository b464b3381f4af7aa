import type { BotName, Explained } from '@ennead/bots';
import {
  type BaseState,
  chanceFrom,
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
  readonly seed: string;
}

/** How much bots may think about one decision; absent: their own habit. */
export interface Effort {
  readonly milliseconds: number | undefined;
  /** Worlds played out: unlike time, it gives the same choice on every machine. */
  readonly nodes: number | undefined;
}

/** Hears what a bot thought, where it says. */
export type Listener = (seat: Seat, decision: Decision, best: readonly Explained[]) => void;

const BOT_NAMES: readonly BotName[] = ['random', 'easy', 'hard'];

/** The bot of each seat: one name for all of them, or one for each. */
export function botPerSeat(given: readonly string[], players: number): readonly BotName[] {
  const named = given.map(botNamed);
  const [only] = named;
  if (named.length === 1 && only !== undefined) return new Array<BotName>(players).fill(only);
  if (named.length !== players)
    throw new UsageError(
      `--bots names ${named.length} bots for ${players} seats; name one, or one for each.`,
    );
  return named;
}

function botNamed(name: string): BotName {
  const bot = BOT_NAMES.find((each) => each === name);
  if (bot === undefined)
    throw new UsageError(
      `There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}.${nearest(name, BOT_NAMES)}`,
    );
  return bot;
}

/** Seats bots at a table. Thinking bots are loaded when one is named: random play needs no view and no judgement. */
export async function seating(
  names: readonly BotName[],
  { milliseconds, nodes }: Effort,
  listener?: Listener,
): Promise<(name: BotName, chair: Chair) => Player> {
  if (names.every((name) => name === 'random')) return (_name, chair) => randomPlayer(chair);
  const { createBot } = await import('@ennead/bots');
  const effort = {
    ...(milliseconds === undefined ? {} : { budgetMs: milliseconds, now: () => performance.now() }),
    ...(nodes === undefined ? {} : { nodes }),
  };
  return (name, chair) => {
    if (name === 'random') return randomPlayer(chair);
    const { game, seat, seed } = chair;
    const bot = createBot(name, game, { seed, ...effort });
    return (state, decision) => {
      const view = game.view(state, seat);
      if (listener !== undefined && bot.explain !== undefined && decision.options.length > 1)
        listener(seat, decision, bot.explain(view, seat, [decision]));
      return bot.choose(view, seat, [decision]);
    };
  };
}

function randomPlayer({ seed }: Chair): Player {
  const chance = chanceFrom(seed);
  return (_state, { options }) => pick(chance, options);
}
