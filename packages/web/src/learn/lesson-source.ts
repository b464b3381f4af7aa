import type { Snapshot } from '../table/snapshot.ts';
import type { Answer, TableSource } from '../table/source.ts';
import { workerClient } from '../worker/client.ts';
import type { LessonCalls } from './calls.ts';
import type { LessonRun } from './lesson-run.svelte.ts';

export interface LessonSource extends TableSource {
  readonly ready: Promise<Answer>;
}

/** The table of one chapter: the engine in a worker, which only hears the answers that move the lesson on. */
export function lessonSource(run: LessonRun, names: readonly [string, string]): LessonSource {
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let latest: Snapshot | null = null;
  const worker = new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module' });
  const engine = workerClient<LessonCalls, Snapshot>(worker, (snapshot) => {
    // Whoever is being taught needs no other advice.
    latest = { ...snapshot, practice: false };
    for (const listener of listeners) listener(latest);
  });

  const { game } = run.lesson;
  const refused = (message: string): Answer => ({ ok: false, problem: { code: 'lesson', message } });
  return {
    place: 'local',
    ready: engine.call('open', game, run.position, names, run.played),
    subscribe(listener) {
      listeners.add(listener);
      if (latest !== null) listener(latest);
      return () => listeners.delete(listener);
    },
    async decide(_seat, option) {
      const { want } = run;
      if (want === null || !run.accepts(option)) return refused(run.hint());
      const taken = await engine.call('decide', option, want.replies ?? []);
      if (taken.ok) run.answered(option);
      return taken;
    },
    undo: async () => refused(run.hint()),
    answerUndo: async () => ({ ok: true, value: null }),
    look: () => undefined,
    history: () => engine.call('history'),
    story: (from, to) => engine.call('story', from, to),
    record: async () => ({ ok: false, problem: { code: 'lesson', message: run.hint() } }),
    chat: null,
    seating: null,
    close: engine.close,
  };
}
