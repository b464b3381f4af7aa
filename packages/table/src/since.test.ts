import type { Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { commit, openPlay, type Play, prepareMove, prepareUndo } from './play.ts';
import { sinceCosts, sinceFor } from './since.ts';
import { turnTable } from './testing/turns.ts';
import { answer } from './testing/witness.ts';

/** Rounds lost are battles, won ones points, a share of grain is a turn; what is told to one seat alone is worth a hundred pieces. */
const game: typeof toyGame = {
  ...toyGame,
  news(_state, fact, seat) {
    if (fact.to !== undefined) return { kind: 'pieces', amount: fact.to.includes(seat) ? 100 : 10_000 };
    if (fact.type === 'stored') return fact.seat === seat ? null : { kind: 'turns', amount: 1 };
    if (fact.type === 'won') return { kind: fact.seat === seat ? 'points' : 'battles', amount: 1 };
    return null;
  },
};

function open(of = game): Play {
  const setup = of.setup({ players: 2, rounds: 5 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const clock = { kind: 'none' } as const;
  return openPlay(of as unknown as Game, {
    setup: setup.value,
    seed: 'since',
    rules: game.rules,
    clock,
    at: 0,
  });
}

/** Answers for a seat with the first of its options. */
function play(table: Play, seat: number): void {
  const option = table.match.open.find((open) => open.seat === seat)?.options[0];
  if (option === undefined) throw new Error(`seat ${seat} is not asked`);
  const prepared = prepareMove(table, seat, option, 1);
  if (!prepared.ok) throw new Error(prepared.problem.message);
  commit(table, prepared.value.row, prepared.value.facts);
}

const NOTHING = { turns: 0, battles: 0, pieces: 0, places: 0, points: 0 };
const winnerOf = (table: Play) => table.match.open[0]?.seat ?? -1;

test('an answer in a window that is open is no news, not even as a number', () => {
  const table = open();
  expect([0, 1].map((seat) => sinceFor(table, seat))).toEqual([NOTHING, NOTHING]);
  play(table, 0);
  expect([0, 1].map((seat) => sinceFor(table, seat))).toEqual([NOTHING, NOTHING]);
});

test('what an answer in a window does is news when it comes out, and not before', () => {
  /** Every card that is bid is seen on the table, which is worth a place. */
  const laying: typeof toyGame = {
    ...game,
    apply(state, seat, option, log) {
      log?.push({ type: 'laid', rule: 'TOY-BID-1', seat } as never);
      game.apply(state, seat, option, log);
    },
    news: (_state, fact) => ((fact.type as string) === 'laid' ? { kind: 'places', amount: 1 } : null),
  };
  const table = open(laying);
  play(table, 0);
  expect([0, 1].map((seat) => sinceFor(table, seat))).toEqual([NOTHING, NOTHING]);
  play(table, 1);
  // Each hears of the other's; nobody of their own is told twice.
  expect([0, 1].map((seat) => sinceFor(table, seat).places)).toEqual([1, 2]);
});

test('what comes out when a window closes is news to both, whoever was last; nobody counts what only others were told', () => {
  const table = open();
  play(table, 0);
  play(table, 1);
  const winner = winnerOf(table);
  expect(table.match.open[0]?.kind).toBe('share');
  expect(sinceFor(table, winner)).toMatchObject({ turns: 0, points: 1, battles: 0 });
  expect(sinceFor(table, 1 - winner)).toMatchObject({ turns: 0, points: 0, battles: 1 });
  for (const seat of [0, 1]) expect(sinceFor(table, seat).pieces).toBeLessThan(10_000);
});

test('turns of others are counted from one’s own answer on, and again without what was taken back', () => {
  const table = open();
  play(table, 0);
  play(table, 1);
  const winner = winnerOf(table);
  const loser = 1 - winner;
  const start = table.match.moves.length;
  play(table, winner);
  play(table, winner);
  expect(sinceFor(table, loser).turns).toBe(2);
  expect(sinceFor(table, winner)).toEqual(NOTHING);
  expect(sinceCosts(table, loser)).toBe(0);
  commit(table, prepareUndo(table, winner, start + 1, 2), []);
  expect(sinceCosts(table, loser)).toBeGreaterThan(0);
  expect(sinceFor(table, loser).turns).toBe(1);
});

test('whoever was away for long is told of the last hundred and twenty answers', () => {
  const table = turnTable(3, { kind: 'none' });
  for (let at = 0; at < 130; at++) {
    expect(sinceCosts(table, 2)).toBe(Math.min(at, 120));
    answer(table, at % 2, 'go', at);
  }
  expect(sinceFor(table, 2).turns).toBe(120);
  // The turn that follows from one’s own answer is one of those since.
  expect(sinceFor(table, 0).turns).toBe(1);
});
