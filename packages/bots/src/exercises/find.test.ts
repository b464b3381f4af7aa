import { kemet } from '@ennead/kemet';
import { type BaseState, decide, type Game, openMatch, replay } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { judgementOf, loadGames } from '../games.ts';
import type { Judgement } from '../judgement.ts';
import { momentsOf } from '../testing/moments.ts';
import { type Branch, treeGame } from '../testing/tree-game.ts';
import { clearAnswer, type Effort } from './clear.ts';
import { exerciseAt } from './find.ts';

beforeAll(loadGames);

const game = kemet as unknown as Game;
const QUICK: Effort = { glance: 40, search: 160, compare: 80 };

/** What only looks at the prayer points of one seat: nothing but praying and saving counts. */
function prayerOnly(seat: number): Judgement {
  const real = judgementOf(game);
  const prayer = (state: BaseState) => (state as unknown as { readonly prayer: readonly number[] }).prayer;
  return {
    ...real,
    horizon: () => 1,
    spread: () => 1,
    value: (state, other) => (other === seat ? (prayer(state)[seat] ?? 0) : 5),
  };
}

test('the answer that alone brings what counts is clear, and by how much', () => {
  const asked = momentsOf(game, { players: 2 }, 'clear', 1, 400).filter(({ decisions }) => {
    const [decision] = decisions;
    return decision?.kind === 'token' && decision.options.some((option) => String(option).includes('pray'));
  });
  const found = asked.slice(0, 6).map(({ state, seat, decisions: [decision] }) => {
    if (decision === undefined) throw new Error('nothing is asked');
    return clearAnswer(game, prayerOnly(seat), game.view(state, seat), decision, 0.1, QUICK);
  });
  const clear = found.filter((each) => each !== null);
  expect(clear.length).toBeGreaterThan(0);
  for (const { option, margin } of clear) {
    expect(String(option)).toMatch(/pray/);
    expect(margin).toBeGreaterThanOrEqual(0.1);
  }
});

test('where all answers are worth the same, none is clear', () => {
  for (const { state, seat, decisions } of momentsOf(game, { players: 2 }, 'flat', 30, 5)) {
    const [decision] = decisions;
    if (decision === undefined) throw new Error('nothing is asked');
    const flat: Judgement = { ...judgementOf(game), horizon: () => 1, value: () => 1 };
    expect(clearAnswer(game, flat, game.view(state, seat), decision, 0.1, QUICK)).toBeNull();
  }
});

test('an exercise holds the game up to its moment, and its solution can be played there', () => {
  const setup = game.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const match = openMatch(game, setup.value, 'exercise', null);
  const bot = createBot('beginner', game, { seed: 'exercise' });
  let exercise = null;
  for (let move = 0; move < 250 && exercise === null; move++) {
    const [decision] = match.open;
    if (decision === undefined) break;
    exercise = exerciseAt(game, judgementOf(game), match, QUICK);
    if (exercise === null)
      decide(
        match,
        decision.seat,
        bot.choose(game.view(match.state, decision.seat), decision.seat, [decision]),
        null,
      );
  }
  if (exercise === null) throw new Error('nothing was found in this game');
  const played = replay(game, exercise.record);
  if (!played.ok) throw new Error(played.problem.message);
  expect(played.value.moves).toHaveLength(match.moves.length);
  for (const option of exercise.line)
    expect(decide(played.value, exercise.seat, option, null)).toMatchObject({ ok: true });
});

const EFFORT: Effort = { glance: 60, search: 400, compare: 40 };

function exerciseIn(root: Branch, skipObvious = false) {
  const { game: tree, judgement } = treeGame(root);
  return exerciseAt(tree, judgement, openMatch(tree, {} as never, 'tree', null), EFFORT, skipObvious);
}

const THREE = { good: 0.803, poor: 0.4, bad: 0.3 };

test('an exercise tells whose it is, what is asked, and chances in hundredths', () => {
  const found = exerciseIn({ seat: 0, kind: 'march', next: THREE });
  expect(found).toMatchObject({
    seat: 0,
    kind: 'march',
    line: ['good'],
    chance: 0.8,
    margin: 0.4,
    difficulty: 1,
  });
  expect(found?.record).toMatchObject({ game: 'tree', moves: [], result: null });
  expect(found?.reasons).toMatchObject([{ key: 'lead' }]);
});

test('two answers are too few, a lead of less than a tenth is too little', () => {
  expect(exerciseIn({ next: { good: 0.8, bad: 0.3 } })).toBeNull();
  expect(exerciseIn({ next: { good: 0.59, poor: 0.5, bad: 0.3 } })).toBeNull();
  expect(exerciseIn({ next: { good: 0.61, poor: 0.5, bad: 0.3 } })?.line).toEqual(['good']);
});

test('where others are asked too, only what is answered in secret is an exercise', () => {
  expect(exerciseIn({ others: [1], next: THREE })).toBeNull();
  expect(exerciseIn({ others: [1], secret: 'window', next: THREE })?.line).toEqual(['good']);
});

/** So many moments of the same seat with one answer in a row. */
const rowOf = (left: number): Branch => (left === 0 ? 0.8 : { next: { only: rowOf(left - 1) } });

test('the line goes on while the same seat has one answer or a clear one, four at most', () => {
  const line = (good: Branch) => exerciseIn({ next: { ...THREE, good } })?.line;
  expect(line(rowOf(6))).toEqual(['good', 'only', 'only', 'only']);
  expect(line(rowOf(2))).toEqual(['good', 'only', 'only']);
  expect(line({ next: { a: 0.8, b: 0.74, c: 0.7 } })).toEqual(['good', 'a']);
  expect(line({ next: { a: 0.8, b: 0.77, c: 0.7 } })).toEqual(['good']);
  expect(line({ seat: 1, next: { only: 0.8 } })).toEqual(['good']);
  expect(line({ others: [1], next: { only: 0.8 } })).toEqual(['good']);
});

/** Looks good until the turn is over; then the rival has an answer to it. */
const TRAP: Branch = { seat: 1, newTurn: 0.9, next: { a: 0.2, b: 0.2, c: 0.2 } };
/** Looks poor until the turn is over, and is good after it. */
const quiet = (good: Branch): Branch => ({ newTurn: 0.3, next: { on: good } });

test('what is seen at first sight is easy and may be skipped; what has to be thought of is not', () => {
  const seen = { next: THREE };
  expect(exerciseIn(seen)?.difficulty).toBe(1);
  expect(exerciseIn(seen, true)).toBeNull();
  const thought = { next: { trap: TRAP, good: quiet(0.8), poor: quiet(0.4) } };
  expect(exerciseIn(thought)).toMatchObject({ difficulty: 2, line: ['good', 'on'] });
  expect(exerciseIn(thought, true)?.difficulty).toBe(2);
});
