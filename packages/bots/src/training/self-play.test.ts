import { chanceFrom, decide, type Game, missing, openMatch } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import type { Judgement } from '../judgement.ts';
import { toyJudgement } from '../testing/toy-judgement.ts';
import { treeGame } from '../testing/tree-game.ts';
import { type Style, selfPlay } from './self-play.ts';
import { stylesFor, tableFor } from './tables.ts';

const toy = toyGame as unknown as Game;
const judgement = toyJudgement as unknown as Judgement;
const style: Style = { judgement, nodes: 12, turns: 1, randomly: 0 };

function toyPlayed(styles: readonly Style[]) {
  const setup = toy.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const played = selfPlay(toy, setup.value, 'self', styles) ?? missing();
  const match = openMatch(toy, setup.value, 'self', null);
  /** By move: how many options there were. */
  const options = played.moves.map(([seat, option]) => {
    const open = match.open.find((each) => each.seat === seat && each.options.includes(option)) ?? missing();
    expect(decide(match, seat, option, null)).toMatchObject({ ok: true });
    return open.options.length;
  });
  return { ...played, options, end: toy.outcome(match.state) };
}

test('a game played against itself can be replayed to its outcome; every choice was searched', () => {
  const { values, options, outcome, end } = toyPlayed([style, style]);
  expect(outcome).toEqual(end);
  expect(values.map((value) => value !== null)).toEqual(options.map((count) => count > 1));
  for (const value of values) {
    if (value === null) continue;
    expect(value).toHaveLength(2);
    expect(value.every(Number.isInteger)).toBe(true);
    expect(value.reduce((sum, each) => sum + each)).toSatisfy((sum: number) => Math.abs(sum - 1000) <= 2);
  }
});

test('who plays at random now and then does, the others never', () => {
  const { moves, values, options } = toyPlayed([style, { ...style, randomly: 2 }]);
  const unsearched = [0, 1].map(
    (own) => moves.filter(([seat], i) => seat === own && (options[i] ?? 0) > 1 && values[i] === null).length,
  );
  const choices = moves.filter(([seat], i) => seat === 1 && (options[i] ?? 0) > 1).length;
  expect(unsearched[0]).toBe(0);
  expect(unsearched[1]).toBeGreaterThan(0);
  expect(unsearched[1]).toBeLessThan(choices);
});

test('a search plays so many worlds as its style says, and its best answer is given', () => {
  const { game, judgement: judged, sampled } = treeGame({ next: { good: 0.9, bad: 0.1, low: 0.2 } });
  const ending: Game = {
    ...game,
    outcome: (state) => (game.decisions(state).length > 0 ? null : { winners: [0], rule: 'R' }),
  };
  const styles = [{ judgement: judged, nodes: 25, turns: 1, randomly: 0 }];
  expect(selfPlay(ending, {} as never, 's', styles)?.moves).toEqual([[0, 'good']]);
  expect(sampled()).toBe(25);
  // A game that stands still has no outcome and teaches nothing.
  expect(selfPlay(game, {} as never, 's', styles)).toBeNull();
});

test('one table in three is not the usual one, and every other way comes', () => {
  const chance = chanceFrom('tables');
  const tables = [{ scenario: 'one' }, { scenario: 'two' }];
  const found = Array.from({ length: 600 }, () => tableFor(tables, 3, chance) as Record<string, unknown>);
  expect(found.every(({ players }) => players === 3)).toBe(true);
  for (const scenario of ['one', 'two'])
    expect(Math.abs(found.filter((each) => each.scenario === scenario).length - 100)).toBeLessThan(40);
  expect(tableFor([], 2, chance)).toEqual({ players: 2 });
});

test('seats differ in how long and how far they look and how often they play at random', () => {
  const chance = chanceFrom('styles');
  const styles = Array.from({ length: 100 }, () => stylesFor(judgement, 4, [1, 3], chance));
  expect(styles.every((seats) => seats.length === 4)).toBe(true);
  const all = styles.flat();
  const seen = (of: (each: Style) => number) => [...new Set(all.map(of))].sort((a, b) => a - b);
  expect(seen(({ nodes }) => nodes)).toEqual([10, 16, 30]);
  expect(seen(({ turns }) => turns)).toEqual([1, 3]);
  expect(seen(({ randomly }) => randomly)).toEqual([0, 12, 30]);
  expect(all.every((each) => each.judgement === judgement)).toBe(true);
});
