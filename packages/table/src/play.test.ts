import { hash, missing, stateAt } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import {
  commit,
  follow,
  handedTo,
  owing,
  type Play,
  prepareMove,
  prepareUndo,
  rewound,
  rollBack,
  setPauses,
  untoldOf,
} from './play.ts';
import { momentOf, numberOf, type Written } from './steps.ts';
import { answer, toyTable, witnessed } from './testing/witness.ts';
import { viewFor } from './view-for.ts';

const picture = (play: Play) => ({
  state: hash(play.match.state),
  moves: play.match.moves.length,
  open: play.match.open,
  steps: play.steps,
  untold: play.untold,
  clock: play.clock,
  shown: play.shown,
});

const first = (play: Play) => play.match.open[0] ?? missing();

/** The first answer of a table, taken and not yet kept. */
function prepared(play: Play): { readonly row: Written } {
  const taken = prepareMove(play, first(play).seat, first(play).options[0] ?? missing(), 2000);
  if (!taken.ok) throw new Error(taken.problem.message);
  return taken.value;
}

describe('a decision that cannot be kept', () => {
  test('is rolled back: the table is as it was', () => {
    const play = toyTable(2, 'rolled back');
    answer(play, 0, first(play).options[0] ?? missing(), 2000);
    const before = structuredClone(picture(play));
    const { seat, options } = first(play);
    expect(prepareMove(play, seat, options[1] ?? missing(), 3000).ok).toBe(true);
    expect(picture(play).moves).toBe(before.moves + 1);
    rollBack(play);
    expect(picture(play)).toEqual(before);
  });

  test('is refused where it is not on the list, and changes nothing', () => {
    const play = toyTable(2, 'refused');
    const before = structuredClone(picture(play));
    expect(prepareMove(play, 0, 'nonsense', 2000).ok).toBe(false);
    expect(prepareMove(play, 7, first(play).options[0] ?? missing(), 2000).ok).toBe(false);
    expect(picture(play)).toEqual(before);
  });
});

test('rows written elsewhere make the same table, and say the same to everybody', () => {
  const { play, sights, viewers } = witnessed(3, 'elsewhere');
  const copy = toyTable(3, 'elsewhere');
  for (const [index, step] of play.steps.all.entries()) {
    const { keep, top, ...row } = step;
    const told = follow(copy, row);
    for (const viewer of viewers) {
      const sight = sights.get(viewer)?.find((each) => each.index === index);
      expect(told.only === null || told.only === viewer).toBe(sight !== undefined);
      if (sight === undefined) continue;
      expect(told.facts(viewer)).toEqual(sight.facts);
      expect(viewFor(copy, viewer)).toEqual(sight.view);
      expect([numberOf(copy.steps, viewer), momentOf(copy.steps)]).toEqual([sight.number, sight.moment]);
    }
    expect(untoldOf(copy)).toEqual(copy.untold);
  }
  expect(picture(copy)).toEqual(picture(play));
});

test('a row that the rules refuse is named by its number', () => {
  const play = toyTable(2, 'a bad row');
  const { row } = prepared(play);
  const other = toyTable(2, 'a bad row');
  follow(other, row);
  expect(() => follow(other, row)).toThrow(/^row 2: /);
});

test('a long game keeps its first state and the last three it kept on the way', () => {
  const { play } = witnessed(3, 'long', () => {}, 20);
  const { match } = play;
  const keep = (count: number) =>
    match.snapshots.splice(
      0,
      99,
      ...[...Array(count).keys()].map((at) => ({ at, state: stateAt(match, at) })),
    );
  const goOn = () => {
    const { seat, options } = first(play);
    answer(play, seat, options[0] ?? missing(), 1_000_000);
    return match.snapshots.map(({ at }) => at);
  };
  keep(6);
  expect(goOn()).toEqual([0, 1, 2, 3, 4, 5]);
  keep(7);
  expect(goOn()).toEqual([0, 4, 5, 6]);
  const copy = toyTable(3, 'other');
  copy.match.snapshots.push(...[...Array(6).keys()].map(() => ({ at: 0, state: stateAt(copy.match, 0) })));
  const { row } = prepared(toyTable(3, 'other'));
  follow(copy, row);
  expect(copy.match.snapshots).toHaveLength(4);
});

test('who owes an answer is counted once', () => {
  const play = toyTable(3, 'owing');
  expect(owing(play)).toEqual([0, 1, 2]);
  answer(play, 1, play.match.open[1]?.options[0] ?? missing(), 2000);
  expect(owing(play)).toEqual([0, 2]);
  expect(play.shown.waiting).toEqual([0, 1, 2]);
});

test('a device is handed to the first at it who owes an answer', () => {
  const play = toyTable(3, 'device');
  expect(handedTo(play, (seat) => seat > 0)).toBe(play.match.open[1]);
  expect(handedTo(play, () => false)).toBeNull();
  answer(play, 1, play.match.open[1]?.options[0] ?? missing(), 2000);
  expect(handedTo(play, (seat) => seat > 0)?.seat).toBe(2);
});

test('the row of going back holds nothing secret', () => {
  const play = toyTable(2, 'back');
  answer(play, 0, first(play).options[0] ?? missing(), 2000);
  expect(prepareUndo(play, 1, 0, 3000)).toEqual({
    kind: 'undo',
    seat: 1,
    option: 0,
    secret: null,
    revealed: false,
    hidden: false,
    at: 3000,
    clock: { left: [599_000, 598_000], shown: [598_000, 598_000] },
  });
  commit(play, prepareUndo(play, 1, 0, 3000), []);
  // No move stands, and no step brought it.
  expect(play.steps.all.at(-1)).toMatchObject({ keep: 0, top: -1 });
});

describe('pauses that were agreed on', () => {
  const pauses = [{ seat: null, from: 2000, until: 7000 }];

  test('hold for the clocks that run and for those that are shown, now and after the next answer and a look back', () => {
    const play = toyTable(2, 'pauses');
    setPauses(play, pauses);
    expect([play.clock?.pauses, play.shown.clock?.pauses]).toEqual([pauses, pauses]);
    expect(play.shown.waiting).toEqual([0, 1]);
    answer(play, 0, first(play).options[0] ?? missing(), 8000);
    // Seven seconds since the start, five of which were a pause.
    expect(play.clock).toEqual({ left: [598_000, 598_000], running: [1], at: 8000, pauses });
    expect(play.shown.clock).toEqual({ left: [600_000, 600_000], running: [0, 1], at: 1000, pauses });
    answer(play, 1, first(play).options.at(-1) ?? missing(), 9000);
    expect([play.clock?.pauses, play.shown.clock?.pauses]).toEqual([pauses, pauses]);
    const past = rewound(play, 0) ?? missing();
    expect([past.clock?.pauses, past.shown.clock?.pauses]).toEqual([pauses, pauses]);
    commit(play, prepareUndo(play, 0, 0, 10_000), []);
    expect([play.clock?.pauses, play.shown.clock?.pauses]).toEqual([pauses, pauses]);
  });

  test('make no clock where there is none', () => {
    const play = toyTable(2, 'none', { kind: 'none' });
    setPauses(play, pauses);
    expect([play.clock, play.shown.clock, play.pauses]).toEqual([null, null, pauses]);
    expect([rewound(play, -1)?.clock, rewound(play, -1)?.shown.clock]).toEqual([null, null]);
  });
});
