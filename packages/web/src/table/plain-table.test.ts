import type { BaseState } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { plainTable } from './plain-table.ts';
import { plainWords } from './sentence.ts';

const view = {} as BaseState;
const table = plainTable('stones');

test('a question is spoken as its engine calls it, with what it is about', () => {
  const asked = { seat: 0, kind: 'take-stones', options: [1, 2] };
  expect(table.describeDecision(view, asked, String)).toEqual({ title: 'Take stones' });
  expect(table.describeDecision(view, { ...asked, about: { left: 4 } }, String)).toEqual({
    title: 'Take stones',
    detail: 'Left 4',
  });
  expect(table.describeOption(view, asked, 'put_back', String)).toEqual({ label: 'Put back' });
});

test('a fact is told with who did it first', () => {
  const told = (fact: object) =>
    plainWords(
      table.describeFact(view, { type: 'stones-taken', rule: 'S-1', ...fact }) ?? [],
      (seat) => `#${seat}`,
    );
  expect(told({ seat: 1, stones: 3 })).toBe('#1 Stones taken 3');
  expect(told({ stones: 3, to: [0] })).toBe('Stones taken 3');
});
