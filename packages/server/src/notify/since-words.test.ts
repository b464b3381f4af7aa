import { expect, test } from 'vitest';
import { sinceWords } from './since-words.ts';

const none = { moves: 0, battles: 0, pieces: 0, places: 0, points: 0 };

test('what somebody missed is one sentence, and no sentence where they missed nothing', () => {
  expect(sinceWords(none)).toBe('');
  expect(sinceWords({ ...none, moves: 1 })).toBe('Since your last turn: 1 move by rivals.');
  expect(sinceWords({ moves: 4, battles: 1, pieces: 2, places: 1, points: -3 })).toBe(
    'Since your last turn: 4 moves by rivals, 1 battle of yours, 2 of your pieces lost, 1 of your monuments lost, your points −3.',
  );
});
