import { expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { load } from '../i18n/shell.ts';
import { type Sitting, seatNames } from './seat-names.ts';

const person = (name = ''): Sitting => ({ kind: 'person', name });
const bot: Sitting = { kind: 'bot', name: '' };

test('whoever gave no name is spoken of as a player, never as you', async () => {
  await load();
  expect(seatNames([person(), bot, bot])).toEqual(['Player', 'Imhotep', 'Meryt']);
  expect(seatNames([person('Ann'), person(), person()])).toEqual(['Ann', 'Player 2', 'Player 3']);
});

test('bots have names in the language of the page, and a name of their own is kept', async () => {
  await load();
  await setLocale('uk');
  expect(seatNames([bot, { kind: 'bot', name: 'Thoth' }])).toEqual(['Імхотеп', 'Thoth']);
  await setLocale('en');
});
