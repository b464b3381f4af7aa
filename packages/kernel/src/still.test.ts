import { expect, test } from 'vitest';
import type { BaseState } from './game.ts';
import { shared } from './still.ts';

type Inn = BaseState & {
  readonly rooms: readonly string[];
  readonly guests: readonly string[];
  readonly day: number;
};
const inn = (change: Partial<Inn>) =>
  ({ rooms: ['attic'], guests: ['Ann'], day: 1, ...change }) as unknown as Inn;

test('what is the same becomes the very same, and what has changed stays as it is', () => {
  const before = inn({});
  const after = inn({ guests: ['Ann', 'Ben'], day: 2 });
  expect(shared(after, before)).toBe(after);
  expect(after).toEqual(inn({ guests: ['Ann', 'Ben'], day: 2 }));
  expect(after.rooms).toBe(before.rooms);
  expect(after.guests).not.toBe(before.guests);
});

test('where nothing has changed the one before is all there is', () => {
  const before = inn({});
  expect(shared(inn({}), before)).toBe(before);
  const later = inn({ day: 2 });
  expect(shared(later, before)).toBe(later);
});
