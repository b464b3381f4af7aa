import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import type { Fact, Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { pharaohScript } from '../ankh/lesson/pharaoh-script.ts';
import { ankhScript } from '../ankh/lesson/script.ts';
import ankhWords from '../i18n/en/ankh/lesson.ts';
import pharaohWords from '../i18n/en/ankh/pharaoh-lesson.ts';
import kemetWords from '../i18n/en/kemet/lesson.ts';
import { kemetScript } from '../kemet/lesson/script.ts';
import { type AnyGame, answer, historyOf } from '../table/local/local-table.ts';
import { LEARNER, type LessonScript, type Want } from './lesson.ts';
import { openLesson, reply } from './lesson-table.ts';

const engines = new Map([ankh, kemet].map((game) => [game.id, game as unknown as AnyGame]));

/** Plays a lesson to its end; `choose` picks among the answers that move it on. Returns the facts told by chapter. */
function play(lesson: LessonScript, choose: <T>(options: readonly T[], step: string) => T): Fact[][] {
  const chosen = new Map<string, Option[]>();
  return lesson.chapters.map(({ position, steps }) => {
    const laid = typeof position === 'function' ? position((step) => chosen.get(step) ?? []) : position;
    const opened = openLesson(engines.get(lesson.game) as AnyGame, laid, ['Ann', 'Bo']);
    if (!opened.ok) throw new Error(`${steps[0]?.id}: ${opened.problem.message}`);
    const table = opened.value;
    for (const { id, wants } of steps)
      for (const each of wants) {
        const legal = table.play.match.open.find(({ seat }) => seat === LEARNER)?.options ?? [];
        const right = rightAnswers(each, legal);
        expect(right.length, `${id}: ${legal.join(' ')}`).toBeGreaterThan(0);
        const option = choose(right, id);
        chosen.set(id, [...(chosen.get(id) ?? []), option]);
        expect(answer(table, LEARNER, option).ok).toBe(true);
        for (const said of each.replies ?? []) reply(table, said);
      }
    return historyOf(table, LEARNER).map(({ fact }) => fact);
  });
}

const typesOf = (chapters: readonly Fact[][]) => chapters.map((facts) => facts.map(({ type }) => type));

function rightAnswers({ options }: Want, legal: readonly Option[]): readonly Option[] {
  return options === 'any' ? legal : options.filter((option) => legal.includes(option));
}

const ways = [
  { way: 'first', choose: <T>(options: readonly T[]) => options[0] as T },
  { way: 'last', choose: <T>(options: readonly T[]) => options[options.length - 1] as T },
];

test.each(ways)('the lesson of Ankh is played to its end, always the $way answer', ({ choose }) => {
  const [turns, battles, caravan, end] = typesOf(play(ankhScript, choose));
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
  const [day, defence, later] = typesOf(play(kemetScript, choose));
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

test.each(ways)('the lesson of Pharaoh is played to its end, always the $way answer', ({ choose }) => {
  const [court, cards, conflict] = typesOf(play(pharaohScript, choose));
  expect(court).toEqual(
    expect.arrayContaining(['priest-moved', 'priest-summoned', 'room-controlled', 'sphinx-placed', 'riddle']),
  );
  expect(cards?.filter((type) => type === 'policy-played')).toHaveLength(2);
  expect(cards?.filter((type) => type === 'pharaoh-moved')).toHaveLength(2);
  expect(cards).toEqual(expect.arrayContaining(['policy-removed', 'policy-taken', 'palace-resolved']));
  expect(conflict).toEqual(
    expect.arrayContaining(['battle-decided', 'policies-taken-back', 'conflict-ended']),
  );
});

/** Every way through a lesson, as far as the choices in these steps go: the n-th of them. */
function* waysThrough(most: number) {
  for (let n = 0; n < most; n++)
    yield <T>(options: readonly T[], step: string): T => {
      const spread = [...step].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), n);
      return options[(n + (spread >>> 0)) % options.length] as T;
    };
}

const devotionOf = (facts: readonly Fact[] | undefined, team: number, source: string) =>
  (facts ?? []).flatMap((fact) => {
    const told = fact as Fact & { team?: number; source?: string; after?: number; amount?: number };
    return told.type === 'devotion' && told.team === team && told.source === source ? [told] : [];
  });

test('whatever is chosen in Ankh, later chapters keep it and their texts stay true', () => {
  for (const choose of waysThrough(60)) {
    const [, battles, , end] = play(ankhScript, choose);
    // "You were alone in the west": with what was taken there, two kinds of monuments.
    expect(devotionOf(battles, LEARNER, 'majorities')[0]).toMatchObject({ amount: 2 });
    expect(battles?.filter(({ type }) => type === 'battle-decided')).toMatchObject([
      { winner: 1 },
      { winner: 0 },
    ]);
    // "The west brought you to 20."
    expect(devotionOf(end, LEARNER, 'domination')[0]).toMatchObject({ after: 20 });
    expect(end?.some(({ type }) => type === 'god-forgotten')).toBe(true);
  }
});

test('whatever is chosen under the pharaoh, later chapters keep it and their texts stay true', () => {
  for (const choose of waysThrough(60)) {
    const [court, , conflict] = play(pharaohScript, choose);
    expect(court?.find(({ type }) => type === 'policies-revealed')).toMatchObject({
      policies: ['royal-progress'],
    });
    // The sphinx and one other kind, then 1 for the victory and 1 for Amenhotep.
    expect(devotionOf(conflict, LEARNER, 'majorities')[0]).toMatchObject({ amount: 2 });
    expect(devotionOf(conflict, LEARNER, 'battle')[0]).toMatchObject({ amount: 2 });
  }
});

test('whatever is chosen in Kemet, the cards that were used on the first day are not in hand on the second', () => {
  for (const choose of waysThrough(60)) {
    const used: unknown[] = [];
    const held: unknown[] = [];
    const [, defence] = play(kemetScript, (options, step) => {
      const option = choose(options, step);
      if (step === 'card' || step === 'discard') used.push(option);
      if (step === 'defend') held.push(...options);
      return option;
    });
    expect(used).toHaveLength(2);
    expect(held).toEqual(expect.arrayContaining(['phalanx-defense']));
    expect(held.filter((card) => used.includes(card))).toEqual([]);
    expect(defence?.find(({ type }) => type === 'battle-won')).toMatchObject({ winner: LEARNER });
  }
});

test('a chapter is laid again as it was left, in the middle of a step', () => {
  const [first] = ankhScript.chapters;
  const game = engines.get('ankh') as AnyGame;
  const played = [
    { option: 'move', replies: [] },
    { option: 'B6', replies: [] },
    { option: 'B8', replies: [] },
  ];
  const opened = openLesson(game, first?.position, ['Ann', 'Bo'], played);
  expect(opened.ok && opened.value.play.match.moves.length).toBe(3);
  const wrong = openLesson(game, first?.position, ['Ann', 'Bo'], [{ option: 'nowhere', replies: [] }]);
  expect(wrong.ok).toBe(false);
});

/** A slow reader's pace in words a minute, and the seconds an answer takes. */
const WORDS = 200;
const SECONDS = 4;

test.each([
  { lesson: ankhScript, words: ankhWords },
  { lesson: pharaohScript, words: pharaohWords },
  { lesson: kemetScript, words: kemetWords },
])('the lesson of $lesson.id takes about ten minutes', ({ lesson, words }) => {
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
  { lesson: pharaohScript, words: pharaohWords },
  { lesson: kemetScript, words: kemetWords },
])('every step of $lesson.id has its texts, and no text is left over', ({ lesson, words }) => {
  const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
  const used = steps.flatMap(({ id, wants }) => (wants.length === 0 ? [id] : [id, `${id}.task`]));
  expect(Object.keys(words).sort()).toEqual(['teacher', ...used].sort());
});

test('every step has a name of its own', () => {
  for (const { chapters } of [ankhScript, pharaohScript, kemetScript]) {
    const ids = chapters.flatMap(({ steps }) => steps.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});
