import { expect, test } from 'vitest';
import { MINUTE } from '../time.ts';
import { confirmation, deadlineNews, newsOf, wordsIn } from './words.ts';

const languages = ['en', 'uk', 'cs', 'ru'];

test('a language is known by its first part, in any case; whatever is unknown is English', () => {
  expect(wordsIn('uk-UA')).toBe(wordsIn('uk'));
  expect(wordsIn('CS')).toBe(wordsIn('cs'));
  expect(new Set(languages.map(wordsIn)).size).toBe(languages.length);
  for (const unknown of [null, 'de', '', 'constructor', '__proto__', 'toString'])
    expect(wordsIn(unknown)).toBe(wordsIn('en'));
});

test.each(languages)('news in %s name the game and leave nothing open', (language) => {
  const words = wordsIn(language);
  for (const game of ['ankh', 'kemet']) {
    const name = words.games[game] ?? '';
    expect(name).not.toBe('');
    for (const kind of ['turn', 'bot'] as const) {
      const { subject, text } = newsOf(words, kind, game);
      expect(subject).toContain(name);
      expect(text).toContain(name);
      expect(subject + text).not.toMatch(/[{}]/);
      expect(text).not.toMatch(/\.$/);
    }
  }
  const { subject, text } = confirmation(words, 'https://a.example', 'https://a.example/mail#confirm=key');
  expect(text).toContain('https://a.example/mail#confirm=key');
  expect(subject + text).not.toMatch(/[{}]/);
});

test('a game without a name in a language goes by its own', () => {
  expect(newsOf(wordsIn('uk'), 'turn', 'toy').subject).toBe('Ваш хід у грі «Toy»');
});

test('how much time is left is said in whole hours, and in minutes only in the last one', () => {
  const said = (rest: number) => deadlineNews(wordsIn('en'), 'kemet', rest);
  expect(said(60 * MINUTE)).toEqual({
    subject: '1 hour left for your turn in Kemet',
    text: 'You have 1 hour left for your turn in Kemet',
  });
  const times = [120 * MINUTE, 120 * MINUTE - 1, 60 * MINUTE - 1, 59 * MINUTE, 59 * MINUTE - 1, 1];
  expect(times.map((rest) => said(rest).subject.split(' left')[0])).toEqual([
    '2 hours',
    '1 hour',
    '59 minutes',
    '59 minutes',
    '58 minutes',
    '1 minute',
  ]);
});
