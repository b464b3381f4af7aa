import {
  type BaseState,
  type Chance,
  chanceFrom,
  type Decision,
  type Game,
  hash,
  type Option,
  type Seat,
} from '@ennead/kernel';
import type { Reason } from '../bot.ts';
import { differences } from '../explain.ts';
import type { Judgement } from '../judgement.ts';
import { type Found, search } from '../search.ts';
import { type Node, ownChild } from '../tree.ts';

/** What a bot thinks of an answer that somebody gave, by what they could know. */
export interface Review {
  /** The answer that it would have given. */
  readonly best: Option;
  /** The chance to win with the best answer, 0 to 1, and how much of it the given one lost. */
  readonly chance: number;
  readonly loss: number;
  /** What the best answer is expected to bring beyond the given one by the end of the turn, the largest first. */
  readonly reasons: readonly Reason[];
  /** The best answer and what the same seat should go on with, as far as it was looked at. */
  readonly line: readonly Option[];
}

export interface ReviewOptions {
  readonly seed: string;
  /** Worlds played out to find the best answer. */
  readonly nodes: number;
}

/** Worlds in which two answers are compared, for each that was played out to find them. */
const COMPARED = 0.6;
/** What is lost by less than this is not looked at again. */
const SUSPECT = 0.03;
/** A line goes on where this many worlds went. */
const TRODDEN = 4;
const LONGEST_LINE = 12;

/**
 * Looks for the best answer, then plays the best and the given one in worlds of their own. A loss counts only if a second
 * comparison with other worlds finds it too, and then as much as both agree on.
 */
export function review<S extends BaseState>(
  game: Game<S>,
  judgement: Judgement<S>,
  view: S,
  viewer: Seat,
  decision: Decision,
  given: Option,
  { seed, nodes }: ReviewOptions,
): Review {
  const turns = judgement.horizon(view);
  const root = `${seed} ${hash([view, viewer, decision.kind])}`;
  const look = (options: readonly Option[], worlds: number, chance: Chance): Found =>
    search(
      game,
      judgement,
      view,
      viewer,
      { ...decision, options },
      { left: (done) => worlds - done, turns },
      chance,
    );
  const found = look(decision.options, nodes, chanceFrom(root));
  const best = found.options[0]?.option ?? given;
  const compared = Math.ceil(nodes * COMPARED);
  const worth = (option: Option, time: number) => {
    const only = look([option], compared, chanceFrom(`${root} ${time}`));
    return only.options[0]?.value ?? 0;
  };
  const chance = worth(best, 1);
  if (best === given)
    return { best, chance, loss: 0, reasons: [], line: lineOf(game, found, view, viewer, decision, best) };
  let loss = Math.max(0, chance - worth(given, 1));
  if (loss >= SUSPECT) loss = Math.max(0, Math.min(loss, worth(best, 2) - worth(given, 2)));
  return {
    best,
    chance,
    loss,
    reasons: loss < SUSPECT ? [] : differences(found.search, view, viewer, decision, best, given),
    line: lineOf(game, found, view, viewer, decision, best),
  };
}

/** The answers of one seat in a row, as the search went on most often. */
function lineOf<S extends BaseState>(
  game: Game<S>,
  { search: { roots, chance } }: Found,
  view: S,
  viewer: Seat,
  asked: Decision,
  best: Option,
): Option[] {
  const world = game.sample(view, viewer, chance);
  const line = [best];
  let node = childOf(roots[viewer], best);
  game.apply(world, asked.seat, best, null);
  while (node !== undefined && line.length < LONGEST_LINE) {
    const [next] = game.decisions(world);
    if (next === undefined || next.seat !== viewer) break;
    const option = mostTrodden(node, next);
    if (option === null) break;
    line.push(option);
    node = childOf(node, option);
    game.apply(world, viewer, option, null);
  }
  return line;
}

const childOf = (node: Node | undefined, option: Option) =>
  node === undefined ? undefined : ownChild(node, option);

function mostTrodden(node: Node, { options }: Decision): Option | null {
  if (options.length === 1) return options[0] ?? null;
  let most = TRODDEN - 1;
  let best: Option | null = null;
  for (const option of options) {
    const visits = ownChild(node, option)?.visits ?? 0;
    if (visits > most) [most, best] = [visits, option];
  }
  return best;
}
