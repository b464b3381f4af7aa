import { toyGame } from '@ennead/kernel/contract';
import { commit } from '@ennead/table';
import type { Clock } from '@ennead/wire';
import { expect, test } from 'vitest';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';
import { DAY, SECOND } from '../time.ts';
import { beginPlay, prepareMove, undoRow } from './play.ts';
import { written } from './rows.ts';

const game = toyGame as AnyGame;

/** The small game with a clock; everybody bids in secret, and who wins shares the grain out. */
function bidding(clock: Clock) {
  const play = beginPlay(game, { ...bareTable(game, 2, 'a-table'), clock, started: 0 }, 'a seed');
  const clocks = () => [play.clock?.left, play.shown.clock?.left];
  const answer = (seat: number, at: number) => {
    const option = play.match.open.find((each) => each.seat === seat)?.options[0] ?? 0;
    const prepared = prepareMove(play, seat, option, { at, call: null });
    if (!prepared.ok) throw new Error(prepared.problem.message);
    commit(play, written(prepared.value.row), prepared.value.facts);
    return clocks();
  };
  const goBack = (at: number, keep = 0) => {
    commit(play, written(undoRow(play, 0, keep, { at, call: null })), []);
    return clocks();
  };
  return { answer, goBack };
}

test('going back to a turn leaves it the days it had left, however often', () => {
  const { answer, goBack } = bidding({ kind: 'days', days: 2 });
  const full = [2 * DAY, 2 * DAY];
  expect(answer(0, DAY)).toEqual([[DAY, DAY], full]);
  expect(answer(1, 1.5 * DAY)).toEqual([full, full]);
  expect(goBack(1.5 * DAY)).toEqual([
    [DAY, DAY / 2],
    [DAY / 2, DAY / 2],
  ]);
  answer(1, 1.6 * DAY);
  expect(answer(0, 1.75 * DAY)).toEqual([full, full]);
  expect(goBack(1.75 * DAY)).toEqual([
    [0.75 * DAY, 0.4 * DAY],
    [DAY / 4, DAY / 4],
  ]);
});

test('going back takes the increment of the turn, and playing it again brings it back', () => {
  const { answer, goBack } = bidding({ kind: 'live', bank: 100, increment: 20 });
  answer(0, 10 * SECOND);
  expect(answer(1, 15 * SECOND)).toEqual([
    [110 * SECOND, 105 * SECOND],
    [105 * SECOND, 105 * SECOND],
  ]);
  const [left, shown] = goBack(15 * SECOND);
  expect([left, shown]).toEqual([
    [90 * SECOND, 85 * SECOND],
    [85 * SECOND, 85 * SECOND],
  ]);
  answer(1, 16 * SECOND);
  expect(answer(0, 18 * SECOND)).toEqual([
    [107 * SECOND, 104 * SECOND],
    [102 * SECOND, 102 * SECOND],
  ]);
});

test('going back inside a secret window takes nothing that was not given', () => {
  const { answer, goBack } = bidding({ kind: 'live', bank: 100, increment: 20 });
  answer(0, 10 * SECOND);
  expect(goBack(12 * SECOND)).toEqual([
    [90 * SECOND, 88 * SECOND],
    [88 * SECOND, 88 * SECOND],
  ]);
});
