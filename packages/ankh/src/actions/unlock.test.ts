import { expect, test } from 'vitest';
import type { PowerName } from '../powers/names.ts';
import { given } from '../testing/given.ts';

const having = (powers: readonly PowerName[], followers: number) => ({
  gods: ['amun', 'ra'] as const,
  teams: { 0: { powers, followers } },
});

test('A-UNL-1, A-UNL-2: powers come level by level, two of each, never one twice', () => {
  const order: PowerName[] = [];
  const levels: unknown[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const table = given(having(order, 9)).take('unlock');
    levels.push(table.decision().about);
    expect(table.options()).not.toContain(order.at(-1));
    order.push(table.options()[0] as PowerName);
  }
  expect(levels).toEqual([1, 1, 2, 2, 3, 3]);
  expect(order).toEqual([
    'commanding',
    'inspiring',
    'resplendent',
    'obelisk-attuned',
    'glorious',
    'magnanimous',
  ]);
});

test('A-UNL-1: the choices are the locked powers of the level', () => {
  const table = given(having(['revered', 'commanding', 'temple-attuned'], 5)).take('unlock');
  expect(table.options()).toEqual(['resplendent', 'obelisk-attuned', 'pyramid-attuned']);
});

test('A-UNL-3, A-UNL-8: the cost is the level, and goes to supply', () => {
  const table = given(having(['revered', 'commanding'], 5)).take('unlock', 'resplendent');
  expect(table.team(0).followers).toBe(3);
  expect(table.told('power-unlocked')).toMatchObject([{ power: 'resplendent', cost: 2 }]);
  expect(table.told('followers')).toMatchObject([{ amount: -2, source: 'unlock', rule: 'A-UNL-8' }]);
  expect(table.team(1).followers).toBe(1);
});

test('A-UNL-4: too few followers, or six powers: nothing happens and nothing is paid', () => {
  const poor = given(having(['revered', 'commanding'], 1)).take('unlock');
  expect(poor.team(0).followers).toBe(1);
  expect(poor.state.turn).toBe(1);
  const all = given(
    having(['revered', 'commanding', 'resplendent', 'temple-attuned', 'glorious', 'bountiful'], 9),
  ).take('unlock');
  expect(all.team(0).followers).toBe(9);
  expect(all.told('action-without-effect')).toMatchObject([{ rule: 'A-UNL-4' }]);
});

test('A-UNL-5: a power works from the moment it is unlocked', () => {
  const table = given({
    ...having([], 1),
    event: 3,
    markers: { unlock: 4 },
    pieces: { A5: 'god 0', I9: 'god 1' },
  }).take('unlock', 'omnipresent');
  expect(table.told('followers')).toMatchObject([{ amount: -1 }, { amount: 1, source: 'omnipresent' }]);
});

test('A-EX-7, A-UNL-6, A-UNL-7: the second level-1 power uncovers a guardian', () => {
  const table = given(having(['commanding'], 1)).take('unlock', 'inspiring');
  expect(table.team(0)).toMatchObject({ followers: 0, guardians: [3] });
  expect(table.told('guardian-gained')).toMatchObject([{ team: 0, guardian: 'satet' }]);
});

test('A-UNL-6, A-RUL-4: the 2nd, 4th and 5th unlock uncover symbols, the others none', () => {
  const order: PowerName[] = [];
  const gained: unknown[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const table = given({ ...having(order, 9), players: 4, gods: ['amun', 'ra', 'isis', 'osiris'] }).take(
      'unlock',
    );
    const power = table.options()[0] as PowerName;
    table.take(power);
    order.push(power);
    gained.push(table.told('guardian-gained')[0]?.guardian ?? null);
  }
  expect(gained).toEqual([null, 'satet', null, 'mummy', 'giant-scorpion', null]);
});

test('A-UNL-7, A-RUL-81: none in supply, none gained', () => {
  const table = given({
    gods: ['amun', 'ra'],
    teams: { 0: { powers: ['commanding'], followers: 3 }, 1: { guardians: ['satet'] } },
  }).take('unlock', 'inspiring');
  expect(table.told('guardian-missed')).toMatchObject([{ level: 1, reason: 'supply' }]);
  expect(table.team(0).guardians).toEqual([]);
});

test('A-COMP-9, A-UNL-7, A-RUL-5: a team has two bases of a size, on the board and in the pool together', () => {
  const table = given({
    gods: ['amun', 'ra', 'isis', 'osiris'],
    teams: { 0: { powers: ['commanding', 'revered', 'resplendent'], followers: 3, guardians: ['satet'] } },
    pieces: { A5: 'god 0', A6: 'satet 0' },
  }).take('unlock', 'temple-attuned');
  expect(table.told('guardian-missed')).toMatchObject([{ level: 2, reason: 'base', rule: 'A-COMP-9' }]);
});

test('A-TURN-10, A-UNL-3: unlocking as the second action may be declined', () => {
  const table = given({ ...having([], 3), pieces: {} }).take('gain', 'unlock', 'pass');
  expect(table.team(0)).toMatchObject({ followers: 3, powers: 0 });
});

test('A-TURN-10: as the first action it must be carried out if it can, as the second it may be declined', () => {
  const first = given(having([], 5)).take('unlock');
  expect(first.options()).toEqual(['commanding', 'inspiring', 'omnipresent', 'revered']);
  const second = given(having([], 5)).take('gain', 'unlock');
  expect(second.options()).toContain('pass');
  expect(
    given(having(['revered', 'commanding'], 1))
      .take('unlock')
      .told('power-unlocked'),
  ).toEqual([]);
});
