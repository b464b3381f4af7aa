import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import {
  type BaseState,
  chanceFrom,
  decide,
  decisionsFor,
  type Game,
  hash,
  type MatchRecord,
  openMatch,
  randomAnswer,
  recordOf,
} from '@ennead/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { judgementOf, loadGames } from '../games.ts';
import { momentsOf } from '../testing/moments.ts';
import { chancesNow, chancesSeen } from './chances.ts';
import { accuracyOf, gradeOf } from './grade.ts';
import { reviewOf } from './match.ts';
import { review } from './review.ts';
import { turningPoints } from './turning-points.ts';

beforeAll(loadGames);

const games = [ankh, kemet] as unknown as readonly Game[];
const NODES = 60;

/** A game between two bots: one that thinks and one that answers at random. */
function played(game: Game, thinker: number, most: number): MatchRecord {
  const setup = game.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const match = openMatch(game, setup.value, 'reviewed', null);
  const bot = createBot('hard', game, { seed: 'thinker', nodes: 80 });
  const chance = chanceFrom('other');
  for (let moves = 0; moves < most && match.open.length > 0; moves++) {
    const seat = match.open[0]?.seat ?? 0;
    const owed = decisionsFor(match.open, seat);
    const option =
      seat === thinker ? bot.choose(game.view(match.state, seat), seat, owed) : randomAnswer(owed, chance)[1];
    const taken = decide(match, seat, option, null);
    if (!taken.ok) throw new Error(taken.problem.message);
  }
  return recordOf(match);
}

test('a loss has its grade: the more is given away the worse', () => {
  expect([0, 0.03, 0.05, 0.1, 0.3].map(gradeOf)).toEqual(['good', 'good', 'inexact', 'mistake', 'blunder']);
});

test('an answer that gives nothing away is accurate, every loss makes it less so', () => {
  expect(accuracyOf(0)).toBe(1);
  expect(accuracyOf(0.1)).toBeCloseTo(Math.exp(-1));
  expect(accuracyOf(0.3)).toBeLessThan(accuracyOf(0.2));
});

test('the largest changes of the curve are its turning points, in order', () => {
  const curve = [
    { move: 0, chances: [0.4, 0.3, 0.3] },
    { move: 4, chances: [0.42, 0.3, 0.28] },
    { move: 9, chances: [0.1, 0.5, 0.4] },
    { move: 12, chances: [0.25, 0.4, 0.35] },
    { move: 20, chances: [1, 0, 0] },
  ];
  expect(turningPoints(curve, 2)).toEqual([
    { from: 4, to: 9, seat: 0, change: expect.closeTo(-0.32) },
    { from: 12, to: 20, seat: 0, change: expect.closeTo(0.75) },
  ]);
  const duel = [
    { move: 0, chances: [0.5, 0.5] },
    { move: 3, chances: [0.375, 0.625] },
    { move: 5, chances: [0.3125, 0.6875] },
  ];
  expect(turningPoints(duel, 9)).toEqual([{ from: 0, to: 3, seat: 0, change: -0.125 }]);
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const judgement = () => judgementOf(game);

  test('the chance of every seat is known on the way, and the winners have it all at the end', () => {
    for (const { state } of momentsOf(game, { players: 3 }, 'curve', 40, 4)) {
      const chances = chancesNow(game, judgement(), state, 's');
      expect(chances).toHaveLength(3);
      for (const chance of chances) expect(chance).toSatisfy((value: number) => value >= 0 && value <= 1);
      // Merged gods may win together, and all may be forgotten.
      if (game.id === 'kemet') expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
    const record = played(game, 0, Number.POSITIVE_INFINITY);
    const read = reviewOf(game, judgement(), record);
    if (!read.ok) throw new Error(read.problem.message);
    const end = read.value.curve().at(-1);
    expect(end?.move).toBe(record.moves.length);
    expect(end?.chances).toEqual([0, 1].map((seat) => (record.result?.winners.includes(seat) ? 1 : 0)));
  });

  test('a review depends only on what the seat could know', () => {
    for (const { state, seat, decisions } of momentsOf(game, { players: 2 }, 'blind', 17, 4)) {
      const [decision] = decisions;
      if (decision === undefined) throw new Error('nothing is asked');
      const view = game.view(state, seat);
      const other: BaseState = game.sample(view, seat, chanceFrom('another world'));
      expect(hash(game.view(other, seat))).toBe(hash(view));
      const given = decision.options[0] ?? 0;
      const judge = (from: BaseState) =>
        review(game, judgement(), game.view(from, seat), seat, decision, given, { seed: 's', nodes: NODES });
      expect(judge(other)).toEqual(judge(state));
    }
  });

  test('what a bot would have answered costs nothing', () => {
    for (const { state, seat, decisions } of momentsOf(game, { players: 2 }, 'best', 23, 4)) {
      const [decision] = decisions;
      if (decision === undefined) throw new Error('nothing is asked');
      const judge = (given: (typeof decision.options)[number]) =>
        review(game, judgement(), game.view(state, seat), seat, decision, given, { seed: 's', nodes: NODES });
      const { best } = judge(decision.options[0] ?? 0);
      expect(judge(best)).toMatchObject({ best, loss: 0 });
    }
  });

  test('who thinks plays more accurately than who answers at random', () => {
    const record = played(game, 0, 120);
    const read = reviewOf(game, judgement(), record);
    if (!read.ok) throw new Error(read.problem.message);
    const moves = read.value.choices
      .filter((_, at) => at % 3 === 0)
      .map((move) => read.value.judge(move, NODES));
    // Whoever stands hopeless or safe loses little by any answer: what counts is how open the game is.
    const of = (seat: number) => {
      const own = moves.filter((move) => move.seat === seat);
      const openness = own.map(({ chance }) => chance * (1 - chance));
      const total = openness.reduce((sum, each) => sum + each, 0);
      return own.reduce((sum, { accuracy }, i) => sum + accuracy * (openness[i] ?? 0), 0) / total;
    };
    expect(of(0)).toBeGreaterThan(of(1));
    for (const { line, best, move } of moves) {
      if (line.length > 0) expect(line[0]).toBe(best);
      expect(read.value.asked(move).decision.options).toContain(best);
    }
  });
});

test('who looks on gets chances from what they see, the same for all that looks the same, and knows the winner at the end', () => {
  for (const game of games) {
    const setup = game.setup({ players: 3 });
    if (!setup.ok) throw new Error(setup.problem.message);
    const match = openMatch(game, setup.value, 'looked at', null);
    const chance = chanceFrom('answers');
    const judgement = judgementOf(game);
    const look = (state: BaseState) => chancesSeen(game, judgement, game.view(state, null), 'look');
    for (let moves = 0; moves < 12; moves++) {
      const [{ seat }, option] = randomAnswer(match.open, chance);
      decide(match, seat, option, null);
    }
    const chances = look(match.state);
    expect(chances).toHaveLength(3);
    expect(chances.every((each) => each >= 0 && each <= 1)).toBe(true);
    expect(chances.reduce((sum, each) => sum + each)).toBeCloseTo(1);
    expect(look(game.sample(game.view(match.state, null), null, chanceFrom('another world')))).toEqual(
      chances,
    );
    while (match.open.length > 0) {
      const [{ seat }, option] = randomAnswer(match.open, chance);
      decide(match, seat, option, null);
    }
    const winners = game.outcome(match.state)?.winners ?? [];
    expect(look(match.state)).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 : 0)));
  }
});
