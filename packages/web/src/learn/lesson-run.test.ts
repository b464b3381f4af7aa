import { expect, test } from 'vitest';
import { type Lesson, type Step, want } from './lesson.ts';
import { LessonRun } from './lesson-run.svelte.ts';

const step = (id: string, ...options: readonly string[]): Step => ({
  id,
  wants: options.map((option) => want(option)),
});
const lesson: Lesson = {
  game: 'toy',
  chapters: [
    { position: {}, steps: [step('a', 'one', 'two'), step('b')] },
    { position: {}, steps: [step('c', 'three')] },
  ],
  teacher: () => 'Thoth',
  text: (id) => id,
  task: (id) => id,
};

test('a lesson goes from want to want, step to step, chapter to chapter, and stays at its end', () => {
  const run = new LessonRun(lesson, ({ id }) => `not in ${id}`);
  const seen = [];
  for (let i = 0; i < 5; i++) {
    seen.push([run.chapterAt, run.number, run.step.id, run.want?.options[0] ?? null, run.isOver]);
    run.advance();
  }
  expect(seen).toEqual([
    [0, 1, 'a', 'one', false],
    [0, 1, 'a', 'two', false],
    [0, 2, 'b', null, false],
    [1, 3, 'c', 'three', true],
    [1, 3, 'c', 'three', true],
  ]);
  expect(run.length).toBe(3);
});

test('only what a step wants moves it on; anything else gets a hint', () => {
  const run = new LessonRun(lesson, ({ id }) => `not in ${id}`);
  expect([run.accepts('one'), run.accepts('two')]).toEqual([true, false]);
  run.advance();
  run.advance();
  expect([run.want, run.accepts('one'), run.hint()]).toEqual([null, false, 'not in b']);
});
