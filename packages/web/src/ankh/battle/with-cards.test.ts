import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { load } from '../words.ts';
import { withCards } from './with-cards.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

const sides = [
  { team: 0, strength: 3, cards: { least: 0, most: 3 } },
  { team: 1, strength: 2, cards: { least: 0, most: 3 } },
  { team: 2, strength: 4, cards: { least: 1, most: 1 } },
];

test('a card is weighed against whatever the others may still play', () => {
  expect(withCards(sides.slice(0, 2), 0, ['chariots'])).toBe('Strength with this card: 6 to 2–5');
  expect(withCards(sides, 1, ['drought', 'chariots'])).toBe('Strength with these cards: 6 to 3–6, 5');
  expect(withCards(sides, 0, [])).toBe('');
  expect(withCards(sides.slice(0, 1), 0, ['chariots'])).toBe('');
});
