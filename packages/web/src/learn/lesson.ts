import type { Option } from '@ennead/kernel';
import type { Tab } from '../table/tabs.ts';
import type { Spot } from './spots.ts';

/** What happens in a guided first game: a few positions, each with things to do. The learner sits at seat 0, the teacher at seat 1. */
export interface LessonScript {
  /** Its address: /learn/<id>. */
  readonly id: string;
  readonly game: string;
  readonly chapters: readonly Chapter[];
  /** Its texts name spaces of the board. */
  readonly coordinates: boolean;
  /** The game it ends in, against easy bots; the learner has the first seat. */
  readonly first: { readonly players: number; readonly setup: object };
}

/** A script with its words. */
export interface Lesson extends LessonScript {
  /** How the other seat is called. */
  teacher(): string;
  /** What a step explains, and what it then asks for, in the language of the page. */
  text(step: string): string;
  task(step: string): string;
}

export interface Chapter {
  /** As docs/positions.md describes it; a later one may depend on what the learner chose before. */
  readonly position: object | ((chose: Chose) => object);
  readonly steps: readonly Step[];
}

/** What the learner answered in a step of an earlier chapter, one after the other. */
export type Chose = (step: string) => readonly Option[];

/** One thing that is explained and then done. */
export interface Step {
  readonly id: string;
  /** The answers of the learner, in order; none: a step to be read. */
  readonly wants: readonly Want[];
  /** What it speaks of, beside what it asks for. */
  readonly spots?: readonly Spot[];
  /** Where that is, if there is no room for everything at once. */
  readonly tab?: Tab;
}

export interface Want {
  /** What moves the lesson on; 'any' of what is legal. */
  readonly options: readonly Option[] | 'any';
  /** What the other seat answers afterwards. */
  readonly replies?: readonly Option[];
}

export const LEARNER = 0;
export const TEACHER = 1;

/** A want with one right answer, and what the other seat answers then. */
export function want(option: Option | readonly Option[] | 'any', ...replies: readonly Option[]): Want {
  const options = option === 'any' || typeof option === 'object' ? option : [option];
  return replies.length === 0 ? { options } : { options, replies };
}

export function accepts({ options }: Want, option: Option): boolean {
  return options === 'any' || options.includes(option);
}
