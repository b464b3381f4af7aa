import type { BaseState, Decision, Fact, Option, Seat } from '@ennead/kernel';
import type { Expected, Explained, Reason } from './bot.ts';
import { habitual } from './habits.ts';
import type { Found, Search } from './search.ts';
import { type Node, otherChild, ownChild, seenByOthers } from './tree.ts';

/** So many options are explained. */
const BEST = 3;
/** Worlds looked at for each, and more of them where a battle is to be decided. */
const WORLDS = 8;
const WORLDS_OF_BATTLE = 40;
/** A change smaller than this is not worth a word. */
const SMALL = 0.05;
/** Decisions followed at most to the end of the turn. */
const FAR = 60;

/** The best options with what each is expected to change by the end of the turn. */
export function explained(found: Found, view: BaseState, viewer: Seat, decision: Decision): Explained[] {
  const { judgement } = found.search;
  const isBattle = judgement.isFighting?.(view, viewer) ?? false;
  // What rivals have chosen unseen is thought over again.
  const open = judgement.unanswered?.(view, viewer) ?? view;
  return found.options.slice(0, BEST).map(({ option, value }) => {
    const courses = Array.from({ length: isBattle ? WORLDS_OF_BATTLE : WORLDS }, () =>
      follow(found.search, open, viewer, decision, option),
    );
    const battle = isBattle ? share(courses.flatMap(({ won }) => (won === null ? [] : [won]))) : null;
    const expects = mostExpected(courses);
    return {
      option,
      value,
      reasons: worthAWord(summed(courses)),
      ...(battle === null ? {} : { battle }),
      ...(expects === null ? {} : { expects }),
    };
  });
}

function share(won: readonly boolean[]): number | null {
  return won.length === 0 ? null : won.filter((each) => each).length / won.length;
}

/** The answer of a rival that comes most often. */
function mostExpected(courses: readonly Course[]): Expected | null {
  const counts = new Map<string, { decision: Decision; option: Option; count: number }>();
  let asked = 0;
  for (const { reply } of courses) {
    if (reply === null) continue;
    asked += 1;
    const key = `${reply.decision.seat} ${reply.decision.kind} ${reply.option}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { ...reply, count: 1 });
    else known.count += 1;
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most === undefined
    ? null
    : { decision: most.decision, option: most.option, share: most.count / asked };
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

function changes(
  search: Search<BaseState>,
  view: BaseState,
  viewer: Seat,
  decision: Decision,
  option: Option,
): Map<string, number> {
  return summed(Array.from({ length: WORLDS }, () => follow(search, view, viewer, decision, option)));
}

/** What changed on average. */
function summed(courses: readonly Course[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (reasons: readonly Reason[], sign: number) => {
    for (const { key, amount } of reasons)
      sums.set(key, (sums.get(key) ?? 0) + (sign * amount) / courses.length);
  };
  for (const { before, after } of courses) {
    add(before, -1);
    add(after, 1);
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

/** How a turn went in one world. */
interface Course {
  /** How the viewer stood before and after it. */
  readonly before: readonly Reason[];
  readonly after: readonly Reason[];
  /** Whether the viewer has won the first battle that was decided; null: none was. */
  readonly won: boolean | null;
  /** The first answer of a rival who had a choice. */
  readonly reply: { readonly decision: Decision; readonly option: Option } | null;
}

/** Takes the option in a world and plays the turn to its end as the search would: what was tried most, then habit. */
function follow(
  search: Search<BaseState>,
  view: BaseState,
  viewer: Seat,
  asked: Decision,
  option: Option,
): Course {
  const { game, judgement, habits, chance, roots } = search;
  const world = game.sample(view, viewer, chance);
  const before = reasonsOf(search, world, viewer);
  const told: Fact[] = [];
  const turn = judgement.turn(world);
  let reply: Course['reply'] = null;
  let node: Node | undefined = roots[viewer];
  let decision: Decision | undefined = asked;
  let answer = option;
  for (let taken = 0; decision !== undefined && taken < FAR; taken++) {
    const { seat } = decision;
    if (seat !== viewer && decision.options.length > 1) reply ??= { decision, option: answer };
    if (node !== undefined)
      node =
        seat === viewer
          ? ownChild(node, answer)
          : otherChild(node, seat, seenByOthers(answer, decision.secret));
    game.apply(world, seat, answer, told);
    if (judgement.turn(world) !== turn) break;
    decision = game.decisions(world)[0];
    if (decision === undefined) break;
    answer =
      (decision.seat === viewer && node !== undefined ? mostTried(node, decision) : undefined) ??
      habitual(habits, decision, null, chance);
  }
  const won = judgement.hasWon?.(world, viewer, told) ?? null;
  return { before, after: reasonsOf(search, world, viewer), won, reply };
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
