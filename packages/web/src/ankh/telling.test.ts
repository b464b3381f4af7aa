import type { AnkhFact, AnkhState } from '@ennead/ankh/tables';
import { expect, test } from 'vitest';
import { telling } from './telling.ts';

const traced = (fact: object) => telling.trace({} as AnkhState, fact as AnkhFact);

test('what happens at a space is traced there, from where it came, in the colour of who did it', () => {
  const there = traced({ type: 'x', space: 'B8', team: 1 });
  expect(there).toMatchObject({ seat: 1, from: null });
  const moved = traced({ type: 'x', space: 'B8', from: 'C7', team: 1 });
  expect(moved?.to).toBe(there?.to);
  expect(moved?.from).toBe(traced({ type: 'x', space: 'C7', team: 1 })?.to);
  expect(traced({ type: 'x', space: 'B8', team: 1, by: 0 })?.seat).toBe(0);
  expect(traced({ type: 'x', space: 'B8', team: 1, by: 'plague' })?.seat).toBe(1);
  expect(traced({ type: 'x', space: 'B8' })?.seat).toBeNull();
  for (const space of [undefined, 7, 'nowhere']) expect(traced({ type: 'x', space, team: 1 })).toBeNull();
});
