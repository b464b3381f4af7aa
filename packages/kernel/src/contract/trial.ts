import { type Chance, chanceFrom, draw } from '../chance.ts';
import type { BaseSetup, Decision, Fact, Game, Option, Seat, Viewer } from '../game.ts';
import { decide, type Match, type Move, openMatch } from '../match.ts';
import { randomAnswer } from '../random-play.ts';

/** One random game to be played under a law. */
export interface Trial {
  readonly game: Game;
  readonly setup: BaseSetup;
  readonly seed: string;
  /** A game that is not over after this many decisions counts as endless. */
  readonly limit: number;
  /** Costly laws look at one moment in so many, chosen at random. */
  readonly stride: number;
}

/** Something every game must keep to. `watch` plays the trial and writes a sentence for each violation. */
export interface Law {
  readonly name: string;
  watch(trial: Trial, found: Findings): void;
}

/** Where a law writes what it found. Full after a few: one broken rule breaks many moments. */
export interface Findings {
  readonly sentences: string[];
  readonly full: boolean;
  add(sentence: string): void;
}

/** A moment of a walk: the match stands before its next decision, or at its end. */
export interface Moment {
  readonly match: Match;
  readonly step: number;
  /** Whether costly laws look here. Always true at the start and at the end. */
  readonly sampled: boolean;
  /** For the law's own use; never disturbs the walk. */
  readonly chance: Chance;
  /** What happened since the moment before. */
  readonly facts: readonly Fact[];
  /** The move since the moment before; null at the start. */
  readonly move: Move | null;
}

const ENOUGH = 5;

function newFindings(): Findings {
  const sentences: string[] = [];
  return {
    sentences,
    get full() {
      return sentences.length >= ENOUGH;
    },
    add(sentence) {
      sentences.push(sentence);
    },
  };
}

/** Plays one random game and stops at every moment on the way, until it is over or enough was found. */
export function walk(trial: Trial, found: Findings, visit: (moment: Moment) => void): Match {
  const { game, setup, seed, limit, stride } = trial;
  const player = chanceFrom(`${seed}, the player`);
  const chance = chanceFrom(`${seed}, the law`);
  let facts: Fact[] = [];
  let move: Move | null = null;
  const match = openMatch(game, setup, seed, facts);
  for (let step = 0; !found.full; step++) {
    const last = match.open.length === 0 || step === limit;
    const sampled = last || step === 0 || draw(chance, stride) === 0;
    within(`step ${step}`, () => visit({ match, step, sampled, chance, facts, move }));
    if (last) break;
    const [decision, option] = randomAnswer(match.open, player);
    facts = [];
    const { seat } = decision;
    const taken = within(`step ${step}, seat ${seat} takes ${JSON.stringify(option)}`, () =>
      decide(match, seat, option, facts),
    );
    if (!taken.ok) throw new Error(`step ${step}: an offered option was refused (${taken.problem.code})`);
    move = taken.value;
  }
  return match;
}

/** What a game throws says where. */
function within<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The sentences of one law about one trial; what the game throws is a violation too. */
export function violations(law: Law, trial: Trial): string[] {
  const found = newFindings();
  try {
    law.watch(trial, found);
  } catch (error) {
    found.add(`threw at ${error instanceof Error ? error.message : String(error)}`);
  }
  return found.sentences;
}

export function viewersOf({ setup }: Trial): Viewer[] {
  return [...Array.from({ length: setup.players }, (_, seat) => seat), null];
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'an onlooker' : `seat ${viewer}`;
}

/** An option with the decision it answers, for messages. */
export function describe({ seat, kind }: Decision, option: Option): string {
  return `seat ${seat}'s ${JSON.stringify(option)} to ${kind}`;
}

/** The seats from which a viewer other than `seat` looks. */
export function othersThan(trial: Trial, seat: Seat): Viewer[] {
  return viewersOf(trial).filter((viewer) => viewer !== seat);
}
