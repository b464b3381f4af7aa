import {
  type BaseSetup,
  chanceFrom,
  type Decision,
  draw,
  type Game,
  missing,
  type Option,
  type Outcome,
  type Seat,
} from '@ennead/kernel';
import type { Judgement } from '../judgement.ts';
import { search } from '../search.ts';
import { chanceFor } from '../thinking.ts';

/** How one seat plays while games are gathered. */
export interface Style {
  readonly judgement: Judgement;
  /** Worlds for a decision, and turns played on in each. */
  readonly nodes: number;
  readonly turns: number;
  /** One decision in so many is taken at random; 0: none. */
  readonly randomly: number;
}

/** A game to learn from: what was played, and what the searches thought of everybody's chances on the way. */
export interface TrainingGame {
  readonly setup: BaseSetup;
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, Option])[];
  /** By move: the chances of all seats as the search before it saw them, in thousandths; null where nothing was searched. */
  readonly values: readonly (readonly number[] | null)[];
  readonly outcome: Outcome;
}

const TOO_LONG = 20_000;

/** Plays one game; null if it does not end. */
export function selfPlay(
  game: Game,
  setup: BaseSetup,
  seed: string,
  styles: readonly Style[],
): TrainingGame | null {
  const state = game.start(setup, seed, null);
  const chance = chanceFrom(`${seed} styles`);
  const moves: [Seat, Option][] = [];
  const values: (number[] | null)[] = [];
  while (moves.length < TOO_LONG) {
    const open = game.decisions(state);
    if (open.length === 0) break;
    const decision = open[open.length === 1 ? 0 : draw(chance, open.length)] ?? missing();
    const { seat, options } = decision;
    const style = styles[seat] ?? missing();
    let option = options[0] ?? missing();
    let thought: number[] | null = null;
    if (options.length > 1) {
      if (style.randomly > 0 && draw(chance, style.randomly) === 0)
        option = options[draw(chance, options.length)] ?? missing();
      else [option, thought] = searched(game, state, decision, style, `${seed} ${moves.length}`);
    }
    moves.push([seat, option]);
    values.push(thought);
    game.apply(state, seat, option, null);
  }
  const outcome = game.outcome(state);
  return outcome === null ? null : { setup, seed, moves, values, outcome };
}

function searched(
  game: Game,
  state: Parameters<Game['apply']>[0],
  decision: Decision,
  { judgement, nodes, turns }: Style,
  seed: string,
): [Option, number[]] {
  const { seat } = decision;
  const view = game.view(state, seat);
  const limits = { left: (done: number) => nodes - done, turns };
  const found = search(game, judgement, view, seat, decision, limits, chanceFor(seed, view, seat, decision));
  const option = found.options[0]?.option ?? missing();
  return [option, found.search.scatter.map(({ mean }) => Math.round(mean * 1000))];
}
