import type { BaseState, Chance, Decision, Game, Option, Seat } from '@ennead/kernel';
import { draw, missing, playOn } from '@ennead/kernel';
import { type Habits, habitual, remember } from './habits.ts';
import { believed, type Expert, type Judgement } from './judgement.ts';
import { type Duel, mixture, noteDuel, openDuel, type Share } from './mixed.ts';
import type { Opinion } from './opinion.ts';
import { isSettled } from './settled.ts';
import { addOther, addOwn, type Node, newNode, otherChild, ownChild, seenByOthers, worthOf } from './tree.ts';

/** How long and how far a search looks. */
export interface Limits {
  /** How many more worlds may be played out after so many; 0: stop. A guess where time is the limit. */
  left(done: number): number;
  /** Turns played on before a position is judged, the one under way included. */
  readonly turns: number;
  /** As expert: answers in secret are mixed, so that nobody can foresee them. */
  readonly mixes?: boolean;
  /** See `Expert`. */
  readonly randomly?: number | undefined;
  /** See `Expert`. */
  readonly sight?: Expert<BaseState>['sight'] | undefined;
}

/** What a search thinks of one option. */
export interface Weighed {
  readonly option: Option;
  readonly visits: number;
  /** Chance to win, 0 to 1. */
  readonly value: number;
}

export interface Found {
  /** The best option first. */
  readonly options: readonly Weighed[];
  /** How often to give which answer, where it is given in secret and a mixture is wanted. */
  readonly mixture: readonly Share[] | null;
  readonly nodes: number;
  /** What was learned on the way. */
  readonly search: Search<BaseState>;
}

/** What one seat has seen of the worth of positions: how much options differ decides how long to try them all. */
interface Scatter {
  count: number;
  mean: number;
  squares: number;
}

export interface Search<S extends BaseState> {
  readonly game: Game<S>;
  readonly judgement: Judgement<S>;
  readonly players: number;
  readonly chance: Chance;
  readonly limits: Limits;
  /** By seat: what it can know, each in a tree of its own. */
  readonly roots: readonly Node[];
  readonly habits: Habits;
  readonly scatter: readonly Scatter[];
  readonly duel: Duel | null;
}

/** A position is judged after so many decisions even if the turn goes on. */
const DECISIONS_AT_MOST = 120;
/** Eagerness to try what has been tried less. */
const CURIOSITY = 1.2;
/** An option not tried yet counts as this much worse than the average, in deviations. */
const DOUBT = 0.3;
/** Of the answers to a secret question one in so many is tried at random: each is to meet all answers of the rival. */
const MIXED_AT_RANDOM = 3;
/** Worlds between two looks at whether the choice can still change. */
const LOOK_EVERY = 32;

/**
 * Information-set Monte Carlo tree search: each round fills in the unknown anew, walks down the trees by what each seat
 * can know, adds a node, plays on by habit to the end of a turn and judges the position for everybody.
 */
export function search<S extends BaseState>(
  game: Game<S>,
  judgement: Judgement<S>,
  view: S,
  viewer: Seat,
  decision: Decision,
  limits: Limits,
  chance: Chance,
): Found {
  const players = judgement.players(view);
  const under: Search<S> = {
    game,
    judgement,
    players,
    chance,
    limits,
    roots: Array.from({ length: players }, newNode),
    habits: [],
    scatter: Array.from({ length: players }, () => ({ count: 0, mean: 0, squares: 0 })),
    duel: limits.mixes ? openDuel(decision, viewer) : null,
  };
  const root = under.roots[viewer] ?? missing();
  const scatter = under.scatter[viewer] ?? missing();
  const isChoice = decision.options.length > 1;
  let nodes = 0;
  for (let left = Number.POSITIVE_INFINITY; left > 0; left = limits.left(nodes)) {
    const mayStop = isChoice && nodes % LOOK_EVERY === 0 && under.duel === null;
    if (mayStop && isSettled(root, decision, left, deviationOf(scatter))) break;
    playOut(under, game.sample(view, viewer, chance), viewer, decision);
    nodes += 1;
  }
  const mixed = under.duel === null ? null : mixture(under.duel);
  return {
    options: ranked(root, decision),
    mixture: mixed,
    nodes,
    search: under as unknown as Search<BaseState>,
  };
}

