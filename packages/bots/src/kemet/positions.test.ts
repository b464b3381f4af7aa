import { kemet } from '@ennead/kemet';
import type { KemetState } from '@ennead/kemet/tables';
import { decisionsFor, type Game, type Option } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { loadBot, loadGame } from '../games.ts';

const game = kemet as unknown as Game;

beforeAll(async () => {
  await loadGame('kemet');
  await loadBot('expert', game);
});

const USED = ['middle-raise', 'bottom-white', 'bottom-red', 'middle-pray'];

/** The last turn of a day is that of seat 0; eight points win. */
function lastTurn(own: object, rival: object): KemetState {
  const read = kemet.positions.read({
    round: 3,
    order: [1, 0],
    pass: 4,
    turn: 1,
    seats: [
      { tokens: USED, ...own },
      { tokens: [...USED, 'top-recruit'], ...rival },
    ],
  });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** What expert answers from here until it is no longer asked, or has said so much. */
function line(state: KemetState, seed: string, most: number): Option[] {
  const answers: Option[] = [];
  while (answers.length < most) {
    const decisions = decisionsFor(game.decisions(state), 0);
    if (decisions.length === 0) break;
    const bot = createBot('expert', game, { seed, nodes: 1200 });
    const option = bot.choose(game.view(state, 0), 0, decisions);
    answers.push(option);
    game.apply(state, 0, option, null);
  }
  return answers;
}

test('expert sees a dusk that wins most of the time: a second temple is a point, and one more for two', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const wins = seeds.filter((seed) => {
    const state = lastTurn(
      { permanent: 6, prayer: 5, units: { 't-delta': 2, 'd-12': 3 } },
      { permanent: 5, prayer: 5, units: { 'bank-w': 2, 'c2-a': 5 } },
    );
    line(state, seed, 6);
    return state.winner === 0;
  });
  expect(wins.length).toBeGreaterThan(5);
});

test.each(['a', 'b', 'c'])(
  'expert does not let a rival win at dusk that it can drive from a temple (%s)',
  (seed) => {
    const state = lastTurn(
      { permanent: 4, prayer: 5, units: { 'd-12': 5 } },
      { permanent: 6, prayer: 5, units: { 't-west': 1, 't-delta': 2 } },
    );
    expect(line(state, seed, 3)).toContain('land:t-west');
  },
);
