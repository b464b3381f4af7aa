import { expect, test } from 'vitest';
import { ankhScript } from '../ankh/lesson/script.ts';
import { type Place, readPlace, START, stepBefore } from './place.ts';

/** In the fourth step, which wants B6, B8 and Done, after the first of them. */
const MIDDLE: Place = { chapter: 0, step: 3, answers: [['move', 'B6']] };

test('a step back goes to the beginning of the step, then to the step before with what was done in it', () => {
  const begun = stepBefore(ankhScript, MIDDLE);
  expect(begun).toEqual({ chapter: 0, step: 3, answers: [['move']] });
  const before = stepBefore(ankhScript, begun);
  expect(before).toEqual({ chapter: 0, step: 2, answers: [[]] });
  expect(stepBefore(ankhScript, stepBefore(ankhScript, before))).toEqual(START);
  expect(stepBefore(ankhScript, START)).toBe(START);
});

test('a step back from a chapter goes to the last step of the one before', () => {
  const [first] = ankhScript.chapters;
  const wants = first?.steps.flatMap((step) => step.wants) ?? [];
  const all = wants.map(({ options }) => (options === 'any' ? 'B4' : (options[0] ?? '')));
  const back = stepBefore(ankhScript, { chapter: 1, step: 0, answers: [all, []] });
  expect(back.chapter).toBe(0);
  expect(back.step).toBe((first?.steps.length ?? 0) - 1);
  // The last step is there to be read: nothing is taken back.
  expect(back.answers).toEqual([all]);
});

test('what was kept is read if it fits the lesson, and only then', () => {
  expect(readPlace(ankhScript, JSON.parse(JSON.stringify(MIDDLE)))).toEqual(MIDDLE);
  for (const wrong of [
    null,
    'MIDDLE',
    {},
    { ...MIDDLE, chapter: 9 },
    { ...MIDDLE, step: 99 },
    { ...MIDDLE, answers: [] },
    { ...MIDDLE, answers: [['move', 'B5']] },
    { ...MIDDLE, answers: [[]] },
    { ...MIDDLE, answers: [['move', 'B6', 'B8', 'done']] },
    { ...MIDDLE, answers: [['move', { B6: true }]] },
    { ...MIDDLE, chapter: 1, step: 0, answers: [['move'], []] },
  ])
    expect(readPlace(ankhScript, wrong)).toBeNull();
});
