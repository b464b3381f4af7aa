/// <reference lib="webworker" />
import { ok } from '@ennead/kernel';
import { loadEngine } from '../table/local/engines.ts';
import { answer, historyOf, type LocalTable, storyOf } from '../table/local/local-table.ts';
import type { LessonCall, LessonMessage } from './calls.ts';
import { LEARNER } from './lesson.ts';
import { lessonSnapshot, openPosition, reply } from './lesson-table.ts';

/** The real engine at the table of a lesson. */
let table: LocalTable | null = null;
let sent = 0;

async function answerTo(call: LessonCall): Promise<unknown> {
  if (call.name === 'open') {
    const opened = openPosition(await loadEngine(call.game), call.position, call.names);
    if (!opened.ok) return opened;
    table = opened.value;
    sent = 0;
    publish(table);
    return ok(null);
  }
  if (table === null) throw new Error('no lesson is open');
  if (call.name === 'history') return historyOf(table, LEARNER);
  if (call.name === 'story') return storyOf(table, LEARNER, call.from);
  return takeAnswer(table, call);
}

/** The learner's answer, then those of the other seat. */
function takeAnswer(at: LocalTable, { option, replies }: Extract<LessonCall, { name: 'decide' }>): unknown {
  const taken = answer(at, LEARNER, option);
  if (!taken.ok) return taken;
  publish(at);
  for (const each of replies) {
    reply(at, each);
    publish(at);
  }
  return ok(null);
}

function publish(at: LocalTable): void {
  const snapshot = lessonSnapshot(at, sent);
  sent = snapshot.number;
  post({ kind: 'snapshot', snapshot });
}

function post(message: LessonMessage): void {
  postMessage(message);
}

addEventListener('message', async ({ data }: MessageEvent<LessonCall>) => {
  try {
    post({ kind: 'answer', id: data.id, value: await answerTo(data) });
  } catch (error) {
    post({ kind: 'fault', id: data.id, message: error instanceof Error ? error.message : String(error) });
  }
});
