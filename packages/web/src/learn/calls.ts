import type { Option } from '@ennead/kernel';
import type { NumberedFact } from '../table/snapshot.ts';
import type { Answer, PastStory } from '../table/source.ts';

/** What the page may ask the engine at the table of a lesson. */
export interface LessonCalls {
  open(game: string, position: unknown, names: readonly [learner: string, teacher: string]): Answer;
  /** The learner's answer, then those of the other seat. */
  decide(option: Option, replies: readonly Option[]): Answer;
  history(): readonly NumberedFact[];
  story(from: number): PastStory;
}
