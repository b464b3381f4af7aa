import { kemet } from '@ennead/kemet';
import { openMatch } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ACTION_SPACES } from '../names.ts';
import { type Asking, rowsOf } from './spaces.ts';

const setup = kemet.setup({ players: 2 });
if (!setup.ok) throw new Error(setup.problem.message);
const { state } = openMatch(kemet, setup.value, 'spaces', null);

/** Seat 1 has a token on the first space and its silver one on the third. */
const view = { ...state, spaces: [0, 0b101], silver: [-1, 2] };
const everything: Asking = { isSilver: false, isLegal: () => true };

test('a board shows where tokens lie, and which rows have none', () => {
  const rows = rowsOf(view, 1, null);
  expect(rows.map(({ row }) => row)).toEqual(['top', 'middle', 'bottom']);
  const spaces = rows.flatMap((row) => row.spaces);
  expect(spaces).toHaveLength(ACTION_SPACES.length);
  const tokenOf = (index: number) => spaces.find(({ id }) => id === ACTION_SPACES[index]?.id)?.token;
  expect([0, 1, 2].map(tokenOf)).toEqual(['regular', null, 'silver']);
  expect(rows.map(({ isEmpty }) => isEmpty)).toEqual(
    rows.map(({ row }) => ![0, 2].some((index) => ACTION_SPACES[index]?.row === row)),
  );
  expect(rowsOf(view, 0, null).every(({ isEmpty }) => isEmpty)).toBe(true);
});

test('a space can be taken by what is on the list, with a silver token where that is meant', () => {
  const optionsOf = (asking: Asking | null) =>
    rowsOf(view, 0, asking).flatMap(({ spaces }) => spaces.map(({ option }) => option));
  expect(new Set(optionsOf(everything))).toEqual(new Set(ACTION_SPACES.map(({ id }) => id)));
  expect(new Set(optionsOf({ ...everything, isSilver: true }))).toEqual(
    new Set(ACTION_SPACES.map(({ id }) => `silver:${id}`)),
  );
  expect(new Set(optionsOf(null))).toEqual(new Set([null]));
  const pray = ACTION_SPACES.find(({ action }) => action === 'pray')?.id ?? '';
  const one = optionsOf({ isSilver: false, isLegal: (option) => option === pray });
  expect(one.filter((option) => option !== null)).toEqual([pray]);
});

test('what would do nothing says why, where it is asked for', () => {
  const idleOf = (asking: Asking | null) =>
    rowsOf(view, 0, asking).flatMap(({ spaces }) => spaces.map(({ idle }) => idle));
  expect(new Set(idleOf(null))).toEqual(new Set([null]));
  expect(idleOf(everything).some((idle) => idle !== null)).toBe(true);
});
