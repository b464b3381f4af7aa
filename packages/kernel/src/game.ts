import type { Chance } from './chance.ts';
import type { Frame } from './flow.ts';
import type { Json, Result } from './json.ts';
import type { Pinned, Rulings } from './rulings.ts';

/** A place in the turn order, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or null for someone who sits at no seat. */
export type Viewer = Seat | null;

/** One answer to a decision. Small on purpose: what is large is asked in steps. */
export type Option = string | number;

/** A question that a seat owes an answer to, with every legal answer. */
export interface Decision {
  readonly seat: Seat;
  /** Names the question; page, log and bots know it by this word. */
  readonly kind: string;
  /** Complete and never empty. No option stands twice among all that one seat is asked at a moment. */
  readonly options: readonly Option[];
  /**
   * Set while the answer must stay unknown to others: the name of the window in which it is given.
   * When no decision of that window is open any more, its answers are out. Two windows in a row need two names.
   */
  readonly secret?: string;
  /** The seats that everybody may know are being asked together; absent: this seat alone. */
  readonly among?: readonly Seat[];
  /** What the question is about (the chosen figure, the region of the battle), for page and bots. */
  readonly about?: Json;
}

/**
 * A decision in the one shape that all have, whatever is absent: looking into them is quick. A field that is undefined
 * counts as absent, as in JSON.
 */
export function decision(
  seat: Seat,
  kind: string,
  options: readonly Option[],
  about?: Json,
  secret?: string,
  among?: readonly Seat[],
): Decision {
  return { seat, kind, options, secret, among, about } as Decision;
}

/** A question that may come to a seat, with the answers that it could lay down for it in advance. */
export interface Plannable {
  readonly kind: string;
  /** Absent: whatever it is about. */
  readonly about?: Json;
  readonly options: readonly Option[];
  /** `others`: only while it is not the seat's own turn. */
  readonly turn: 'any' | 'others';
}

/** Something that happened, with the rule behind it. Games extend this with their own fields. */
export interface Fact {
  readonly type: string;
  /** Id of the rule that made it happen. */
  readonly rule: string;
  /** The seats that may see it; absent: everyone. */
  readonly to?: readonly Seat[];
}

/** What is counted for somebody who was away: turns of rivals, battles, pieces and places lost, points won or lost. */
export type NewsKind = 'turns' | 'battles' | 'pieces' | 'places' | 'points';

export interface News {
  readonly kind: NewsKind;
  readonly amount: number;
}

/** How a game ended. Nobody wins when `winners` is empty; a shared win lists all of its seats. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Id of the rule that ended the game. */
  readonly rule: string;
}

/** How one seat came out of a game that is over. */
export interface SeatResult {
  /** 1 is the best. Seats that share a place have the same number, and the places they fill are left out after it. */
  readonly place: number;
  readonly points: number;
  /** Whom it played, by name: a god, a city. */
  readonly as: string;
  /** Where its points came from, by kind; what it lost is negative. */
  readonly sources: Readonly<Record<string, number>>;
}

/** How a game came out: which of its kinds was played (a scenario, a length), and every seat. */
export interface Results {
  readonly variant: string;
  readonly seats: readonly SeatResult[];
}

/** What the kernel itself needs to find in every state. The rest is the game's. */
export interface BaseState {
  chance: Chance;
  frames: Frame[];
  /** Whose turn it is: asked by questions that name no seat. */
  active?: Seat;
  /** The variant of every ruling that this match is played by. Rules ask with `ruled`. */
  readonly rulings: Pinned;
}

/** What the kernel itself needs to find in every setup. */
export interface BaseSetup {
  readonly players: number;
  /** Every ruling of the game, once the setup is complete. */
  readonly rulings?: Pinned;
}

/** Positions written by hand: only what differs from a fresh setup is named. */
export interface Positions<S> {
  read(position: unknown): Result<S>;
  write(state: S): Json;
}

/**
 * A game is a deterministic machine over plain JSON data: its state, its setup, its facts and its questions are the
 * four types that make it up.
 *
 * `apply` changes the state in place and trusts its caller; everything from outside goes through `decide`,
 * which refuses what is not on the list. Facts are pushed to `log`; with null none are made, which is how
 * bots and simulations save the time: rules write `log?.push({ ... })`.
 *
 * What chance brings is told in facts as far as each viewer may see it. A move that draws no chance but turns
 * something hidden over (a shuffled pile) calls `reveal`, so that it cannot be taken back for free.
 */
export interface Game<
  S extends BaseState = BaseState,
  Setup extends BaseSetup = BaseSetup,
  F extends Fact = Fact,
  D extends Decision = Decision,
> {
  readonly id: string;
  /** A match pins the version it began with. Raised with every change that alters a recorded game. */
  readonly rules: number;
  /** Every point that is or was played in more than one way: what plays matches of older versions. */
  readonly rulings: Rulings;
  /** Completes and checks a setup that came from outside: of a stored match with the version it began under. */
  setup(input: unknown, rules?: number): Result<Setup>;
  /** The setup once a seat has chosen for itself before the start (a god); absent: there is nothing to choose. */
  choose?(setup: Setup, seat: Seat, choice: string): Result<Setup>;
  start(setup: Setup, seed: string, log: F[] | null): S;
  /** Every open decision; empty only when the game is over. */
  decisions(state: S): readonly D[];
  apply(state: S, seat: Seat, option: Option, log: F[] | null): void;
  /** `apply` and then `decisions` in one go, for those who play on and on: what is found on the way is not found again. */
  next?(state: S, seat: Seat, option: Option, log: F[] | null): readonly D[];
  /**
   * Takes random answers until the game is over or `most` are taken; returns how many. The same as by `decisions` and
   * `apply`, out of all options, but nobody is told in between what is asked.
   */
  playRandomly?(state: S, chance: Chance, most: number): number;
  outcome(state: S): Outcome | null;
  /** Seats that by rule decide together with the one that is asked: they see the question and may propose an answer. */
  partners?(state: S, decision: Decision): readonly Seat[];
  /** What a fact did to a seat, counted; null: nothing worth telling somebody who comes back. */
  news?(state: S, fact: F, seat: Seat): News | null;
  /** How a game that is over came out, from its last state and all of its facts. Absent: winners before all others. */
  results?(state: S, facts: readonly F[]): Results;
  /** Whether a setup plays the printed game: no changed numbers, no layout brought along. Absent: always. */
  isUsual?(setup: Setup): boolean;
  /** A copy with everything masked that the viewer may not know. It has the shape of a state. */
  view(state: S, viewer: Viewer): S;
  /** The same of a state that nobody will change: what is not masked is shared with it, so that it costs little. */
  cover?(still: S, viewer: Viewer): S;
  /** A full state that gives `viewer` this very view, the unknown filled in by chance. */
  sample(view: S, viewer: Viewer, chance: Chance): S;
  clone(state: S): S;
  /** A copy that nobody will change; what is the same in a copy made before may be that copy's. Absent: compared part by part. */
  cloneSince?(state: S, before: S): S;
  /** Sentences naming every broken invariant; empty for a sound state. */
  check(state: S): readonly string[];
  readonly positions: Positions<S>;
  /** Raised when a state looks different than before, 1 if absent: what was kept of states of another shape is made anew. */
  readonly shape?: number;
  /** What the hash of a record covers; absent: the state. It looks the same for ever, whatever the state does. */
  recorded?(state: S): object;
}
