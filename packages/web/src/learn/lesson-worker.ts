/// <reference lib="webworker" />
import { ok } from '@ennead/kernel';
import { loadEngine } from '../table/local/engines.ts';
import { answer, historyOf, type LocalTable, storyOf } from '../table/local/local-table.ts';
import { emit, serveCalls } from '../worker/serve.ts';
import type { LessonCalls } from './calls.ts';
import { LEARNER } from './lesson.ts';
import { lessonSnapshot, openLesson, reply } from './lesson-table.ts';

/** The real engine at the table of a lesson. */
let table: LocalTable | null = null;
let sent = 0;

serveCalls<LessonCalls>({
  async open(game, position, names, played) {
    const opened = openLesson(await loadEngine(game), position, names, played);
    if (!opened.ok) return opened;
    table = opened.value;
    sent = table.play.match.moves.length;
    publish();
    return ok(null);
  },
  decide(option, replies) {
    const taken = answer(opened(), LEARNER, option);
    if (!taken.ok) return taken;
    publish();
    for (const each of replies) {
      reply(opened(), each);
      publish();
    }
    return ok(null);
  },
  history: () => historyOf(opened(), LEARNER),
  story: (from, to) => storyOf(opened(), LEARNER, from, to),
});

function opened(): LocalTable {
  if (table === null) throw new Error('no lesson is open');
  return table;
}

function publish(): void {
  const snapshot = lessonSnapshot(opened(), sent);
  sent = snapshot.number;
  emit(snapshot);
}
