import { missing, type Seat, stateAt, waitingFor } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { commit, owing, type Play, prepareUndo } from './play.ts';
import { turnTable } from './testing/turns.ts';
import { answer, knownTo, toyTable, witnessed } from './testing/witness.ts';

const BANK = 600_000;
const INCREMENT = 7000;

/** How many turns of each seat have ended, by the moves that stand. */
function turnsEnded({ game, match, steps }: Play, players: number): number[] {
  const ended = new Array<number>(players).fill(0);
  const state = stateAt(match, 0);
  let waiting = waitingFor(game.decisions(state));
  for (const index of steps.standing) {
    const { seat, option, secret, hidden } = steps.all[index] ?? missing();
    game.apply(state, seat, option, null);
    if (hidden) continue;
    const next = waitingFor(game.decisions(state));
    // Whoever answered together has done so together.
    const isTogether = secret !== null && waiting.length > 1;
    for (const each of waiting) if (isTogether || !next.includes(each)) ended[each] = (ended[each] ?? 0) + 1;
    waiting = next;
  }
  return ended;
}

describe.each([
  [2, 'ra'],
  [3, 'thoth'],
  [4, 'isis'],
])('%i at a table with a live clock (%s)', (players, seed) => {
  test('each clock has run while its seat was asked and got its increments; others see it run until all have answered', () => {
    const used = new Array<number>(players).fill(0);
    const usedAsShown = new Array<number>(players).fill(0);
    let before: { at: number; asked: readonly Seat[] } | null = null;
    let shownBefore: { at: number; waiting: readonly Seat[]; seen: number } | null = null;
    witnessed(players, seed, (play, at) => {
      const { steps } = play;
      const { clock, shown } = knownTo(play);
      for (const seat of before?.asked ?? []) used[seat] = (used[seat] ?? 0) + at - (before?.at ?? at);
      before = { at, asked: owing(play) };
      if (shownBefore === null || shownBefore.seen !== steps.seen) {
        for (const seat of shownBefore?.waiting ?? [])
          usedAsShown[seat] = (usedAsShown[seat] ?? 0) + at - (shownBefore?.at ?? at);
        shownBefore = { at, waiting: shown.waiting, seen: steps.seen };
      }
      const given = turnsEnded(play, players).map((turns) => turns * INCREMENT);
      expect(clock).toEqual({
        left: given.map((more, seat) => BANK + more - (used[seat] ?? 0)),
        running: owing(play),
        at,
      });
      expect(shown.clock).toEqual({
        left: given.map((more, seat) => BANK + more - (usedAsShown[seat] ?? 0)),
        running: shown.waiting,
        at: shownBefore.at,
      });
    });
    expect(Math.min(...used)).toBeGreaterThan(0);
    expect(usedAsShown).not.toEqual(used);
  });
});

describe('a clock of days', () => {
  const DAY = 86_400_000;
  const START = 1000;
  const table = () => toyTable(2, 'days', { kind: 'days', days: 2 });
  const first = (play: Play, seat: Seat) =>
    play.match.open.find((open) => open.seat === seat)?.options[0] ?? missing();

  test('is full again after each turn, and going back leaves what was left', () => {
    const play = table();
    answer(play, 0, first(play, 0), START + DAY / 2);
    expect(play.clock?.left).toEqual([1.5 * DAY, 1.5 * DAY]);
    expect(play.shown.clock?.left).toEqual([2 * DAY, 2 * DAY]);
    answer(play, 1, first(play, 1), START + DAY);
    expect(play.clock?.left).toEqual([2 * DAY, 2 * DAY]);
    commit(play, prepareUndo(play, 0, 0, START + DAY), []);
    expect(play.clock?.left).toEqual([1.5 * DAY, DAY]);
    // As far as everybody could count, both thought for a day.
    expect(play.shown.clock?.left).toEqual([DAY, DAY]);
  });

  test('time is used by who is asked, before the turn ends and before going back', () => {
    const play = table();
    answer(play, 0, first(play, 0), START);
    answer(play, 1, first(play, 1), START);
    const winner = play.match.open[0]?.seat ?? missing();
    answer(play, winner, first(play, winner), START + DAY / 4);
    const left = [2 * DAY, 2 * DAY];
    left[winner] = 1.75 * DAY;
    expect(play.clock?.left).toEqual(left);
    commit(play, prepareUndo(play, winner, 2, START + DAY / 2), []);
    left[winner] = 1.5 * DAY;
    expect(play.clock?.left).toEqual(left);
    expect(play.shown.clock?.left).toEqual(left);
  });
});

test('without a clock none runs, whatever happens', () => {
  const play = toyTable(2, 'none', { kind: 'none' });
  const [decision] = play.match.open;
  answer(play, 0, decision?.options[0] ?? missing(), 5000);
  commit(play, prepareUndo(play, 0, 0, 6000), []);
  expect([play.clock, play.shown.clock, play.steps.all[1]?.clock]).toEqual([null, null, null]);
  expect(play.shown.waiting).toEqual([0, 1]);
});

test('a turn that is taken back had what was left to it when it began, be it the second of all', () => {
  const play = turnTable(2, { kind: 'days', days: 2 });
  answer(play, 0, 'go', 10_000);
  answer(play, 1, 'go', 15_000);
  expect(play.clock?.left).toEqual([172_800_000, 172_800_000]);
  commit(play, prepareUndo(play, 1, 1, 15_000), []);
  // Five seconds of the turn were used, not the ten in which the other was asked.
  for (const each of [play.clock, play.shown.clock]) expect(each?.left).toEqual([172_800_000, 172_795_000]);
});

test('a turn of one who answers in secret ends when another is asked, not with each answer', () => {
  const play = turnTable(2, { kind: 'live', bank: 60, increment: 10 }, true);
  answer(play, 0, 'go', 1000);
  expect([play.clock?.left, play.shown.clock?.left]).toEqual([
    [59_000, 60_000],
    [59_000, 60_000],
  ]);
  answer(play, 0, 'go', 2000);
  expect(play.clock?.left).toEqual([68_000, 60_000]);
});
