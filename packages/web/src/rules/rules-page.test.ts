// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { here } from '../router.ts';
import { type OpenedPage, openPage } from '../testing/opened-page.ts';
import { figureNamed, isBook, pagesOf, sentenceOf } from './book.ts';
import { gameOfRule, isReference, referenceOf, ruleById } from './reference.ts';

let opened: OpenedPage | null = null;
afterEach(async () => {
  await opened?.close();
  opened = null;
});
const page = () => opened as OpenedPage;
const open = async (address: string) => {
  Element.prototype.scrollIntoView = () => {};
  opened = await openPage(address);
  await vi.waitFor(
    async () => {
      await page().settle();
      expect(page().page.querySelectorAll('main h2, main [data-testid="search"]').length).toBeGreaterThan(1);
    },
    { timeout: 60_000 },
  );
};
const current = () => page().words('[aria-current="page"]');

test('the book that the address names is open, with all of its pages; without one the first', async () => {
  await open('/rules');
  const [first] = [page().words('nav a[aria-current="page"]')];
  await page().close();
  await open('/rules/kemet');
  expect(page().words('h1')).toBe('Rulebook');
  expect(current()).toContain('Kemet');
  expect(first).not.toContain('Kemet');
  const pages = await pagesOf('kemet', 'en');
  const links = [...page().page.querySelectorAll('a[href^="/rules/kemet/"]')].map((each) =>
    each.getAttribute('href'),
  );
  for (const { slug } of pages) expect(links).toContain(`/rules/kemet/${slug}`);
});

test('addresses of before lead to where a rule stands now', async () => {
  await open('/rules/ankh-base#A-MOVE-3');
  await vi.waitFor(() => expect(here().path).toEqual(['rules', 'reference', 'ankh-base']));
  await page().close();
  await open('/rules/reference/K-PRAY-1');
  await vi.waitFor(() => expect(here().path).toEqual(['rules', 'reference', 'kemet']));
  expect(page().words('h1')).toBe('Full reference');
});

test('what is sought is found, stands in the address, and is gone again', async () => {
  await open('/rules/kemet');
  const field = page().page.querySelector<HTMLInputElement>('[data-testid="search"]') as HTMLInputElement;
  const seek = async (words: string) => {
    field.value = words;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    await page().settle();
  };
  await seek('pyramid');
  expect(here().query.get('q')).toBe('pyramid');
  await vi.waitFor(() => expect(page().words('main mark, main li').length).toBeGreaterThan(0), {
    timeout: 60_000,
  });
  await seek('  ');
  expect(here().query.get('q')).toBeNull();
});

test('rules, sentences, figures and pages are found by their names, and what is not there is not', async () => {
  expect([isBook('kemet'), isBook('senet'), isReference('kemet'), isReference('A')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([referenceOf('K-PRAY-1'), referenceOf('X-1')]).toEqual(['kemet', null]);
  expect([gameOfRule('A-MOVE-3'), gameOfRule('P-AKH-1'), gameOfRule('K-PRAY-1'), gameOfRule('Z')]).toEqual([
    'ankh',
    'ankh',
    'kemet',
    null,
  ]);
  expect(await ruleById('K-PRAY-1')).toMatchObject({ reference: 'kemet', id: 'K-PRAY-1' });
  expect([await ruleById('K-NONE-1'), await ruleById('nothing')]).toEqual([null, null]);
  expect((await sentenceOf('K-PRAY-1', 'uk'))?.language).toBe('uk');
  expect(await sentenceOf('K-NONE-1', 'uk')).toBeNull();
  expect(await figureNamed('ankh/none')).toBeNull();
  const [pages, told] = [await pagesOf('kemet', 'en'), await pagesOf('kemet', 'uk')];
  expect(told.map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug));
  expect(told.every(({ language }) => language === 'uk')).toBe(true);
  expect(await pagesOf('none', 'en')).toEqual([]);
});
