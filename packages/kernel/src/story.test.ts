import { describe, expect, test } from 'vitest';
import type { BaseState, Fact, Viewer } from './game.ts';
import { patched } from './patch.ts';
import { stopsFor, stopsOnTheWay, storyLog } from './story.ts';

/** A pile all see, and a purse for each of two seats that only its owner looks into. */
interface Piles extends BaseState {
  pile: number;
  purses: number[];
}

const game = {
  clone: (state: Piles): Piles => structuredClone(state),
  view: (state: Piles, viewer: Viewer): Piles => ({
    ...structuredClone(state),
    purses: state.purses.map((purse, seat) => (seat === viewer ? purse : 0)),
  }),
};

const start = (): Piles => ({ chance: [0, 0, 0, 0], frames: [], rulings: {}, pile: 0, purses: [0, 0] });

type Step = readonly [change: (state: Piles) => void, ...facts: Fact[]];

/** A move of these steps; after each its facts are told. */
function played(steps: readonly Step[], before?: Piles) {
  const state = start();
  const { log, stops } = storyLog<Piles, Fact>(game, state, before);
  for (const [change, ...facts] of steps) {
    change(state);
    log.push(...facts);
  }
  return { state, log, stops };
}

/** What a viewer sees at each stop: how many facts were told, the pile and the purses. */
function seenBy(viewer: Viewer, steps: readonly Step[], earlier?: number) {
  const { log, stops } = played(steps);
  let view: object = game.view(start(), viewer);
  return stopsFor(game, viewer, view, log, stops, earlier).map(({ told, patch }) => {
    view = patched(view, patch);
    const { pile, purses } = view as Piles;
    return [told, pile, ...purses];
  });
}

const fact = (type: string, to?: readonly number[]): Fact =>
  ({ type, rule: 'R', ...(to !== undefined && { to }) }) as unknown as Fact;
/** The pile grows, and a fact is told of it. */
const by =
  (more: number) =>
  (state: Piles): void => {
    state.pile += more;
  };
const grow: Step = [by(1), fact('grown')];
const save = (seat: number): Step => [
  ({ purses }) => {
    purses[seat] = (purses[seat] ?? 0) + 1;
  },
  fact('saved', [seat]),
];

describe('the log of a story', () => {
  test('copies the state whenever facts are told, as it was then', () => {
    const { log, stops } = played([grow, grow, [by(7), fact('one'), fact('other')]]);
    expect(log.map(({ type }) => type)).toEqual(['grown', 'grown', 'one', 'other']);
    expect(stops.map(({ told, state }) => [told, state.pile])).toEqual([
      [1, 1],
      [2, 2],
      [4, 9],
    ]);
  });

  test('is a list like any other to those who write it', () => {
    const { log } = storyLog<Piles, Fact>(game, start());
    expect(log.push(fact('one'))).toBe(1);
    expect(log.push(fact('two'), fact('three'))).toBe(3);
    expect(log).toHaveLength(3);
  });

  test('keeps two hundred copies and no more, but every fact', () => {
    const { log, stops } = played(Array.from({ length: 250 }, () => grow));
    expect(log).toHaveLength(250);
    expect(stops).toHaveLength(200);
    expect(stops.at(-1)).toMatchObject({ told: 200, state: { pile: 200 } });
  });
});

test('the stops on the way share what is the same with the one before, and the end is none of them', () => {
  const before = start();
  const { log, stops } = played([grow, save(0), [() => {}, fact('idle')], grow], before);
  const way = stopsOnTheWay(stops, log);
  expect(way.map(({ told, state }) => [told, state.pile, ...state.purses])).toEqual([
    [1, 1, 0, 0],
    [2, 1, 1, 0],
    [3, 1, 1, 0],
  ]);
  const [first, second, third] = way.map(({ state }) => state);
  expect(first?.purses).toBe(before.purses);
  expect(second?.purses).not.toBe(before.purses);
  expect(third).toBe(second);
});

describe('the stops of a viewer', () => {
  test('are the moments before the last fact, each with what changed since the one before', () => {
    for (const viewer of [null, 0, 1])
      expect(seenBy(viewer, [grow, grow, grow])).toEqual([
        [1, 1, 0, 0],
        [2, 2, 0, 0],
      ]);
    expect(seenBy(null, [grow])).toEqual([]);
    expect(seenBy(null, [])).toEqual([]);
  });

  test('leave out what is told to others: it is seen with what this viewer is told next', () => {
    const steps = [grow, save(0), grow, grow];
    expect(seenBy(0, steps)).toEqual([
      [1, 1, 0, 0],
      [2, 1, 1, 0],
      [3, 2, 1, 0],
    ]);
    for (const viewer of [1, null])
      expect(seenBy(viewer, steps)).toEqual([
        [1, 1, 0, 0],
        [2, 2, 0, 0],
      ]);
  });

  test('are as late as may be: what changes before the next fact they are told belongs to the last one', () => {
    const quiet: Step = [by(10), fact('quiet', [0])];
    expect(seenBy(1, [grow, quiet, grow])).toEqual([[1, 11, 0, 0]]);
    expect(seenBy(0, [grow, quiet, grow])).toEqual([
      [1, 1, 0, 0],
      [2, 11, 0, 0],
    ]);
  });

  test('end where the viewer has been told everything, whatever others are told after it', () => {
    expect(seenBy(1, [grow, grow, save(0), save(0)])).toEqual([[1, 1, 0, 0]]);
    expect(seenBy(1, [save(0), save(0)])).toEqual([]);
  });

  test('are none where nothing is to be seen', () => {
    const idle: Step = [() => {}, fact('idle')];
    expect(seenBy(null, [grow, idle, grow, grow])).toEqual([
      [1, 1, 0, 0],
      [3, 2, 0, 0],
    ]);
  });

  test('count from what the viewer was told before the move', () => {
    expect(seenBy(null, [grow, grow, grow], 5)).toEqual([
      [6, 1, 0, 0],
      [7, 2, 0, 0],
    ]);
  });
});
