import type { Exercise } from '@ennead/bots';
import type { Option } from '@ennead/kernel';
import { noteProgress } from './progress.ts';

/** How many hints there are before the answer is shown: what it is about, then where it is. */
const HINTS = 2;

/** An exercise being tried. */
export class ExerciseRun {
  readonly exercise: Exercise;
  /** How many answers of the line were found. */
  #step = $state(0);
  #hints = $state(0);
  /** Wrong answers in a row. */
  wrong = $state(0);

  constructor(exercise: Exercise) {
    this.exercise = exercise;
  }

  get isSolved(): boolean {
    return this.#step >= this.exercise.line.length;
  }
  /** The answer that is looked for; null: it was found. */
  get wanted(): Option | null {
    return this.exercise.line[this.#step] ?? null;
  }
  get step(): number {
    return this.#step;
  }
  get hints(): number {
    return this.#hints;
  }
  get isShown(): boolean {
    return this.#hints > HINTS - 1;
  }

  hint(): void {
    this.#hints = Math.min(HINTS, this.#hints + 1);
    if (this.isShown) noteProgress(this.exercise.id, 'shown');
  }

  /** True if this is the answer, or if there is none to find any more. */
  accepts(option: Option): boolean {
    return this.isSolved || option === this.wanted;
  }

  refused(): void {
    this.wrong += 1;
  }

  answered(): void {
    if (this.isSolved) return;
    this.#step += 1;
    this.wrong = 0;
    if (this.isSolved && !this.isShown) noteProgress(this.exercise.id, 'solved');
  }
}
