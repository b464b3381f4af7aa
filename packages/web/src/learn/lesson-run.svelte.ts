import type { Option } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { accepts, type Chapter, type Lesson, type Step, type Want } from './lesson.ts';

/** Where a learner is in a lesson. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #hint: (step: Step) => string;
  chapterAt = $state(0);
  #stepAt = $state(0);
  #wantAt = $state(0);

  constructor(lesson: Lesson, hint: (step: Step) => string) {
    this.lesson = lesson;
    this.#hint = hint;
  }

  get chapter(): Chapter {
    return this.lesson.chapters[this.chapterAt] ?? missing();
  }

  get step(): Step {
    return this.chapter.steps[this.#stepAt] ?? missing();
  }

  /** What has to be done now; null: the step is there to be read. */
  get want(): Want | null {
    return this.step.wants[this.#wantAt] ?? null;
  }

  /** Steps from 1, over all chapters. */
  get number(): number {
    const before = this.lesson.chapters.slice(0, this.chapterAt).map(({ steps }) => steps.length);
    return before.reduce((sum, length) => sum + length, 0) + this.#stepAt + 1;
  }

  get length(): number {
    return this.lesson.chapters.reduce((sum, { steps }) => sum + steps.length, 0);
  }

  get isOver(): boolean {
    return this.number === this.length;
  }

  accepts(option: Option): boolean {
    return this.want !== null && accepts(this.want, option);
  }

  /** A kind word on a legal choice that is not the one to learn from now. */
  hint(): string {
    return this.#hint(this.step);
  }

  /** The next thing to do: in this step, the next one, or the next chapter. */
  advance(): void {
    if (this.#wantAt + 1 < this.step.wants.length) this.#wantAt += 1;
    else if (this.#stepAt + 1 < this.chapter.steps.length) {
      this.#stepAt += 1;
      this.#wantAt = 0;
    } else if (this.chapterAt + 1 < this.lesson.chapters.length) {
      this.chapterAt += 1;
      this.#stepAt = 0;
      this.#wantAt = 0;
    }
  }
}
