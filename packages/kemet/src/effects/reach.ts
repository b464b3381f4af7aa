import { type Chance, chanceFrom, type Decision, draw, type Option, randomAnswer } from '@ennead/kernel';
import { DECISION_KINDS } from '../data/decisions.ts';
import { INTERVENTIONS } from '../data/interventions.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import type { KemetFact } from '../facts.ts';
import { kemet } from '../index.ts';
import { CREATURES } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { reachedBy, usedInState } from './seen.ts';

interface Effect {
  readonly name: string;
  readonly rule: string;
}

/** A part of the game: what random play is to reach. */
export interface Chapter {
  readonly name: string;
  readonly effects: readonly Effect[];
}

const under = (rule: string, names: readonly string[]): Effect[] => names.map((name) => ({ name, rule }));

/** Every question asked, every tile bought and used, every card played, every creature moved. */
const everything: Chapter = {
  name: 'kemet',
  effects: [
    // After any setup one pyramid at most is missing, so its district never has to be chosen: the engine answers.
    ...under(
      'K-DEC-40',
      Object.keys(DECISION_KINDS).flatMap((kind) => (kind === 'new-district' ? [] : [`asked ${kind}`])),
    ),
    ...under(
      'K-BUY-1',
      TILE_KINDS.flatMap((kind) => [`bought ${kind}`, `used ${kind}`]),
    ),
    ...under(
      'K-DI-1',
      INTERVENTIONS.map(({ id }) => `played ${id}`),
    ),
    ...under(
      'K-CREA-1',
      CREATURES.map((id) => `moved ${id}`),
    ),
  ],
};

export const CHAPTERS: readonly Chapter[] = [everything];

export interface Reached {
  /** How many games it took. */
  readonly games: number;
  readonly effects: readonly (Effect & { readonly times: number })[];
  readonly missed: readonly string[];
}

/** Plays at random, table after table, until every effect of the chapter was seen, or `most` games are over. */
export function reach({ effects }: Chapter, most: number): Reached {
  const times = new Map(effects.map(({ name }) => [name, 0]));
  let left = times.size;
  const note = (name: string) => {
    const count = times.get(name);
    if (count === undefined) return;
    if (count === 0) left -= 1;
    times.set(name, count + 1);
  };
  let games = 0;
  for (; left > 0 && games < most; games++) play(games, note);
  const reached = effects.map((each) => ({ ...each, times: times.get(each.name) ?? 0 }));
  return {
    games,
    effects: reached,
    missed: reached.flatMap((each) => (each.times === 0 ? [each.name] : [])),
  };
}

function play(number: number, note: (name: string) => void): void {
  const log: KemetFact[] = [];
  const state = begin(number, log);
  const chance = chanceFrom(`everything ${number}`);
  for (let open = kemet.decisions(state); open.length > 0; open = kemet.decisions(state)) {
    for (const { kind } of open) note(`asked ${kind}`);
    const [{ seat }, option] = eagerAnswer(open, chance);
    log.length = 0;
    kemet.apply(state, seat, option, log);
    for (const name of [...reachedBy(log, state), ...usedInState(state, log)]) note(name);
  }
}

function begin(number: number, log: KemetFact[]): KemetState {
  const setup = kemet.setup({ players: 2 + (number % 4), length: 'long', roundLimit: 40 });
  if (!setup.ok) throw new Error(setup.problem.message);
  return kemet.start(setup.value, `everything ${number}`, log);
}

/** A random player who raises and buys when that is offered: tiles of level 4 are out of reach of the blind. */
function eagerAnswer(open: readonly Decision[], chance: Chance): readonly [Decision, Option] {
  const [decision, option] = randomAnswer(open, chance);
  const { kind, options } = decision;
  const eager = kind === 'tile' || kind === 'raise-pyramid' || kind === 'raise-level';
  if (!eager || option !== 'none' || options.length === 1) return [decision, option];
  return [decision, options[draw(chance, options.length - 1)] ?? option];
}
