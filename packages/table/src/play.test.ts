import { hash, missing, stateAt } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { follow, owing, type Play, prepareMove, rollBack, untoldOf } from './play.ts';
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