/** One walk through a world that agrees with the view. */
function playOut<S extends BaseState>(under: Search<S>, world: S, viewer: Seat, asked: Decision): void {
  const { game, judgement, players, limits, habits, scatter } = under;
  const cursors: (Node | null)[] = under.roots.slice();
  const visited: Node[] = [];
  const owners: Seat[] = [];
  const taken: Decision[] = [];
  const options: Option[] = [];
  let turn = judgement.turn(world);
  let turns = 0;
  let decision: Decision | undefined = asked;
  while (decision !== undefined) {
    const { seat } = decision;
    const option =
      decision === asked && under.duel !== null && draw(under.chance, MIXED_AT_RANDOM) === 0
        ? (asked.options[draw(under.chance, asked.options.length)] ?? missing())
        : choose(under, cursors[seat] as Node | null, decision, world);
    taken.push(decision);
    options.push(option);
    step(cursors, players, decision, option, visited, owners);
    const open: readonly Decision[] = playOn(game, world, seat, option, null);
    const now = judgement.turn(world);
    if (now !== turn) {
      turn = now;
      turns += 1;
      if (turns >= limits.turns) break;
    }
    if (taken.length >= DECISIONS_AT_MOST) break;
    decision = open[0];
    if (decision !== undefined) decision = narrowed(judgement, world, decision);
  }
  const worth = judged(under, world);
  for (let seat = 0; seat < players; seat++) notice(scatter[seat] ?? missing(), worth[seat] ?? missing());
  for (let i = 0; i < visited.length; i++) {
    const node = visited[i] ?? missing();
    node.visits += 1;
    node.total += worth[owners[i] ?? missing()] ?? missing();
  }
  for (let i = 0; i < taken.length; i++) {
    const { seat, kind, options: all } = taken[i] ?? missing();
    if (all.length > 1) remember(habits, seat, kind, options[i] ?? missing(), worth[seat] ?? missing());
  }
  const root = under.roots[viewer] ?? missing();
  root.visits += 1;
  root.total += worth[viewer] ?? missing();
  if (under.duel !== null) noteDuel(under.duel, taken, options, worth[viewer] ?? missing());
}

/** A decision without the options that are not worth a thought. */
export function narrowed<S extends BaseState>(
  judgement: Judgement<S>,
  state: S,
  decision: Decision,
): Decision {
  const options = judgement.sensible?.(state, decision) ?? null;
  return options === null ? decision : { ...decision, options };
}

/** The chance of each seat to win. */
function judged<S extends BaseState>({ game, judgement, players }: Search<S>, world: S): number[] {
  const outcome = game.outcome(world);
  if (outcome === null) return believed(judgement, world, players);
  const worth = new Array<number>(players).fill(0);
  for (const seat of outcome.winners) worth[seat] = 1;
  return worth;
}

/** Everybody's place in the own tree after an answer; null once a new node was added. */
function step(
  cursors: (Node | null)[],
  players: number,
  { seat, secret }: Decision,
  option: Option,
  visited: Node[],
  owners: Seat[],
): void {
  const seen = seenByOthers(option, secret);
  for (let other = 0; other < players; other++) {
    const cursor = cursors[other];
    if (cursor === null || cursor === undefined) continue;
    const isOwn = other === seat;
    const known = isOwn ? ownChild(cursor, option) : otherChild(cursor, seat, seen);
    visited.push(known ?? (isOwn ? addOwn(cursor, option) : addOther(cursor, seat, seen)));
    owners.push(other);
    cursors[other] = known ?? null;
  }
}

/** Within the tree by what was learned and at first sight, beyond it by habit. */
function choose<S extends BaseState>(
  under: Search<S>,
  node: Node | null,
  decision: Decision,
  world: S,
): Option {
  const { options, seat } = decision;
  if (options.length === 1) return options[0] ?? missing();
  const opinion = firstSight(under, decision, world);
  if (node === null) return habitual(under.habits, decision, opinion, under.chance, under.limits.randomly);
  const deviation = deviationOf(under.scatter[seat] ?? missing());
  let tried = 0;
  let weights = 0;
  for (let i = 0; i < options.length; i++) {
    tried += ownChild(node, options[i] ?? missing())?.visits ?? 0;
    weights += opinion === null ? 1 : opinion(options[i] ?? missing());
  }
  const mean = node.visits === 0 ? 0.5 : node.total / node.visits;
  const eagerness = (CURIOSITY * deviation * Math.sqrt(tried + 1) * options.length) / weights;
  let best = options[0] ?? missing();
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] ?? missing();
    const child = ownChild(node, option);
    const visits = child?.visits ?? 0;
    const value = child === undefined || visits === 0 ? mean - DOUBT * deviation : worthOf(child);
    const score = value + (eagerness * (opinion === null ? 1 : opinion(option))) / (1 + visits);
    if (score > most) {
      most = score;
      best = option;
    }
  }
  return best;
}

function firstSight<S extends BaseState>(
  { limits, judgement }: Search<S>,
  { kind, seat }: Decision,
  world: S,
): Opinion | null {
  const seen = limits.sight?.(kind, world, seat);
  return seen === undefined ? (judgement.opinion?.(kind) ?? null) : seen;
}

/** Running mean and spread (Welford). */
function notice(scatter: Scatter, value: number): void {
  scatter.count += 1;
  const before = value - scatter.mean;
  scatter.mean += before / scatter.count;
  scatter.squares += before * (value - scatter.mean);
}

/** A guess before anything was seen, and never nothing. */
function deviationOf({ count, squares }: Scatter): number {
  return count < 2 ? 0.1 : Math.sqrt(squares / (count - 1)) + 1e-6;
}

function ranked(root: Node, { options }: Decision): Weighed[] {
  return options
    .map((option) => {
      const tried = ownChild(root, option);
      return { option, visits: tried?.visits ?? 0, value: tried === undefined ? 0 : worthOf(tried) };
    })
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}
