import { type BaseState, chanceFrom, type Decision, type Game, hash, type Option } from '@ennead/kernel';
import type { Reason } from '../bot.ts';
import { differences } from '../explain.ts';
import type { Judgement } from '../judgement.ts';
import { type Found, search } from '../search.ts';

/** An answer that is better than every other, and by how much. */
export interface Clear {
  readonly option: Option;
  readonly chance: number;
  readonly margin: number;
  readonly reasons: readonly Reason[];
}

export interface Effort {
  /** Worlds for the first look, for the long search and for each answer that is compared. */
  readonly glance: number;
  readonly search: number;
  readonly compare: number;
}

export const THOROUGH: Effort = { glance: 120, search: 1200, compare: 600 };

/** The next best answers that the best one is held against. */
const RIVALS = 3;
/** At a first look the best answer must lead by this share of the margin. */
const PROMISING = 0.8;

/**
 * The answer that leads by at least `margin` in the chance to win: seen at a glance, found again by a long search, and held
 * against the next best in worlds of their own; all of it twice, from two seeds. Null: no answer is that clear, or only the
 * unwanted one.
 */
export function clearAnswer<S extends BaseState>(
  game: Game<S>,
  judgement: Judgement<S>,
  view: S,
  decision: Decision,
  margin: number,
  effort: Effort,
  unwanted?: Option,
): Clear | null {
  const { seat } = decision;
  const seed = hash([view, seat, decision.kind]);
  const look = (options: readonly Option[], worlds: number, as: string): Found => {
    const limits = { left: (done: number) => worlds - done, turns: judgement.horizon(view) };
    return search(game, judgement, view, seat, { ...decision, options }, limits, chanceFrom(`${seed} ${as}`));
  };
  const [first, second] = look(decision.options, effort.glance, 'glance').options;
  if (first === undefined || second === undefined || first.value - second.value < margin * PROMISING)
    return null;

  if (first.option === unwanted) return null;

  let least = Number.POSITIVE_INFINITY;
  let chance = 0;
  let best: Found | null = null;
  for (const time of ['one', 'two']) {
    best = look(decision.options, effort.search, time);
    const [own, ...others] = best.options.slice(0, RIVALS + 1);
    if (own?.option !== first.option) return null;
    const worth = ({ option }: { readonly option: Option }) =>
      look([option], effort.compare, `${time} alone`).options[0]?.value ?? 0;
    chance = worth(own);
    least = Math.min(least, chance - Math.max(...others.map(worth)));
    if (least < margin) return null;
  }
  const next = best?.options[1]?.option;
  const reasons =
    best === null || next === undefined
      ? []
      : differences(best.search, view, seat, decision, first.option, next);
  return { option: first.option, chance, margin: least, reasons };
}
