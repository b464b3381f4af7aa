import type { Option } from '@ennead/kernel';

/** What happens in a guided first game: a few positions, each with things to do. The learner sits at seat 0, the teacher at seat 1. */
export interface LessonScript {
  readonly game: string;
  readonly chapters: readonly Chapter[];
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
  /** As docs/positions.md describes it. */
  readonly position: unknown;
  readonly steps: readonly Step[];
}

/** One thing that is explained and then done. */
export interface Step {
  readonly id: string;
  /** The answers of the learner, in order; none: a step to be read. */
  readonly wants: readonly Want[];
  /** What it tells of is on the board: a battle that is over leaves the stage. */
  readonly onBoard?: true;
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
