import { type Option, ok, type Result } from '@ennead/kernel';
import {
  type AnyGame,
  answer,
  type LocalTable,
  openPosition,
  snapshotOf,
} from '../table/local/local-table.ts';
import type { Snapshot } from '../table/snapshot.ts';
import { LEARNER, TEACHER } from './lesson.ts';
import type { Played } from './lesson-run.svelte.ts';

/** A table that begins in a position instead of a setup; `played`: what the learner had answered there before. */
export function openLesson(
  game: AnyGame,
  position: unknown,
  names: readonly [learner: string, teacher: string],
  played: readonly Played[] = [],
): Result<LocalTable> {
  const opened = openPosition(game, position, 'lesson', () => [
    { kind: 'person', name: names[LEARNER] },
    { kind: 'bot', name: names[TEACHER], bot: 'easy' },
  ]);
  if (!opened.ok) return opened;
  for (const { option, replies } of played) {
    const taken = answer(opened.value, LEARNER, option);
    if (!taken.ok) return taken;
    for (const each of replies) reply(opened.value, each);
  }
  return ok(opened.value);
}

/** What the learner sees. A lesson goes forward only. */
export function lessonSnapshot(table: LocalTable, since: number): Snapshot {
  const undo = { step: null, turn: null, ask: null, request: null };
  return { ...snapshotOf(table, LEARNER, since), undo };
}

/** The next answer of the other seat. It stands in the script, so it must be legal. */
export function reply(table: LocalTable, option: Option): void {
  const taken = answer(table, TEACHER, option);
  if (!taken.ok) throw new Error(`the lesson cannot reply ${String(option)}: ${taken.problem.message}`);
}
