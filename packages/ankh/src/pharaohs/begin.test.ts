import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { POLICY_CARDS } from '../policies/data/policy-cards.ts';
import { POLICY_COPIES } from '../policies/names.ts';
import { figureText } from '../position/piece-text.ts';
import { tableOf } from '../testing/table.ts';
import { PHARAOHS_DATA } from './data/pharaohs.ts';
import { PHARAOH_NAMES } from './names.ts';
import { PHARAOHS } from './pharaohs.ts';
import { sphinxSupply } from './sphinx.ts';
import { pharaohOf } from './state.ts';

function start(setup: object, seed = 'seed', facts: AnkhFact[] | null = null) {
  const read = ankh.setup(setup);
  if (!read.ok) throw new Error(read.problem.message);
  return ankh.start(read.value, seed, facts);
}

const THREE = { players: 3, firstSeat: 1 };

test('P-SETUP-1: three priests a god, five sphinxes, forty policy cards of 21 designs, five pharaohs', () => {
  const state = start({ ...THREE, pharaoh: 'amenhotep' });
  const { rooms, priests } = pharaohOf(state);
  for (const team of state.teams.keys())
    expect(rooms.reduce((sum, room) => sum + (room[team] ?? missing()), priests[team] ?? missing())).toBe(3);
  expect(sphinxSupply(state)).toBe(5);
  expect(POLICY_CARDS).toHaveLength(21);
  expect(POLICY_COPIES.reduce((sum, copies) => sum + copies, 0)).toBe(40);
  expect(PHARAOHS.map(({ id }) => id)).toEqual(PHARAOH_NAMES);
});

test('P-SETUP-2: three cards are revealed, drawn by the seed', () => {
  const facts: AnkhFact[] = [];
  const state = start({ ...THREE, pharaoh: 'xerxes' }, 'seed', facts);
  const { display, deck } = pharaohOf(state);
  expect(display).toHaveLength(3);
  expect(deck.reduce((sum, copies) => sum + copies, 0)).toBe(37);
  expect(facts.find(({ type }) => type === 'policies-revealed')).toMatchObject({ where: 'display' });
  const displays = [...'abcdef'].map((seed) =>
    pharaohOf(start({ ...THREE, pharaoh: 'xerxes' }, seed)).display.join(),
  );
  expect(new Set(displays).size).toBeGreaterThan(3);
});

test('P-SETUP-3: one priest in the Hall of Decrees, two in the pool', () => {
  const { rooms, priests } = pharaohOf(start({ ...THREE, pharaoh: 'amenhotep' }));
  expect(rooms).toEqual([
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(priests).toEqual([2, 2, 2]);
});

test('P-SETUP-5: one pharaoh rules, agreed or drawn; without one there is no palace', () => {
  const drawn = [...'abcdefghijklmnop'].map(
    (seed) => start({ players: 2, pharaoh: 'random' }, seed).setup.pharaoh,
  );
  expect(new Set(drawn)).toEqual(new Set(PHARAOH_NAMES));
  expect(start({ players: 2 }).pharaoh).toBeNull();
  expect(ankh.setup({ players: 2, pharaoh: 'cheops' })).toMatchObject({
    ok: false,
    problem: { code: 'bad-pharaoh' },
  });
});

test('P-SETUP-6: the last seat puts him on any empty land space before the first turn', () => {
  const table = tableOf(start({ ...THREE, pharaoh: 'amenhotep' }));
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'place-pharaoh', about: 'amenhotep' });
  expect(table.options()).toContain('A2');
  expect(table.options()).not.toContain('E7'); // water
  expect(table.options()).not.toContain('D5'); // a god
  table.take('A2');
  expect(table.at('A2')).toBe('pharaoh');
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'action' });
});

test('P-SETUP-6: after the set-up of the scenario', () => {
  const table = tableOf(
    start({ players: 3, firstSeat: 0, pharaoh: 'amenhotep', scenario: 'great-rebuilding' }),
  );
  expect(table.decision().kind).toBe('draft');
  while (table.decision().kind !== 'place-pharaoh') {
    const { seat, options } = table.decision();
    table.play(seat, options[0] as string);
  }
  expect(table.decision().seat).toBe(2);
});

test('P-SETUP-6, P-XERX-1: Xerxes is placed by the first seat', () => {
  expect(tableOf(start({ ...THREE, pharaoh: 'xerxes' })).decision()).toMatchObject({
    seat: 1,
    kind: 'place-pharaoh',
  });
});

test('P-SETUP-7, P-RAM-1, P-TUT-1: pharaoh tokens lie on Conflict events', () => {
  const marked = (pharaoh: string) => pharaohOf(start({ players: 2, pharaoh })).marked;
  expect(PHARAOH_NAMES.map(marked)).toEqual([[], [], [1, 2, 3, 4], [1, 2, 3], []]);
  expect(PHARAOHS_DATA.map(({ tokens }) => [...tokens])).toEqual(PHARAOH_NAMES.map(marked));
});

test('P-RAM-1: after placing him the last seat musters', () => {
  const table = tableOf(start({ players: 2, firstSeat: 0, pharaoh: 'ramesses' })).take('A2');
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'infantry-to', about: 3 });
  table.take('A3', 'B3', 'C4');
  expect(['A3', 'B3', 'C4'].map(table.at)).toEqual(['infantry', 'infantry', 'infantry']);
  expect(table.decision().kind).toBe('action');
});

test('P-AKH-1, P-AKH-3: nine pieces in one pool, less the priest in the Hall of Decrees and the warriors on the board', () => {
  const state = start({ players: 2, pharaoh: 'akhenaten' });
  for (const [team, { warriors }] of state.teams.entries()) {
    const onBoard = state.figures.filter(
      (each) => each !== 0 && figureText(each) === `warrior ${team}`,
    ).length;
    expect(warriors + onBoard + 1).toBe(9);
  }
  expect(pharaohOf(state).priests).toEqual([0, 0]);
});
