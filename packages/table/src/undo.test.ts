import { freeUndo, type Seat } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { Play } from './play.ts';
import { numberOf } from './steps.ts';
import { answer, toyTable, witnessed } from './testing/witness.ts';
import { undoTarget, undoView } from './undo.ts';

/** How many moves stood when a seat's stream had each number, and which steps they were. */
type Streams = Map<Seat, Map<number, readonly number[]>>;

/** Compares what is offered and what is possible with what was seen so far. */
function compare(play: Play, streams: Streams): { free: number; asked: number } {
  const { moves, open } = play.match;
  const isSecret = open.some(({ secret }) => secret !== undefined);
  const found = { free: 0, asked: 0 };
  for (const [seat, stream] of streams) {
    const now = numberOf(play.steps, seat);
    if (!stream.has(now)) stream.set(now, [...play.steps.standing]);
    const lowest = isSecret || open.length === 0 ? moves.length : freeUndo(moves, seat);
    for (const [number, then] of stream) {
      const stands = then.every((step, at) => play.steps.standing[at] === step) && then.length < moves.length;
      expect(undoTarget(play, seat, number)).toEqual(
        stands ? { keep: then.length, free: then.length >= lowest } : undefined,
      );
    }
    expect(undoTarget(play, seat, now + 1)).toBeUndefined();
    const { step, turn, ask } = undoView(play, seat);
    const own = moves.findLastIndex((move) => move.seat === seat);
    const keepAt = (number: number | null) => (number === null ? null : undoTarget(play, seat, number)?.keep);
    const isFree = lowest < moves.length;
    expect([keepAt(step), keepAt(turn)]).toEqual(isFree ? [moves.length - 1, lowest] : [null, null]);
    const back = keepAt(ask);
    if (own < 0 || open.length === 0) expect(back).toBeNull();
    else {
      // Right before the own decision, but for answers of others that the seat has not seen: it cannot ask to keep those.
      expect(back).toBeLessThanOrEqual(own);
      for (const index of play.steps.standing.slice(back ?? 0, own))
        expect(play.steps.all[index]).toMatchObject({
          hidden: true,
          seat: expect.toSatisfy((by) => by !== seat),
        });
    }
    found.free += isFree ? 1 : 0;
    found.asked += ask === null ? 0 : 1;
  }
  return found;
}

test.each([
  [2, 'back'],
  [3, 'and forth'],
])('%i at a table: what is offered to go back to is where the seat was (%s)', (players, seed) => {
  const streams: Streams = new Map(Array.from({ length: players }, (_, seat) => [seat, new Map()]));
  const sum = { free: 0, asked: 0 };
  witnessed(players, seed, (play) => {
    const { free, asked } = compare(play, streams);
    sum.free += free;
    sum.asked += asked;
  });
  expect(sum.free).toBeGreaterThan(5);
  expect(sum.asked).toBeGreaterThan(20);
});

test('nobody goes back once the game is over', () => {
  const play = toyTable(2, 'to the end');
  for (let at = 2000; play.match.open.length > 0; at += 1000) {
    const [{ seat, options } = { seat: 0, options: [] }] = play.match.open;
    answer(play, seat, options[0] ?? '', at);
  }
  for (const seat of [0, 1]) {
    expect(undoView(play, seat)).toEqual({ step: null, turn: null, ask: null });
    expect(undoTarget(play, seat, 0)).toEqual({ keep: 0, free: false });
  }
});

test('while answers are secret nobody goes back for free, and before the first nobody can be asked', () => {
  const play = toyTable(2, 'secret');
  expect(undoView(play, 0)).toEqual({ step: null, turn: null, ask: null });
  const [decision] = play.match.open;
  answer(play, 0, decision?.options[0] ?? '', 2000);
  expect(undoView(play, 0)).toEqual({ step: null, turn: null, ask: 0 });
  expect(undoView(play, 1)).toEqual({ step: null, turn: null, ask: null });
  expect(undoTarget(play, 0, 0)).toEqual({ keep: 0, free: false });
});
