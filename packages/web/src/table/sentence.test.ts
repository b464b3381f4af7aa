import { expect, test } from 'vitest';
import { plainWords } from './sentence.ts';

test('a sentence can be read out', () => {
  const words = plainWords(
    [
      { seat: 1 },
      ' gains 2 ',
      { icon: 'prayer', label: 'followers' },
      ' by ',
      { words: 'Revered', topic: { title: '', rules: [] } },
    ],
    (seat) => `Seat ${seat}`,
  );
  expect(words).toBe('Seat 1 gains 2 followers by Revered');
});
