import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_NAMES, type Bot, type BotName, type BotOptions, type Explained } from '@ennead/bots';
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
  /** A clock in milliseconds; absent: time on the wall. */
  readonly now?: () => number;
}

/** Hears what a bot thought, where it says. */
export type Listener = (seat: Seat, decision: Decision, best: readonly Explained[]) => void;

/** The bot of each seat, by name or by the file it is in: one for all of them, or one for each. */
export function botPerSeat(given: readonly string[], players: number): readonly string[] {
  for (const name of given) mustBeKnown(name);
  const [only] = given;
  if (given.length === 1 && only !== undefined) return new Array<string>(players).fill(only);
  if (given.length !== players)
    throw new UsageError(
      `--bots lists ${given.length} bots for ${players} seats; give one bot, or one per seat.`,
    );
  return given;
}

const isFile = (name: string): boolean => /\.[cm]?[jt]s$/.test(name);

function mustBeKnown(name: string): void {
  if (isFile(name)) {
    if (!existsSync(name)) throw new UsageError(`There is no file ${name}.`);
  } else if (!BOT_NAMES.some((each) => each === name))
    throw new UsageError(
      `There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}.${nearest(name, BOT_NAMES)}`,
    );
}

/** Makes the bot of a seat. */
type Maker = (game: Game, options: BotOptions) => Bot;

/** Thinking bots are loaded when one is named: random play needs no view and no judgement. */
async function makerOf(name: string): Promise<Maker> {
  if (!isFile(name)) {
    const { createBot, gameIds, loadBot, loadGame } = await import('@ennead/bots');
    if (name === 'expert')
      for (const id of gameIds()) {
        const entry = await loadGame(id);
        if (entry !== null) await loadBot(name, entry.engine);
      }
    return (game, options) => createBot(name as BotName, game, options);
  }
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(resolve(name)).href)) as {
    createBot?: Maker;
  };
  if (typeof loaded.createBot !== 'function')
    throw new UsageError(`${name} exports no function createBot (see docs/bots.md).`);
  return loaded.createBot;
}

/** Seats bots at a table. */
export async function seating(
  names: readonly string[],
  { milliseconds, nodes, now = () => performance.now() }: Effort,
  listener?: Listener,
): Promise<(name: string, chair: Chair) => Player> {
  const makers = new Map<string, Maker>();
  for (const name of names) if (name !== 'random' && !makers.has(name)) makers.set(name, await makerOf(name));
  const effort = {
    ...(milliseconds === undefined ? {} : { budgetMs: milliseconds, now }),
    ...(nodes === undefined ? {} : { nodes }),
  };
  return (name, chair) => {
    const make = makers.get(name);
    if (make === undefined) return randomPlayer(chair);
    const { game, seat, seed } = chair;
    const bot = make(game, { seed, ...effort });
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
