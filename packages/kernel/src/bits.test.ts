import { expect, test } from 'vitest';
import { countOf, lowestOf, memberAfter } from './bits.ts';
import { chanceFrom, draw } from './chance.ts';

const chance = chanceFrom('sets');
const SETS = [0, 1, 0b101, 1 << 31, -1, ...Array.from({ length: 500 }, () => draw(chance, 2 ** 32) | 0)];
const membersOf = (set: number) =>
  Array.from({ length: 32 }, (_, number) => number).filter((number) => ((set >>> number) & 1) === 1);

test('a set has as many members as bits', () => {
  for (const set of SETS) expect(countOf(set)).toBe(membersOf(set).length);
});

test('members are found by how many lower ones come before', () => {
  for (const set of SETS)
    for (const [before, number] of membersOf(set).entries()) expect(memberAfter(set, before)).toBe(number);
  expect(lowestOf(0b1000)).toBe(3);
  expect(lowestOf(1 << 31)).toBe(31);
});
