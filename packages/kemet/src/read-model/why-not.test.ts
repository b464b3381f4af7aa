import { missing, type Seat } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { boardOf } from '../board/board.ts';
import { CREATURES } from '../pieces.ts';
import type { DecisionKind } from '../questions.ts';
import { given } from '../testing/given.ts';
import { whyNot } from './why-not.ts';

type Position = Parameters<typeof given>[0];

/** Why a sector is not offered to seat 0 at such a question. */
function why(kind: DecisionKind, position: Position, sector: string, seat: Seat = 0) {
  const table = given(position);
  return whyNot(table.state, kind, seat, boardOf(table.state).numberOf.get(sector) ?? -1);
}

/** Seat 0 fills a district and stands with one unit in another; seat 1 is next door. */
const CITY = {
  seats: [
    { units: { 'c1-a': 5, 'c1-b': 1, f1: 2 }, pyramids: { 'c1-a': 'red 1' } },
    { units: { f2: 3, 'c2-a': 2 } },
  ],
} satisfies Position;

test('K-RECR-3: why no units are recruited there', () => {
  expect(why('recruit-district', CITY, 'c2-a')).toBe('not-yours');
  expect(why('recruit-district', CITY, 'f1')).toBe('not-yours');
  expect(why('recruit-district', CITY, 'c1-a')).toBe('full');
  expect(why('recruit-district', CITY, 'c1-b')).toBe('too-dear');
  const spent = { seats: [{ units: { 'c1-a': 4, 'c1-b': 4, f1: 4 } }, {}] } satisfies Position;
  expect(why('recruit-district', spent, 'c1-c')).toBe('no-reserve');
});

test('K-RECR-3: a district is chosen once', () => {
  const table = given({ seats: [{ units: { 'c1-a': 2 }, prayer: 5 }, {}] });
  table.play(0, 'top-recruit');
  const district = boardOf(table.state).numberOf.get('c1-a') ?? -1;
  if (table.state.recruit === null) throw new Error('nobody recruits');
  table.state.recruit.chosen |= 1 << district;
  expect(whyNot(table.state, 'recruit-district', 0, district)).toBe('recruited');
});

test.each(['enlistment', 'reinforcements'] as const)('why %s brings no unit there', (kind) => {
  expect(why(kind, CITY, 'c1-a')).toBe('full');
  expect(why(kind, CITY, 'c1-b')).toBe('one-outside');
  expect(why(kind, CITY, 'f1')).toBe('one-outside');
  expect(why(kind, CITY, 'c1-c')).toBe('one-outside');
  expect(why(kind, CITY, 'f2')).toBe('no-troop');
  expect(why(kind, CITY, 'd-12')).toBe('no-troop');
});

test.each(['creature-place', 'creature-home'] as const)('why a creature does not come there: %s', (kind) => {
  const beasts = {
    seats: [
      {
        units: { 'c1-a': 2, 'c1-b': 2 },
        tiles: ['ancestral-elephant'],
        creatures: { 'ancestral-elephant': 'c1-a' },
      },
      { units: { 'c1-c': 1, f2: 2 } },
    ],
  } satisfies Position;
  expect(why(kind, beasts, 'f2')).toBe('not-yours');
  expect(why(kind, beasts, 'c2-a')).toBe('not-yours');
  expect(why(kind, beasts, 'c1-c')).toBe('no-troop');
  expect(why(kind, beasts, 'c1-a')).toBe('has-creature');
  expect(why(kind, beasts, 'c1-b')).toBe('not-offered');
});

test.each(CREATURES)('K-CREA-1: a district with %s has its creature', (creature) => {
  const home = {
    seats: [{ units: { 'c1-a': 2 }, tiles: [creature], creatures: { [creature]: 'c1-a' } }, {}],
  } satisfies Position;
  expect(why('creature-home', home, 'c1-a')).toBe('has-creature');
});

test.each(['district', 'new-district'] as const)('K-RAISE-1: why no pyramid is built there: %s', (kind) => {
  expect(why(kind, CITY, 'c2-a')).toBe('not-yours');
  expect(why(kind, CITY, 'c1-a')).toBe('has-pyramid');
  expect(why(kind, CITY, 'c1-c')).toBe('not-held');
});

