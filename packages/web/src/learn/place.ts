import type { Option } from '@ennead/kernel';
import { accepts, type LessonScript } from './lesson.ts';

/** Where a learner is in a lesson, and every answer on the way there. */
export interface Place {
  readonly chapter: number;
  readonly step: number;
  /** By chapter, up to this one. */
  readonly answers: readonly (readonly Option[])[];
}

export const START: Place = { chapter: 0, step: 0, answers: [[]] };

/** How many answers a chapter needs before this step. */
export function answersBefore({ chapters }: LessonScript, chapter: number, step: number): number {
  const steps = chapters[chapter]?.steps.slice(0, step) ?? [];
  return steps.reduce((sum, { wants }) => sum + wants.length, 0);
}

/** One step back; within a step, to its beginning. */
export function stepBefore(lesson: LessonScript, place: Place): Place {
  const { chapter, step, answers } = place;
  const given = answers[chapter]?.length ?? 0;
  if (given > answersBefore(lesson, chapter, step)) return cut(lesson, place, chapter, step);
  if (step > 0) return cut(lesson, place, chapter, step - 1);
  const before = lesson.chapters[chapter - 1];
  return before === undefined ? place : cut(lesson, place, chapter - 1, before.steps.length - 1);
}

function cut(lesson: LessonScript, { answers }: Place, chapter: number, step: number): Place {
  const kept = answers.slice(0, chapter + 1);
  const own = (kept[chapter] ?? []).slice(0, answersBefore(lesson, chapter, step));
  return { chapter, step, answers: [...kept.slice(0, chapter), own] };
}

const keyOf = (lesson: string) => `ennead.lesson.${lesson}`;

export function keepPlace({ id }: LessonScript, place: Place): void {
  try {
    if (place === START) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(place));
  } catch {
    // A browser without storage begins again next time.
  }
}

/** Where the learner was on this device; the start, if what was kept does not fit the lesson. */
export function keptPlace(lesson: LessonScript): Place {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(lesson.id)) ?? 'null');
    return readPlace(lesson, kept) ?? START;
  } catch {
    return START;
  }
}

export function readPlace(lesson: LessonScript, kept: unknown): Place | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { chapter, step, answers } = kept as Partial<Record<keyof Place, unknown>>;
  if (typeof chapter !== 'number' || typeof step !== 'number' || !Array.isArray(answers)) return null;
  const here = lesson.chapters[chapter]?.steps[step];
  if (here === undefined || answers.length !== chapter + 1) return null;
  const isFitting = answers.every((given: unknown, at) => {
    const wants = lesson.chapters[at]?.steps.flatMap((each) => each.wants) ?? [];
    if (!Array.isArray(given)) return false;
    const least = at < chapter ? wants.length : answersBefore(lesson, chapter, step);
    const most = at < chapter ? wants.length : least + Math.max(0, here.wants.length - 1);
    if (given.length < least || given.length > most) return false;
    return given.every((option, index) => {
      const asked = wants[index];
      return asked !== undefined && isOption(option) && accepts(asked, option);
    });
  });
  return isFitting ? { chapter, step, answers } : null;
}

function isOption(value: unknown): value is Option {
  return typeof value === 'string' || typeof value === 'number';
}
