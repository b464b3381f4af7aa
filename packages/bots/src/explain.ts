import type { BaseState, Decision, Option, Seat } from '@ennead/kernel';
import type { Explained, Reason } from './bot.ts';
import { habitual } from './habits.ts';
import type { Found, Search } from './search.ts';
import { type Node, otherChild, ownChild, seenByOthers } from './tree.ts';

/** So many options are explained. */
const BEST = 3;
/** Worlds looked at for each. */
const WORLDS = 8;
/** A change smaller than this is not worth a word. */
const SMALL = 0.05;
/** Decisions followed at most to the end of the turn. */
const FAR = 60;

/** The best options with what each is expected to change by the end of the turn. */
export function explained(found: Found, view: BaseState, viewer: Seat, decision: Decision): Explained[] {
  return found.options.slice(0, BEST).map(({ option, value }) => ({
    option,
    value,
    reasons: expected(found.search, view, viewer, decision, option),
  }));
}

/** What one option is expected to bring beyond another by the end of the turn, the largest difference first. */
export function differences(
  search: Search<BaseState>,
  view: BaseState,
  viewer: Seat,
  decision: Decision,
  option: Option,
  other: Option,
): Reason[] {
  const sums = changes(search, view, viewer, decision, option);
  for (const [key, amount] of changes(search, view, viewer, decision, other))
    sums.set(key, (sums.get(key) ?? 0) - amount);
  return worthAWord(sums);
}

function expected(
  search: Search<BaseState>,
  view: BaseState,
  viewer: Seat,
  decision: Decision,
  option: Option,
): Reason[] {
  return worthAWord(changes(search, view, viewer, decision, option));
}

function changes(
  search: Search<BaseState>,
  view: BaseState,
  viewer: Seat,
  decision: Decision,
  option: Option,
): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (reasons: readonly Reason[], sign: number) => {
    for (const { key, amount } of reasons) sums.set(key, (sums.get(key) ?? 0) + (sign * amount) / WORLDS);
  };
  for (let i = 0; i < WORLDS; i++) {
    const world = search.game.sample(view, viewer, search.chance);
    add(reasonsOf(search, world, viewer), -1);
    follow(search, world, viewer, decision, option);
    add(reasonsOf(search, world, viewer), 1);
  }
  return sums;
}

function worthAWord(sums: ReadonlyMap<string, number>): Reason[] {
  return [...sums]
    .map(([key, amount]) => ({ key, amount: Math.round(amount * 100) / 100 }))
    .filter(({ amount }) => Math.abs(amount) >= SMALL)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

/** Who is out of the game has nothing to value any more. */
function reasonsOf({ judgement }: Search<BaseState>, world: BaseState, seat: Seat): Reason[] {
  const reasons: Reason[] = [];
  if (judgement.side(world, seat) < 0) return reasons;
  judgement.value(world, seat, reasons);
  return reasons;
}

/** Takes the option and plays the turn to its end as the search would: what was tried most, then habit. */
function follow(
  search: Search<BaseState>,
  world: BaseState,
  viewer: Seat,
  asked: Decision,
  option: Option,
): void {
  const { game, judgement, habits, chance, roots } = search;
  const turn = judgement.turn(world);
  let node: Node | undefined = roots[viewer];
  let decision: Decision | undefined = asked;
  let answer = option;
  for (let taken = 0; decision !== undefined && taken < FAR; taken++) {
    const { seat } = decision;
    if (node !== undefined)
      node =
        seat === viewer
          ? ownChild(node, answer)
          : otherChild(node, seat, seenByOthers(answer, decision.secret));
    game.apply(world, seat, answer, null);
    if (judgement.turn(world) !== turn) return;
    decision = game.decisions(world)[0];
    if (decision === undefined) return;
    answer =
      (decision.seat === viewer && node !== undefined ? mostTried(node, decision) : undefined) ??
      habitual(habits, decision, null, chance);
  }
}

function mostTried(node: Node, { options }: Decision): Option | undefined {
  let most = 0;
  let best: Option | undefined;
  for (const option of options) {
    const visits = ownChild(node, option)?.visits ?? 0;
    if (visits > most) {
      most = visits;
      best = option;
    }
  }
  return best;
}
