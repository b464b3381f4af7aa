import { expect, test } from 'vitest';
import { sinceWords } from './since-words.ts';
import { wordsIn } from './words.ts';

const none = { turns: 0, battles: 0, pieces: 0, places: 0, points: 0 };

test('what somebody missed is one sentence, and no sentence where they missed nothing', () => {
  const en = wordsIn('en');
  expect(sinceWords(en, none)).toBe('');
  expect(sinceWords(en, { ...none, turns: 1 })).toBe('Since your last turn: 1 turn by rivals.');
  expect(sinceWords(en, { ...none, battles: 1 })).toBe('Since your last turn: 1 battle of yours.');
  expect(sinceWords(en, { turns: 4, battles: 1, pieces: 2, places: 1, points: -3 })).toBe(
    'Since your last turn: 4 turns by rivals, 1 battle of yours, 2 of your pieces lost, 1 of your monuments lost, your points −3.',
  );
});

test.each([
  ['uk', 'Після вашого ходу: 3 ходи суперників, 5 ваших боїв, очки +2.'],
  ['cs', 'Od vašeho tahu: 3 tahy soupeřů, 5 vašich bojů, body +2.'],
  ['ru', 'После вашего хода: 3 хода соперников, 5 ваших сражений, очки +2.'],
])('it is said in %s, numbers as they go there', (language, sentence) => {
  expect(sinceWords(wordsIn(language), { ...none, turns: 3, battles: 5, points: 2 })).toBe(sentence);
});
