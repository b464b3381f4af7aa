import type { NumberedFact, Snapshot } from '../table/snapshot.ts';
import type { Answer, PastStory, TableSource } from '../table/source.ts';
import type { LessonCall, LessonMessage, LessonRequest } from './calls.ts';
import type { LessonRun } from './lesson-run.svelte.ts';

export interface LessonSource extends TableSource {
  readonly ready: Promise<Answer>;
}

/** The table of one chapter: the engine in a worker, which only hears the answers that move the lesson on. */
export function lessonSource(run: LessonRun, names: readonly [string, string]): LessonSource {
  const worker = new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let latest: Snapshot | null = null;
  let calls = 0;

  worker.onmessage = ({ data }: MessageEvent<LessonMessage>) => {
    if (data.kind === 'snapshot') {
      // Whoever is being taught needs no other advice.
      latest = { ...data.snapshot, practice: false };
      for (const listener of listeners) listener(latest);
      return;
    }
    const caller = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'answer') caller?.resolve(data.value);
    else caller?.reject(new Error(data.message));
  };

  function call(request: LessonRequest): Promise<unknown> {
    calls += 1;
    const message: LessonCall = { id: calls, ...request };
    return new Promise((resolve, reject) => {
      pending.set(message.id, { resolve, reject });
      worker.postMessage(message);
    });
  }

  const { game } = run.lesson;
  const refused = (message: string): Answer => ({ ok: false, problem: { code: 'lesson', message } });
  return {
    place: 'local',
    ready: call({ name: 'open', game, position: run.chapter.position, names }) as Promise<Answer>,
    subscribe(listener) {
      listeners.add(listener);
      if (latest !== null) listener(latest);
      return () => listeners.delete(listener);
    },
    async decide(_seat, option) {
      const { want } = run;
      if (want === null || !run.accepts(option)) return refused(run.hint());
      const replies = want.replies ?? [];
      const taken = (await call({ name: 'decide', option, replies })) as Answer;
      if (taken.ok) run.advance();
      return taken;
    },
    undo: async () => refused(run.hint()),
    answerUndo: async () => ({ ok: true, value: null }),
    look: () => undefined,
    history: () => call({ name: 'history' }) as Promise<readonly NumberedFact[]>,
    story: (from) => call({ name: 'story', from }) as Promise<PastStory>,
    record: async () => ({ ok: false, problem: { code: 'lesson', message: run.hint() } }),
    chat: null,
    seating: null,
    close: () => worker.terminate(),
  };
}
