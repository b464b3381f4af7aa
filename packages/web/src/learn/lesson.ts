import type { Option } from '@ennead/kernel';

/** A guided first game: a few positions, each with things to do. The learner sits at seat 0, the teacher at seat 1. */
export interface Lesson {
  readonly game: 'ankh' | 'kemet';
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** As docs/positions.md describes it. */
  readonly position: unknown;
  readonly steps: readonly Step[];
}

/** One thing that is explained and then done. Its texts are the messages `game.id` and `game.id.task`. */
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
