import { createRequire } from 'node:module';
import { resolve } from 'node:path';
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

/** Loads at once what only some command lines need. */
const require = createRequire(import.meta.url);

const bots: Readonly<Record<string, Bot>> = {
  random:
    ({ chance }) =>
    (_state, { options }) =>
      pick(chance, options),
  easy: (chair) => thinker('easy', chair),
  hard: (chair) => thinker('hard', chair),
};

/** Numbers in the name bound the worlds looked at: hard-500. */
const WITH_NODES = /^(easy|hard)-([1-9]\d*)$/;

export function botCalled(name: string): Bot {
  const known = Object.keys(bots);
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot !== undefined) return bot;
  const [, strength, nodes] = WITH_NODES.exec(name) ?? [];
  if (strength !== undefined) return (chair) => thinker(strength as 'easy' | 'hard', chair, Number(nodes));
  if (/\.[cm]?[jt]s$/.test(name)) return fromFile(name);
  throw new UsageError(
    `There is no bot "${name}"; there are: ${known.join(', ')}, or name a file (./my-bot.ts).${nearest(name, known)}`,
  );
}

type Bots = typeof import('@ennead/bots');
type ViewBot = Pick<import('@ennead/bots').Bot, 'choose'>;

function thinker(name: 'easy' | 'hard', { game, seat, chance, budget }: Chair, nodes?: number): Player {
  const { createBot } = require('@ennead/bots') as Bots;
  const options = {
    seed: chance.join(' '),
    ...(nodes === undefined ? {} : { nodes }),
    ...(budget === undefined ? {} : { budgetMs: budget, now: () => performance.now() }),
  };
  return playerOf(game, seat, createBot(name, game, options));
}

/** A bot in a file of its own: its `createBot(game, { seed })` gives an object with `choose`. */
function fromFile(file: string): Bot {
  let loaded: { createBot?: (game: Game, options: { seed: string }) => ViewBot };
  try {
    loaded = require(resolve(file)) as typeof loaded;
  } catch (error) {
    throw new UsageError(`Cannot load the bot ${file}: ${(error as Error).message}.`);
  }
  const { createBot } = loaded;
  if (typeof createBot !== 'function') throw new UsageError(`${file} exports no function createBot.`);
  return ({ game, seat, chance }) => playerOf(game, seat, createBot(game, { seed: chance.join(' ') }));
}

/** Shows a bot no more than its seat may see. */
function playerOf(game: Game, seat: Seat, bot: ViewBot): Player {
  return (state, decision) => bot.choose(game.view(state, seat), seat, [decision]);
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
