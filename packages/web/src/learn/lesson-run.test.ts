import { expect, test } from 'vitest';
import { type Lesson, type Step, want } from './lesson.ts';
import { LessonRun } from './lesson-run.svelte.ts';

const step = (id: string, ...options: readonly string[]): Step => ({
  id,
  wants: options.map((option) => want(option)),
});
const lesson: Lesson = {
  id: 'toy',
  game: 'toy',
  coordinates: false,
  first: { players: 2, setup: {} },
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
  for (const option of ['one', 'two', null, null]) {
    seen.push([run.laid, run.number, run.step.id, run.want?.options[0] ?? null, run.isOver]);
    if (option === null) run.advance();
    else run.answered(option);
  }
  expect(seen).toEqual([
    [0, 1, 'a', 'one', false],
    [0, 1, 'a', 'two', false],
    [0, 2, 'b', null, false],
    [1, 3, 'c', 'three', true],
  ]);
  expect(run.number).toBe(3);
  expect(run.length).toBe(3);
});

test('only what a step wants moves it on; anything else gets a hint', () => {
  const run = new LessonRun(lesson, ({ id }) => `not in ${id}`);
  expect([run.accepts('one'), run.accepts('two')]).toEqual([true, false]);
  run.answered('one');
  run.answered('two');
  expect([run.want, run.accepts('one'), run.hint()]).toEqual([null, false, 'not in b']);
});

test('a step back takes back what was done since, and lays the table again', () => {
  const run = new LessonRun(lesson, ({ id }) => id);
  run.answered('one');
  expect(run.played).toEqual([{ option: 'one', replies: [] }]);
  run.back();
  expect([run.number, run.played, run.laid]).toEqual([1, [], 1]);
  run.answered('one');
  run.answered('two');
  run.advance();
  expect([run.number, run.laid]).toEqual([3, 2]);
  run.back();
  expect([run.number, run.played.length, run.laid]).toEqual([2, 2, 3]);
});
