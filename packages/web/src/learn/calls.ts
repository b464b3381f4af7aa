import type { Option } from '@ennead/kernel';
import type { NumberedFact } from '../table/snapshot.ts';
import type { Answer, PastStory } from '../table/source.ts';
import type { Played } from './lesson-run.svelte.ts';

/** What the page may ask the engine at the table of a lesson. */
export interface LessonCalls {
  /** Lays the position, and plays what was played before. */
  open(
    game: string,
    position: object,
    names: readonly [learner: string, teacher: string],
    played: readonly Played[],
  ): Answer;
  /** The learner's answer, then those of the other seat. */
  decide(option: Option, replies: readonly Option[]): Answer;
  history(): readonly NumberedFact[];
  story(from: number, to?: number): PastStory;
}
