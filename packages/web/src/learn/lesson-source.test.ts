import { beforeEach, expect, test } from 'vitest';
import type { Snapshot } from '../table/snapshot.ts';
import { type Lesson, want } from './lesson.ts';
import { LessonRun } from './lesson-run.svelte.ts';
import { lessonSource } from './lesson-source.ts';

/** The engine of a lesson: it notes its calls, and says what the test says. */
class Engine {
  static now: Engine;
  static taken: unknown = { ok: true, value: null };
  readonly calls: { name: string; args: unknown[] }[] = [];
  isOver = false;
  onmessage: ((message: { data: object }) => void) | null = null;
  constructor() {
    Engine.now = this;
  }
  postMessage({ id, name, args }: { id: number; name: string; args: unknown[] }): void {
    this.calls.push({ name, args });
    queueMicrotask(() => this.onmessage?.({ data: { kind: 'answer', id, value: Engine.taken } }));
  }
  tell(event: Partial<Snapshot>): void {
    this.onmessage?.({ data: { kind: 'event', event } });
  }
  terminate(): void {
    this.isOver = true;
  }
}

const lesson: Lesson = {
  id: 'toy',
  game: 'toy',
  coordinates: false,
  first: { players: 2, setup: {} },
  chapters: [
    {
      position: { at: 'start' },
      steps: [
        { id: 'a', wants: [want('one')] },
        { id: 'b', wants: [] },
      ],
    },
  ],
  teacher: () => 'Thoth',
  text: (id) => id,
  task: (id) => id,
};

let run: LessonRun;
let source: ReturnType<typeof lessonSource>;
beforeEach(() => {
  globalThis.Worker = Engine as unknown as typeof Worker;
  Engine.taken = { ok: true, value: null };
  run = new LessonRun(lesson, ({ id }) => `not in ${id}`);
  source = lessonSource(run, ['Anna', 'Thoth']);
});
const decisions = () => Engine.now.calls.filter(({ name }) => name === 'decide').map(({ args }) => args);

test('the chapter is laid out as it stands, with what was done in it', async () => {
  expect(await source.ready).toMatchObject({ ok: true });
  expect(Engine.now.calls).toEqual([{ name: 'open', args: ['toy', run.position, ['Anna', 'Thoth'], []] }]);
});

test('only what the lesson wants is played; anything else gets its hint and goes no further', async () => {
  expect(await source.decide(0, 'two')).toMatchObject({ ok: false, problem: { message: 'not in a' } });
  expect([decisions(), run.step.id]).toEqual([[], 'a']);
  expect(await source.decide(0, 'one')).toMatchObject({ ok: true });
  expect(decisions()).toEqual([['one', []]]);
  expect(run.want).toBeNull();
  expect(await source.decide(0, 'one')).toMatchObject({ ok: false });
  expect(decisions()).toHaveLength(1);
});

test('what the rules refuse does not move the lesson on', async () => {
  Engine.taken = { ok: false, problem: { code: 'not-an-option', message: '' } };
  expect(await source.decide(0, 'one')).toMatchObject({ ok: false });
  expect(run.want?.options).toEqual(['one']);
});

test('whoever listens hears the latest, without the advice of a practice table; nothing is taken back or saved', async () => {
  const heard: Snapshot[] = [];
  source.subscribe((snapshot) => heard.push(snapshot));
  Engine.now.tell({ number: 1, practice: true });
  const late: Snapshot[] = [];
  const away = source.subscribe((snapshot) => late.push(snapshot));
  expect(late).toEqual(heard);
  expect(heard).toEqual([{ number: 1, practice: false }]);
  away();
  Engine.now.tell({ number: 2, practice: true });
  expect([heard.length, late.length]).toEqual([2, 1]);
  expect(await source.undo(0)).toMatchObject({ ok: false });
  expect(await source.record()).toMatchObject({ ok: false });
  source.close();
  expect(Engine.now.isOver).toBe(true);
});
