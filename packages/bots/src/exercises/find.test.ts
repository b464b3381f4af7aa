import { kemet } from '@ennead/kemet';
import { type BaseState, decide, type Game, openMatch, replay } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { judgementOf, loadGames } from '../games.ts';
import type { Judgement } from '../judgement.ts';
import { momentsOf } from '../testing/moments.ts';
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
