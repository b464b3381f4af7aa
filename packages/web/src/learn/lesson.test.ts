import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import type { Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type AnyGame, answer, historyOf } from '../table/local/local-table.ts';
import { ankhLesson } from './ankh-lesson.ts';
import { kemetLesson } from './kemet-lesson.ts';
import { LEARNER, type Lesson, type Want } from './lesson.ts';
import { openPosition, reply } from './lesson-table.ts';

const engines = { ankh, kemet } as unknown as Readonly<Record<Lesson['game'], AnyGame>>;

/** Plays a lesson to its end; `choose` picks among the answers that move it on. Returns the facts told by chapter. */
function play(lesson: Lesson, choose: <T>(options: readonly T[]) => T): string[][] {
  return lesson.chapters.map(({ position, steps }) => {
    const opened = openPosition(engines[lesson.game], position, ['Ann', 'Bo']);
    if (!opened.ok) throw new Error(opened.problem.message);
    const table = opened.value;
    for (const { id, wants } of steps)
      for (const each of wants) {
        const legal = table.match.open.find(({ seat }) => seat === LEARNER)?.options ?? [];
        const right = rightAnswers(each, legal);
        expect(right.length, `${id}: ${legal.join(' ')}`).toBeGreaterThan(0);
        expect(answer(table, LEARNER, choose(right)).ok).toBe(true);
        for (const option of each.replies ?? []) reply(table, option);
      }
    return historyOf(table, LEARNER).map(({ fact }) => fact.type);
  });
}

function rightAnswers({ options }: Want, legal: readonly Option[]): readonly Option[] {
  if (options === 'any') return legal;
  expect(legal).toEqual(expect.arrayContaining([...options]));
  return options;
}

const ways = [
  { way: 'first', choose: <T>(options: readonly T[]) => options[0] as T },
  { way: 'last', choose: <T>(options: readonly T[]) => options[options.length - 1] as T },
];

test.each(ways)('the lesson of Ankh is played to its end, always the $way answer', ({ choose }) => {
  const [turns, battle, end] = play(ankhLesson, choose);
  expect(turns).toEqual(
    expect.arrayContaining(['figure-moved', 'followers', 'power-unlocked', 'monument-taken']),
  );
  expect(battle).toEqual(
    expect.arrayContaining(['majorities', 'strength', 'battle-decided', 'conflict-ended']),
  );
  expect(end).toEqual(expect.arrayContaining(['god-forgotten', 'game-ended']));
});

test.each(ways)('the lesson of Kemet is played to its end, always the $way answer', ({ choose }) => {
  const [day, later] = play(kemetLesson, choose);
  expect(day).toEqual(
    expect.arrayContaining([
      'prayer-gained',
      'pyramid-raised',
      'tile-bought',
      'units-placed',
      'battle-won',
      'point',
    ]),
  );
  expect(day?.filter((type) => type === 'standing').length).toBeGreaterThanOrEqual(2);
  expect(later).toEqual(expect.arrayContaining(['intervention-played', 'moved', 'point', 'order-fixed']));
});

test('every step has a name of its own', () => {
  for (const { chapters } of [ankhLesson, kemetLesson]) {
    const ids = chapters.flatMap(({ steps }) => steps.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});
