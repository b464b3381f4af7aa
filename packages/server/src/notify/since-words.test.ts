import { expect, test } from 'vitest';
import { sinceWords } from './since-words.ts';
import { wordsIn } from './words.ts';

const none = { moves: 0, battles: 0, pieces: 0, places: 0, points: 0 };

test('what somebody missed is one sentence, and no sentence where they missed nothing', () => {
  const en = wordsIn('en');
  expect(sinceWords(en, none)).toBe('');
  expect(sinceWords(en, { ...none, moves: 1 })).toBe('Since your last turn: 1 move by rivals.');
  expect(sinceWords(en, { moves: 4, battles: 1, pieces: 2, places: 1, points: -3 })).toBe(
    'Since your last turn: 4 moves by rivals, 1 battle of yours, 2 of your pieces lost, 1 of your monuments lost, your points −3.',
  );
});

test.each([
  ['uk', 'Після вашого ходу: 3 дії суперників, 5 ваших боїв, очки +2.'],
  ['cs', 'Od vašeho tahu: 3 akce soupeřů, 5 vašich bojů, body +2.'],
  ['ru', 'После вашего хода: 3 действия соперников, 5 ваших сражений, очки +2.'],
])('it is said in %s, numbers as they go there', (language, sentence) => {
  expect(sinceWords(wordsIn(language), { ...none, moves: 3, battles: 5, points: 2 })).toBe(sentence);
});
