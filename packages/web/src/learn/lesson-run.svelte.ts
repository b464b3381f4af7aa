import { missing, type Option } from '@ennead/kernel';
import { accepts, type Chapter, type Lesson, type Step, type Want } from './lesson.ts';
import { answersBefore, keepPlace, keptPlace, type Place, START, stepBefore } from './place.ts';

/** An answer of the learner with what the other seat answered then. */
export interface Played {
  readonly option: Option;
  readonly replies: readonly Option[];
}

/** Where a learner is in a lesson. The place is kept on this device. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly #hint: (step: Step) => string;
  #place: Place = $state.raw(START);
  /** Counts the tables that were laid: every chapter is one, and so is each way back over an answer. */
  #laid = $state(0);
  /** The lesson was left in the middle and nothing has been done since. */
  #isResumed = $state(false);

  constructor(lesson: Lesson, hint: (step: Step) => string) {
    this.lesson = lesson;
    this.#hint = hint;
    this.#place = keptPlace(lesson);
    this.#isResumed = this.#place !== START;
  }

  get laid(): number {
    return this.#laid;
  }
  get isResumed(): boolean {
    return this.#isResumed;
  }

  get chapter(): Chapter {
    return this.lesson.chapters[this.#place.chapter] ?? missing();
  }

  get step(): Step {
    return this.chapter.steps[this.#place.step] ?? missing();
  }

  /** What has to be done now; null: the step is there to be read. */
  get want(): Want | null {
    const { chapter, step } = this.#place;
    return this.step.wants[this.#given.length - answersBefore(this.lesson, chapter, step)] ?? null;
  }

  /** What lies on the table of this chapter. */
  get position(): object {
    const { position } = this.chapter;
    return typeof position === 'function' ? position((step) => this.#chosen(step)) : position;
  }

  /** What was answered in this chapter so far. */
  get played(): readonly Played[] {
    const wants = this.chapter.steps.flatMap((step) => step.wants);
    return this.#given.map((option, at) => ({ option, replies: wants[at]?.replies ?? [] }));
  }

  /** Steps from 1, over all chapters. */
  get number(): number {
    const { chapter, step } = this.#place;
    const before = this.lesson.chapters.slice(0, chapter).map(({ steps }) => steps.length);
    return before.reduce((sum, length) => sum + length, 0) + step + 1;
  }

  get length(): number {
    return this.lesson.chapters.reduce((sum, { steps }) => sum + steps.length, 0);
  }

  get isOver(): boolean {
    return this.number === this.length;
  }

  get #given(): readonly Option[] {
    return this.#place.answers[this.#place.chapter] ?? [];
  }

  /** What the learner answered in a step. */
  #chosen(id: string): readonly Option[] {
    const { chapters } = this.lesson;
    const chapter = chapters.findIndex(({ steps }) => steps.some((step) => step.id === id));
    const steps = chapters[chapter]?.steps ?? [];
    const step = steps.findIndex((each) => each.id === id);
    const from = answersBefore(this.lesson, chapter, step);
    return (this.#place.answers[chapter] ?? []).slice(from, from + (steps[step]?.wants.length ?? 0));
  }

  accepts(option: Option): boolean {
    return this.want !== null && accepts(this.want, option);
  }

  /** A kind word on a legal choice that is not the one to learn from now. */
  hint(): string {
    return this.#hint(this.step);
  }

  /** The answer was given: the next thing to do, in this step, the next one, or the next chapter. */
  answered(option: Option): void {
    const { chapter, step, answers } = this.#place;
    const given = [...this.#given, option];
    this.#go({ chapter, step, answers: [...answers.slice(0, chapter), given] });
    if (this.want === null) this.advance();
  }

  /** To the next step. */
  advance(): void {
    const { chapter, step, answers } = this.#place;
    if (step + 1 < this.chapter.steps.length) this.#go({ chapter, step: step + 1, answers });
    else if (chapter + 1 < this.lesson.chapters.length) {
      this.#go({ chapter: chapter + 1, step: 0, answers: [...answers, []] });
      this.#laid += 1;
    }
  }

  /** One step back; what was done since is taken back. */
  back(): void {
    const before = this.#place;
    this.#go(stepBefore(this.lesson, before));
    if (this.#place.chapter !== before.chapter || this.#given.length !== before.answers.at(-1)?.length)
      this.#laid += 1;
  }

  startOver(): void {
    this.#go(START);
    this.#laid += 1;
  }

  #go(place: Place): void {
    this.#place = place;
    this.#isResumed = false;
    // Whoever comes again after the end begins anew.
    keepPlace(this.lesson, this.isOver ? START : place);
  }
}
