import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { groundOf, withCamels } from '../ground/ground.ts';
import { SIDES } from '../map/sides.ts';
import { isLand, SPACES, spaceName, spaceNamed } from '../map/spaces.ts';
import type { AnkhDecision, QuestionKind } from '../questions.ts';
import { given } from '../testing/given.ts';
import { newGame, type TestTable } from '../testing/table.ts';
import { rangeAsked, whyNot } from './why-not.ts';

const asking = (kind: QuestionKind, seat = 0) => ({ kind, seat, options: [] }) as unknown as AnkhDecision;
const why = (table: TestTable, kind: QuestionKind, space: string, seat = 0) =>
  whyNot(table.state, asking(kind, seat), spaceNamed(space));

const GROUND = groundOf(given({}).state);
const WATER = SPACES.find((_, space) => !isLand(space)) ?? missing();

/** A side far from both gods, by a river or on open land, and the spaces it lies between. */
function sideBy(what: 'river' | 'land') {
  const side = SIDES.findIndex(
    ({ between, river }) =>
      river === (what === 'river') &&
      between.every((space) => isLand(space) && /^[DEF]/.test(spaceName(space))),
  );
  const [a, b] = (SIDES[side] ?? missing()).between;
  return { side, between: [spaceName(a), spaceName(b)] as const };
}

/** A land space that shares no side with these and a neighbour of the first. */
function around(space: string): { readonly beside: string; readonly far: string } {
  const number = spaceNamed(space);
  const touching = SIDES.flatMap(({ between }) => (between.includes(number) ? between : []));
  const isFree = (other: number) => other !== number && GROUND.standable[other];
  const beside = (GROUND.adjacent[number] ?? []).find(isFree) ?? missing();
  const far = SPACES.findIndex(
    (name, other) => /^[DE]/.test(name) && isFree(other) && !touching.includes(other),
  );
  return { beside: spaceName(beside), far: spaceName(far) };
}

test.each(['move-to', 'pharaoh-to', 'summon-to'] as const)(
  'A-MAP-3, A-MAP-4: what keeps a piece off a space: %s',
  (kind) => {
    const table = given({ pieces: { H5: 'god 0', H6: 'warrior 1', H4: 'temple' } });
    expect([WATER, 'H5', 'H6', 'H4'].map((space) => why(table, kind, space))).toEqual([
      'water',
      'taken',
      'taken',
      'monument',
    ]);
  },
);

test('S-CAPITALS-1: nothing comes on a city, nor on a space that is closed', () => {
  const { state } = newGame({ players: 3, scenario: 'two-capitals' });
  const { cities, open } = groundOf(state);
  for (const kind of ['move-to', 'summon-to', 'build'] as const) {
    expect(whyNot(state, asking(kind), cities[0] ?? missing())).toBe('city');
    if (open.includes(false)) expect(whyNot(state, asking(kind), open.indexOf(false))).toBe('closed');
  }
});

test('A-MOVE-5: what is free is too far', () => {
  const { far } = around('H5');
  const table = given({ pieces: { H5: 'god 0' } });
  expect([why(table, 'move-to', far), why(table, 'pharaoh-to', far)]).toEqual(['too-far', 'too-far']);
});

test('A-MOVE-1: whose figure is not moved, and why', () => {
  const table = given({ pieces: { H5: 'god 0', H6: 'warrior 1', H7: 'warrior 0', H4: 'temple' } });
  table.state.moved.push(spaceNamed('H5'));
  expect(['H5', 'H7', 'H6', 'H4', 'G5'].map((space) => why(table, 'move-figure', space))).toEqual([
    'moved',
    'not-offered',
    'not-yours',
    'no-figure',
    'no-figure',
  ]);
  expect(['H6', 'H7'].map((space) => why(table, 'move-figure', space, 1))).toEqual([
    'not-offered',
    'not-yours',
  ]);
});

test('A-CTRL-1, A-CTRL-2, A-CTRL-3: why a monument does not come under control', () => {
  const { beside, far } = around('H5');
  const control = (monument: string, space: string) =>
    why(given({ pieces: { H5: 'god 0', [space]: monument } }), 'control', space);
  expect(why(given({ pieces: { H5: 'god 0' } }), 'control', beside)).toBe('no-monument');
  expect(control('temple 0', beside)).toBe('own');
  expect(control('temple', far)).toBe('no-figure-beside');
  expect(control('temple', beside)).toBe('not-offered');
  expect(control('temple 1', beside)).toBe('neutral-first');
});

test.each(['river', 'camels'] as const)('A-MAP-13: over a side with %s nothing is beside', (what) => {
  const { side, between } = sideBy(what === 'river' ? 'river' : 'land');
  const [first, second] = between;
  for (const [here, there] of [
    [first, second],
    [second, first],
  ] as const) {
    /** Why seat 0 gets nothing over there, with this piece on this side. */
    const over = (kind: QuestionKind, piece: string) => {
      const monument = kind === 'control' ? { [there]: 'temple' } : {};
      const pieces = { K4: 'god 1', A2: 'god 0', ...monument, [here]: piece };
      const table = given({ pieces });
      if (what === 'camels') table.state.ground = withCamels(groundOf(table.state), [side]);
      return why(table, kind, there);
    };
    expect([
      over('control', 'warrior 0'),
      over('summon-to', 'warrior 0'),
      over('summon-to', 'temple 0'),
    ]).toEqual([what, what, what]);
    // What is another's does not count.
    expect(over('control', 'warrior 1')).toBe('no-figure-beside');
    expect(over('control', 'temple 0')).toBe('no-figure-beside');
    for (const piece of ['warrior 1', 'temple 1', 'temple'])
      expect(over('summon-to', piece)).toBe('not-beside');
  }
});

test('A-SUM-2: what is beside nothing of one’s own', () => {
  const { beside, far } = around('H5');
  const table = given({ pieces: { H5: 'god 0' } });
  expect(why(table, 'summon-to', far)).toBe('not-beside');
  expect(why(table, 'summon-to', beside, 1)).toBe('not-beside');
});

test('questions about other things have reasons of their own, or none', () => {
  const table = given({ pieces: { H5: 'god 0' } });
  const { far } = around('H5');
  expect(why(table, 'caravan', far)).toBe('caravan');
  expect(why(table, 'join', far)).toBe('join');
  expect(why(table, 'build', WATER)).toBe('water');
  expect(why(table, 'build', far)).toBe('not-offered');
});

test('A-MOVE-1: how far a figure may go is known where its way is asked for', () => {
  const { state } = given({});
  const range = (decision: object) => rangeAsked(state, decision as AnkhDecision);
  expect(range({ kind: 'move-to', about: 'H5' })).toBe(3);
  expect(range({ kind: 'pharaoh-to', about: 2 })).toBe(2);
  expect(range({ kind: 'summon-to' })).toBeUndefined();
});
