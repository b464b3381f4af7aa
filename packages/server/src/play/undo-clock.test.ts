import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import type { Clock } from '../protocol.ts';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../tables/bare-table.ts';
import { beginPlay, prepareMove, settle, undoRow } from './play.ts';
import { written } from './steps.ts';

const game = toyGame as AnyGame;
const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** The small game with a clock, where seat 0 bids first and may go back on it. */
function bidding(clock: Clock) {
  const play = beginPlay(game, { ...bareTable(game, 2, 'a-table'), clock, started: 0 }, 'a seed');
  const left = () => play.clock?.left;
  const bid = (seat: number, at: number) => {
    const option = play.match.open.find((each) => each.seat === seat)?.options[0] ?? 0;
    const prepared = prepareMove(play, seat, option, { at, call: null });
    if (!prepared.ok) throw new Error(prepared.problem.message);
    settle(play, written(prepared.value.row), prepared.value.facts);
    return left();
  };
  const goBack = (at: number) => {
    settle(play, written(undoRow(play, 0, 0, { at, call: null })), []);
    return left();
  };
  return { bid, goBack };
}

test('going back to a turn leaves it the days it had left, however often', () => {
  const { bid, goBack } = bidding({ kind: 'days', days: 2 });
  expect(bid(0, DAY)).toEqual([2 * DAY, DAY]);
  expect(goBack(DAY)).toEqual([DAY, DAY]);
  expect(bid(0, 1.5 * DAY)).toEqual([2 * DAY, DAY / 2]);
  expect(goBack(1.5 * DAY)).toEqual([DAY / 2, DAY / 2]);
});

test('going back takes the increment of the turn, and playing it again brings it back', () => {
  const { bid, goBack } = bidding({ kind: 'live', bank: 100, increment: 20 });
  expect(bid(0, 10 * SECOND)).toEqual([110 * SECOND, 90 * SECOND]);
  expect(goBack(12 * SECOND)).toEqual([90 * SECOND, 88 * SECOND]);
  expect(bid(0, 15 * SECOND)).toEqual([107 * SECOND, 85 * SECOND]);
});
