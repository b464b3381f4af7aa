import type { BaseState, Fact } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { framesOf } from './cut.ts';
import type { Frame, Weight } from './frame.ts';
import { durationOf } from './pace.ts';
import {
  atFrame,
  backTo,
  extended,
  frameOf,
  frameTelling,
  isAtEnd,
  preceded,
  type Reel,
  reelOf,
  untoldBy,
  withView,
} from './reel.ts';

const view = (a: number, b = 0) => ({ a, b }) as unknown as BaseState;
const fact = (type: string): Fact => ({ type, rule: 'R' });
const weigh = ({ type }: Fact) => type.split(' ')[0] as Weight;
const told = { number: 4, moment: 3, by: 1 };

function cut(facts: readonly string[], stops: readonly { told: number; patch: { a: [number] } }[]): Frame[] {
  return framesOf(weigh, view(0), view(9, 9), { ...told, facts: facts.map(fact), stops });
}
const shown = (frames: readonly Frame[]) =>
  frames.map(({ facts, view }) => [
    facts.map(({ type }) => type).join(),
    (view as unknown as { a: number }).a,
  ]);

test('every frame shows the table after its own facts, and the last one the table as it is', () => {
  const frames = cut(
    ['step', 'aside', 'small', 'small 2'],
    [
      { told: 1, patch: { a: [1] } },
      { told: 2, patch: { a: [2] } },
      { told: 3, patch: { a: [3] } },
    ],
  );
  expect(shown(frames)).toEqual([
    ['step,aside', 2],
    ['small', 3],
    ['small 2', 9],
  ]);
  expect(frames.map(({ weight, number, moment, by }) => [weight, number, moment, by])).toEqual([
    ['step', 4, 3, 1],
    ['small', 4, 3, 1],
    ['small', 4, 3, 1],
  ]);
});

test('without views on the way nothing is shown ahead of the end', () => {
  expect(shown(cut(['step', 'step'], []))).toEqual([
    ['step', 0],
    ['step', 9],
  ]);
});

test('what opens a move joins what it leads to, and a move nobody tells of is a frame all the same', () => {
  expect(shown(cut(['aside', 'step'], []))).toEqual([['aside,step', 9]]);
  expect(shown(cut([], []))).toEqual([['', 9]]);
});

test('a great moment shows what it tells, and is never the last frame', () => {
  expect(shown(cut(['step', 'great'], [{ told: 1, patch: { a: [1] } }]))).toEqual([
    ['step', 1],
    ['great', 9],
    ['', 9],
  ]);
});

const frame = (moment: number, a: number, facts = 1): Frame => ({
  number: moment,
  moment,
  by: 0,
  view: view(a),
  facts: Array.from({ length: facts }, () => fact('step')),
  weight: 'step',
});
const three: Reel = { frames: [frame(1, 1), frame(2, 2, 2), frame(2, 3)], at: 1 };

test('the cursor stays at its frame whatever comes before or after it', () => {
  const longer = preceded(extended(three, [frame(3, 4)]), [frame(0, 0)]);
  expect(frameOf(longer)).toBe(three.frames[1]);
  expect(isAtEnd(longer)).toBe(false);
  expect(isAtEnd(atFrame(longer, 99))).toBe(true);
  expect(atFrame(longer, -5).at).toBe(0);
});

test('a first frame that told nothing becomes the one that led to it', () => {
  const still = preceded(reelOf(frame(5, 7, 0)), [frame(3, 6), frame(4, 7, 2)]);
  expect(still.at).toBe(1);
  expect(still.frames.map(({ moment, facts }) => [moment, facts.length])).toEqual([
    [3, 1],
    [5, 2],
  ]);
});

test('old frames are let go, but never the one that is looked at', () => {
  const many = Array.from({ length: 3000 }, (_, at) => frame(at, at));
  const seen = extended(atFrame({ frames: many, at: 0 }, 2999), many);
  expect(seen.frames.length).toBe(3002);
  const behind = extended(reelOf(frame(0, 0)), many);
  expect(behind.frames.length).toBe(3001);
  expect(frameOf(behind).moment).toBe(0);
  const followed = extended(atFrame(behind, 3000), [frame(1, 1)]);
  expect(followed.frames.length).toBe(400);
  expect(frameOf(followed)).toBe(many.at(-1));
  expect(followed.frames[0]).toMatchObject({ moment: 2601, by: null, facts: [], weight: 'aside' });
});

test('what is kept begins where a move has ended and nobody had answered unseen', () => {
  const of = (moment: number, number: number): Frame => ({ ...frame(moment, number), number });
  // Three frames a move; at moment 701 the viewer answers unseen.
  const moves = Array.from({ length: 2100 }, (_, at) => of(Math.floor(at / 3), Math.floor(at / 3)));
  const kept = extended({ frames: moves, at: 2099 }, [of(700, 700)]);
  expect(kept.frames.length).toBe(401);
  expect([kept.frames[0]?.moment, kept.frames[1]?.moment]).toEqual([566, 567]);
  const unseen = [
    ...moves.slice(0, 1701),
    of(566, 567),
    ...moves.slice(1701).map((each) => of(each.moment, each.number + 1)),
  ];
  const before = extended({ frames: unseen, at: 2100 }, [of(700, 701)]);
  expect([before.frames[0]?.moment, before.frames[1]?.moment]).toEqual([565, 566]);
});

test('going back cuts the reel where the table stood, or says that it does not know', () => {
  const back = backTo(three, 1, 7, view(1));
  expect(back?.reel.frames.length).toBe(1);
  expect(back?.gone).toBe(3);
  expect(back && frameOf(back.reel).number).toBe(7);
  expect(backTo(three, 1, 7, view(5))).toBeNull();
  expect(backTo(three, 2, 7, view(2))?.reel.at).toBe(1);
});

test('how much is untold, and which frame tells a fact', () => {
  expect(untoldBy(three)).toBe(1);
  expect([0, 1, 2, 3, 4].map((after) => frameTelling(three, after))).toEqual([2, 1, 1, 0, -1]);
});

test('a view that did not change leaves the reel as it is', () => {
  expect(withView(three, view(3)).frames).toBe(three.frames);
  expect(withView(three, view(8)).frames.at(-1)?.view).toEqual(view(8));
});

test('a pace is kept, one’s own acts are short, and a film is shown at any pace', () => {
  const there = { isOwn: false, behind: 0, isFilm: false };
  expect(durationOf('step', 'instant', there)).toBe(0);
  expect(durationOf('step', 'quick', there)).toBeLessThan(durationOf('step', 'calm', there));
  expect(durationOf('step', 'calm', { ...there, isOwn: true })).toBeLessThan(600);
  expect(durationOf('beat', 'calm', { ...there, isOwn: true })).toBe(durationOf('beat', 'calm', there));
  expect(durationOf('step', 'instant', { ...there, isFilm: true })).toBeGreaterThan(0);
  // Nobody reads the sum of a Conflict in half the time.
  expect(durationOf('summary', 'quick', there)).toBeGreaterThan(durationOf('summary', 'calm', there) / 2);
  expect(durationOf('step', 'calm', { ...there, behind: 99 })).toBeLessThan(
    durationOf('step', 'calm', there),
  );
});
