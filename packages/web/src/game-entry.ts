import type { Seat } from '@ennead/kernel';
import type { Component } from 'svelte';
import type { ExerciseSet } from './exercises/exercise-set.ts';
import type { IconName } from './icons/icon-name.ts';
import type { Lesson } from './learn/lesson.ts';
import type { GameChoices } from './setup/choices.ts';
import type { QuickChoice } from './setup/quick.ts';
import type { GameTable, SeatLook } from './table/game-table.ts';
import type { Seal } from './ui/seal.ts';

/**
 * All that the page knows of one game. The first page reads it, so it holds words and signs only; whatever draws,
 * asks or teaches is loaded when it is wanted. The rules and the bots of the same id are listed in @ennead/bots.
 */
export interface GameEntry {
  readonly id: string;
  readonly players: readonly [least: number, most: number];
  readonly icon: IconName;
  /** It can be opened by its address but is offered nowhere. */
  readonly isUnlisted?: true;
  name(): string;
  /** What it is about, in a sentence. */
  line(): string;
  /** Those one can be. */
  readonly seals: readonly Seal[];
  /** The seal of a seat before play, with what it has chosen to be; null: it is not known yet whom it will play. */
  sealBefore(seat: Seat, chosen: string | undefined): Seal | null;
  /** The look and the words of its table. */
  table(): Promise<GameTable>;
  /** What a new table may choose. */
  choices(): Promise<GameChoices>;
  /** The words for results of its finished games. */
  results?(): Promise<ResultWords>;
  /** What is asked before a quick game against bots. */
  quick?(): Promise<QuickChoice>;
  /** Its guided first games, the one to begin with first. */
  readonly lessons: readonly GameLesson[];
  /** Moments with one best answer. */
  exercises?(): Promise<ExerciseSet>;
  /** Its rulebooks for players: docs/rulebook/<language>/<id>. */
  readonly books: readonly GameBook[];
  readonly references: readonly GameReference[];
  /** Pages of its own, by the first part of their address. */
  readonly pages?: readonly GamePage[];
}

/** What a finished game is told in: whom somebody played, which kind of game it was, where points came from. */
export interface ResultWords {
  /** What one can be, and what kinds of games differ in: heads of columns. */
  readonly heads: { readonly look: string; readonly variant: string };
  look(name: string): SeatLook | null;
  variant(name: string): string;
  source(name: string): string;
}

export interface GameLesson {
  /** Its address: /learn/<id>. */
  readonly id: string;
  name(): string;
  load(): Promise<Lesson>;
}

export interface GameBook {
  readonly id: string;
  title(): string;
}

/** The full rules with their ids: docs/rules/<id>.md. */
export interface GameReference {
  readonly id: string;
  /** The first letter of the ids of its rules. */
  readonly letter: string;
  title(): string;
}

export interface GamePage {
  readonly path: string;
  readonly icon: IconName;
  name(): string;
  load(): Promise<{ default: Component }>;
}