test('K-RAISE-2, K-RAISE-5: why a pyramid is not raised', () => {
  const pyramids = { 'c1-a': 'red 4', 'c1-b': 'blue 3', 'c1-c': 'white 1' };
  const taken = { seats: [{ pyramids, prayer: 3 }, { units: { 'c1-c': 2 } }] } satisfies Position;
  expect(why('raise-pyramid', taken, 'f1')).toBe('no-pyramid');
  expect(why('raise-pyramid', taken, 'c1-a')).toBe('highest');
  expect(why('raise-pyramid', taken, 'c1-b')).toBe('too-dear');
  expect(why('raise-pyramid', taken, 'c1-c')).toBe('not-held');
  expect(why('raise-pyramid', { seats: [{ pyramids, prayer: 11 }, {}] }, 'c1-b')).toBe('not-offered');
  expect(why('hand-of-god', taken, 'c1-b')).toBe('not-offered');
  expect(why('hand-of-god', taken, 'c1-a')).toBe('highest');
});

test('K-MOVE-1: why a Move does not begin there', () => {
  expect(why('start', CITY, 'f1')).toBe('stuck');
  expect(why('start', CITY, 'f2')).toBe('no-troop');
});

test('K-MOVE-4, K-MOVE-6: why a troop does not step there', () => {
  const table = given({ seats: [{ units: { 'd-12': 3, f1: 5 } }, {}] });
  const at = (sector: string) =>
    whyNot(table.state, 'step', 0, boardOf(table.state).numberOf.get(sector) ?? -1);
  expect(at('f1')).toBe('not-offered');
  table.play(0, 'top-move');
  table.play(0, 'd-12');
  expect(at('t-delta')).toBe('far');
  expect(at('f1')).toBe('full');
});

test('K-MOVE-5, K-MOVE-10: a troop stops where its range or a wall ends its Move', () => {
  const table = given({ seats: [{ units: { f1: 3 } }, { units: { 'c2-a': 2 } }] });
  table.play(0, 'top-move', 'f1');
  const board = boardOf(table.state);
  const move = table.state.move ?? missing();
  const city = board.ids.indexOf('c2-a');
  const [before = missing()] = (board.adjacent[city] ?? missing()).filter(
    (sector) => !board.ids[sector]?.startsWith('c2'),
  );
  Object.assign(move, { at: before });
  const after = (steps: number, range: number) => {
    Object.assign(move, { steps, range });
    return whyNot(table.state, 'step', 0, city);
  };
  expect([after(0, 0), after(1, 1), after(1, 0), after(2, 0)]).toEqual([
    'not-offered',
    'wall',
    'range',
    'range',
  ]);
  Object.assign(move, { gates: true });
  expect([after(1, 1), after(0, 1)]).toEqual(['not-offered', 'not-offered']);
});

test('K-RECR-3, K-COMP-3: one place left is a place', () => {
  const four = { seats: [{ units: { 'c1-a': 4 } }, {}] } satisfies Position;
  expect(why('recruit-district', four, 'c1-a')).toBe('too-dear');
  expect(why('enlistment', four, 'c1-a')).toBe('one-outside');
});

test('K-RAISE-5: a pyramid that can just be paid is not too dear', () => {
  const rich = (prayer: number): Position => ({ seats: [{ pyramids: { 'c1-b': 'blue 2' }, prayer }, {}] });
  expect([2, 3].map((prayer) => why('raise-pyramid', rich(prayer), 'c1-b'))).toEqual([
    'too-dear',
    'not-offered',
  ]);
});

test.each(['retreat-sector', 'escape-sector'] as const)(
  'K-BATTLE-16: why a troop does not flee there: %s',
  (kind) => {
    const table = given({ seats: [{ units: { 'd-12': 5 } }, { units: { 't-west': 4 } }] });
    for (const option of ['top-move', 'd-12', 'land:t-west', 5]) table.play(0, option);
    const board = boardOf(table.state);
    const sector = table.state.battle?.sector ?? -1;
    const [near = -1] = board.adjacent[sector] ?? [];
    const far = board.ids.findIndex((_, each) => each !== sector && !board.adjacent[sector]?.includes(each));
    expect(whyNot(table.state, kind, 1, near)).toBe('occupied');
    expect(whyNot(table.state, kind, 1, far)).toBe('not-beside');
  },
);

test('a question that chooses no sector has no reason of its own', () => {
  expect(why('fire-target', CITY, 'f1')).toBe('no-enemy');
  expect(why('battle-card', CITY, 'f1')).toBe('not-offered');
});
