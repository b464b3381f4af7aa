import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { booksIn, textsOf } from '../../scripts/rulebook.mjs';
import type { Messages } from '../i18n/catalog.ts';
import en from '../i18n/en/search.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import type { BookPage } from './book.ts';
import { parsePage } from './parse-page.ts';
import { foundIn, indexOf, type Spoken } from './search.ts';

const words = fileURLToPath(new URL('../i18n/', import.meta.url));
const page = (text: string): BookPage => ({ book: 'ankh', language: 'en', ...parsePage(text) });

const index = indexOf([
  page('# Camel Caravan {#caravan}\n\nPlace up to 6 camels.\n\nNumbers follow.'),
  page('# Ma’at {#maat}\n\nThe Cycle of Ma’at gives the cards back. A camel is mentioned.'),
  page(
    '# Battle cards {#cards}\n\n| card | effect |\n| --- | --- |\n| Plague | Teams bid. |\n| Chariots | 3 strength. |',
  ),
  page('# Зв’язок {#tie}\n\nРивка з’єднує ďáblovy žluté koně.'),
]);
const titles = (wanted: string, spoken = en) => foundIn(index, wanted, spoken).hits.map(({ title }) => title);

test('a word is found by its beginning, never by letters inside it; titles come first', () => {
  expect(titles('camel')).toEqual(['Camel Caravan', 'Ma’at']);
  expect(titles('amel')).toEqual([]);
});

test('apostrophes and marks above letters need not be typed', () => {
  expect(titles('maat')).toEqual(['Ma’at']);
  expect(titles("ma'at")).toEqual(['Ma’at']);
  expect(titles('звязок')).toEqual(['Зв’язок']);
  expect(titles('dablovy zlute')).toEqual(['Зв’язок']);
});

test('what a thing does is asked in whole sentences', () => {
  const { hits, isHit } = foundIn(index, 'What does Plague do?', en);
  expect(hits).toMatchObject([{ title: 'Plague', within: 'Battle cards', text: 'Teams bid.' }]);
  expect([isHit('Plague'), isHit('Teams')]).toEqual([true, false]);
});

test('every word counts; a slip of the pen is forgiven in long ones', () => {
  // Where few places hold all of them, those that hold some come after.
  expect(titles('camel numbers')).toEqual(['Camel Caravan', 'Ma’at']);
  expect(titles('carravan')).toEqual(['Camel Caravan']);
});

test('people’s own words find ours, and a tile is found by its name behind its level', () => {
  const tiles = indexOf([
    page(
      '# Tiles {#tiles}\n\n| Level | Tile | Effect |\n| --- | --- | --- |\n| 4 | Priest of Ra | Cheaper. |',
    ),
    page('# Ties {#ties}\n\nIn a tie the defender wins.'),
  ]);
  expect(foundIn(tiles, 'what does priest of ra do', en).hits).toMatchObject([
    { title: 'Priest of Ra', text: '4 · Cheaper.' },
  ]);
  expect(foundIn(tiles, 'draw', en).hits).toMatchObject([{ title: 'Ties' }]);
});

/** Every page of the books in a language. */
function pagesIn(language: Locale): BookPage[] {
  const read = booksIn().filter((book) => book.startsWith(`${language}/`) && !book.endsWith('/rules'));
  return read.flatMap((name) =>
    Object.values(textsOf(name)).map((text) => ({
      book: name.slice(language.length + 1),
      language,
      ...parsePage(text),
    })),
  );
}

const things = ['gods', 'guardians', 'powers', 'cards', 'policies', 'pharaohs'].map((file) => `ankh/${file}`);
const all = [...things, 'kemet/tiles', 'kemet/interventions', 'kemet/battle-cards'];

test.each(locales)(
  'every god, guardian, power, card, tile and pharaoh is found by its name in %s',
  async (language) => {
    const [spoken, ...catalogs] = await Promise.all(
      ['search', ...all].map(
        async (file) => ((await import(`${words}${language}/${file}.ts`)) as { default: Messages }).default,
      ),
    );
    const index = indexOf(pagesIn(language));
    const plain = (text: string) => text.toLowerCase().replace(/^the |[«»„“”\u00AD]/g, '');
    const names = catalogs.flatMap((catalog) =>
      Object.entries(catalog).filter(
        ([key, name]) =>
          /^(god|guardian|power|card|policy|pharaoh|tile|battle-card)\.[\w-]+$/.test(key) &&
          !name.includes('{'),
      ),
    );
    expect(names.length).toBeGreaterThan(100);
    const missed = names.filter(([, name]) => {
      const { hits } = foundIn(index, name, spoken as unknown as Spoken);
      return !hits.slice(0, 3).some(({ title, text }) => plain(`${title} ${text}`).includes(plain(name)));
    });
    expect(missed).toEqual([]);
  },
);
