import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import type { Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankhScript } from '../ankh/lesson/script.ts';
import ankhWords from '../i18n/en/ankh/lesson.ts';
import kemetWords from '../i18n/en/kemet/lesson.ts';
import { kemetScript } from '../kemet/lesson/script.ts';
import { type AnyGame, answer, historyOf } from '../table/local/local-table.ts';
import { LEARNER, type LessonScript, type Want } from './lesson.ts';
import { openLesson, reply } from './lesson-table.ts';

const engines = new Map([ankh, kemet].map((game) => [game.id, game as unknown as AnyGame]));

/** Plays a lesson to its end; `choose` picks among the answers that move it on. Returns the facts told by chapter. */
function play(lesson: LessonScript, choose: <T>(options: readonly T[]) => T): string[][] {
  return lesson.chapters.map(({ position, steps }) => {
    const opened = openLesson(engines.get(lesson.game) as AnyGame, position, ['Ann', 'Bo']);
    if (!opened.ok) throw new Error(opened.problem.message);
    const table = opened.value;
    for (const { id, wants } of steps)
      for (const each of wants) {
        const legal = table.play.match.open.find(({ seat }) => seat === LEARNER)?.options ?? [];
        const right = rightAnswers(each, legal);
        expect(right.length, `${id}: ${legal.join(' ')}`).toBeGreaterThan(0);
        expect(answer(table, LEARNER, choose(right)).ok).toBe(true);
        for (const option of each.replies ?? []) reply(table, option);
      }
    return historyOf(table, LEARNER).map(({ fact }) => fact.type);
  });
}

function rightAnswers({ options }: Want, legal: readonly Option[]): readonly Option[] {
  return options === 'any' ? legal : options.filter((option) => legal.includes(option));
}

const ways = [
  { way: 'first', choose: <T>(options: readonly T[]) => options[0] as T },
  { way: 'last', choose: <T>(options: readonly T[]) => options[options.length - 1] as T },
];

test.each(ways)('the lesson of Ankh is played to its end, always the $way answer', ({ choose }) => {
  const [turns, battles, caravan, end] = play(ankhScript, choose);
  expect(turns).toEqual(
    expect.arrayContaining([
      'figure-moved',
      'followers',
      'power-unlocked',
      'monument-taken',
      'guardian-gained',
    ]),
  );
  expect(turns?.filter((type) => type === 'monument-taken')).toHaveLength(3);
  expect(battles).toEqual(
    expect.arrayContaining(['monument-built', 'majorities', 'strength', 'figure-spared', 'conflict-ended']),
  );
  expect(battles?.filter((type) => type === 'battle-decided')).toHaveLength(2);
  expect(caravan).toEqual(expect.arrayContaining(['caravan-drawn', 'conflict-token-placed']));
  expect(end).toEqual(expect.arrayContaining(['god-forgotten', 'game-ended']));
});

test.each(ways)('the lesson of Kemet is played to its end, always the $way answer', ({ choose }) => {
  const [day, defence, later] = play(kemetScript, choose);
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
  expect(defence).toEqual(expect.arrayContaining(['creature-went', 'attack', 'battle-won', 'recalled']));
  expect(defence).not.toContain('point');
  expect(later).toEqual(expect.arrayContaining(['intervention-played', 'moved', 'point', 'order-fixed']));
});

/** A slow reader's pace in words a minute, and the seconds an answer takes. */
const WORDS = 200;
const SECONDS = 4;

test.each([
  { lesson: ankhScript, words: ankhWords },
  { lesson: kemetScript, words: kemetWords },
])('the lesson of $lesson.game takes about ten minutes', ({ lesson, words }) => {
  const read = Object.values(words).flatMap((text) => text.split(/\s+/)).length;
  const answers = lesson.chapters
    .flatMap(({ steps }) => steps)
    .reduce((sum, { wants }) => sum + Math.max(1, wants.length), 0);
  const minutes = read / WORDS + (answers * SECONDS) / 60;
  expect(minutes).toBeGreaterThan(8);
  expect(minutes).toBeLessThan(12);
});

test.each([
  { lesson: ankhScript, words: ankhWords },
  { lesson: kemetScript, words: kemetWords },
])('every step of $lesson.game has its texts, and no text is left over', ({ lesson, words }) => {
  const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
  const used = steps.flatMap(({ id, wants }) => (wants.length === 0 ? [id] : [id, `${id}.task`]));
  expect(Object.keys(words).sort()).toEqual(['teacher', ...used].sort());
});

test('every step has a name of its own', () => {
  for (const { chapters } of [ankhScript, kemetScript]) {
    const ids = chapters.flatMap(({ steps }) => steps.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});
