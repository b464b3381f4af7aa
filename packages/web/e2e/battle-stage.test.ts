import { missing } from '@ennead/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ankhDetails } from './ankh-moments.ts';
import { openBrowser, visit } from './browser.ts';
import { keepMoment, type Moment, momentNamed, openMoment } from './moments.ts';
import { serveAlone } from './serve.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const game = { game: 'ankh', file: 'ankh-3p-middle-kingdom-easy-0' } as const;
const card: Moment = { ...game, name: 'phone-card', asked: 'card' };
const bid: Moment = { ...game, name: 'phone-bid', asked: 'bid' };

const numberOf = async (page: Page) =>
  Number(await page.locator('[data-number]').getAttribute('data-number'));

test('on a phone a battle card is laid with a tap on it and one on the commit', async () => {
  const { page, complaints } = await visit(browser, { size: [390, 844] });
  await openMoment(page, site.url, card);
  const before = await numberOf(page);
  const lay = page.locator('.stage .commit[data-option]');
  await lay.waitFor();
  await expect.poll(() => lay.isDisabled()).toBe(true);
  await page.locator('.stage [data-card]').first().click();
  await lay.click();
  await expect.poll(() => numberOf(page)).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a phone a secret bid is confirmed on the stage that covers all else', async () => {
  const { page, complaints } = await visit(browser, { size: [390, 844] });
  await openMoment(page, site.url, bid);
  const before = await numberOf(page);
  await page.locator('.stage [data-option="0"]').click();
  await page.locator('.stage [data-testid="confirm"]').click();
  await expect.poll(() => numberOf(page)).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a phone the stage that covers all else has the way back', async () => {
  const { page, complaints } = await visit(browser, { size: [390, 844] });
  await openMoment(page, site.url, momentNamed('kemet-winner'));
  const stage = page.locator('.stage');
  await stage.getByText('Stay or recall?').waitFor();
  await stage.getByTestId('undo').click();
  await stage.getByText('Where does the losing troop retreat to?').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a battle comes to the stage and leaves it by itself, and can be left for the board meanwhile', async () => {
  const { page, complaints } = await visit(browser, { settings: { pace: 'quick' } });
  // The last battle of its Conflict: another one would keep the stage.
  await openMoment(page, site.url, {
    game: 'ankh',
    file: 'ankh-2p-dynastic-crisis-0',
    name: 'last-word',
    asked: 'worshipful',
    before: 'conflict-ended',
  });
  await page.getByTestId('close-stage').click();
  await page.locator('main:not(:has(.stage))').waitFor();
  await page.locator('.to-stage').click();
  await page.locator('.stage [data-option="yes"]').click();
  await page.locator('main:not(:has(.stage))').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** All of the last such element is in the window, and nothing lies over its middle. */
const isInSight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isInside && hit !== null && element.contains(hit);
    });

test.each([
  [1024, 768],
  [390, 844],
])('at %i x %i who wins a battle is told beside what the sides gain', async (...size) => {
  const { page } = await visit(browser, { size, still: true, settings: { pace: 'calm' } });
  await openMoment(page, site.url, momentNamed('ankh-result'));
  // By hand: a film does not wait for whoever measures it.
  const control = (id: string) => page.locator(`[data-testid="${id}"]:visible`).first();
  await control('reel-play').click();
  for (let steps = 0; steps < 60 && (await page.locator('.stage .verdict').textContent()) === ''; steps++)
    await control('reel-forward').click();
  for (const part of ['.verdict', '.side .gains'])
    await expect.poll(() => isInSight(page, `.stage ${part}`)).toBe(true);
  await page.context().close();
});

test.each([
  [1024, 768],
  [390, 844],
])('at %i x %i whoever chooses a card sees what the other side may play', async (...size) => {
  const { page } = await visit(browser, { size, still: true });
  await openMoment(page, site.url, card);
  for (const part of ['.side .beside li', '.choice [data-card]', '.choice .commit'])
    await expect.poll(() => isInSight(page, `.stage ${part}`)).toBe(true);
  await page.context().close();
});

/** Where the sides of a battle begin, and where the map does that lies below them. */
function placesOnStage(page: Page): Promise<(number | undefined)[]> {
  return page.evaluate(() =>
    ['article', 'article:nth-of-type(2)', '.map'].map((part) => {
      const element = document.querySelector(`.stage ${part}`);
      return element === null ? undefined : Math.round(element.getBoundingClientRect().top);
    }),
  );
}

test('on a phone the sides of a battle and the map stay where they are, whatever is told or asked', async () => {
  const { page } = await visit(browser, { size: [390, 844], still: true, settings: { pace: 'calm' } });
  const places: (number | undefined)[][] = [];
  for (const name of ['ankh-battle', 'ankh-bid', 'ankh-result']) {
    await openMoment(page, site.url, momentNamed(name));
    await page.locator('.stage article').first().waitFor();
    places.push(await placesOnStage(page));
  }
  const [withHand, withBid, told] = places;
  // Above a hand of cards there is no room for the map.
  expect(withHand?.slice(0, 2)).toEqual(told?.slice(0, 2));
  expect(withBid).toEqual(told);
  expect(told?.[2]).toBeGreaterThan((told?.[0] ?? 0) + 100);
  await page.context().close();
});

/** For a while: how long the longest turn of a card takes that begins meanwhile, in milliseconds. */
function longestTurn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((seen) => {
        const until = performance.now() + 1000;
        let most = 0;
        const look = () => {
          const turns = [...document.querySelectorAll('.stage .turn')].flatMap((card) =>
            card.getAnimations({ subtree: true }),
          );
          most = Math.max(most, ...turns.map(({ effect }) => Number(effect?.getComputedTiming().duration)));
          if (performance.now() < until) requestAnimationFrame(look);
          else seen(most);
        };
        look();
      }),
  );
}

test.each([
  ['ankh-result', false],
  ['ankh-result', true],
  ['kemet-result', false],
] as const)('the cards of %s are turned over (reduced motion: %s)', async (name, still) => {
  const { page } = await visit(browser, { still, settings: { pace: 'calm' } });
  await openMoment(page, site.url, momentNamed(name));
  const control = (id: string) => page.locator(`[data-testid="${id}"]:visible`).first();
  await control('reel-play').click();
  const empty = page.locator('.stage .empty');
  for (let steps = 0; steps < 40 && (await empty.count()) === 0; steps++) await control('reel-back').click();
  let longest = 0;
  const down = page.locator('.stage .turn:not(.up)');
  for (let steps = 0; steps < 12 && (await empty.or(down).count()) > 0; steps++) {
    const turning = longestTurn(page);
    await control('reel-forward').click();
    longest = Math.max(longest, await turning);
  }
  if (still) expect(longest).toBeLessThan(20);
  else expect(longest).toBeGreaterThan(100);
  await expect.poll(() => down.count()).toBe(0);
  await page.context().close();
});

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('at %i x %i the map stays in sight below the four sides of a battle', async (...size) => {
  const { page } = await visit(browser, { size, still: true, settings: { pace: 'calm' } });
  await openMoment(page, site.url, ankhDetails.find(({ name }) => name === 'ankh-four-told') ?? missing());
  await page.locator('[data-testid="reel-play"]:visible').first().click();
  await expect.poll(() => page.locator('.stage article').count()).toBe(4);
  const [map, room] = await Promise.all(
    ['.map svg', '.scene'].map((part) => page.locator(`.stage ${part}`).first().boundingBox()),
  );
  expect(map?.height).toBeGreaterThan(150);
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0));
  await page.context().close();
});

test.each(['ankh-battle', 'ankh-bid', 'ankh-result'])(
  'on a phone on its side the map of %s is as high as the sides beside it',
  async (name) => {
    const { page } = await visit(browser, { size: [844, 390], still: true, settings: { pace: 'calm' } });
    await openMoment(page, site.url, momentNamed(name));
    const [map, first, second] = await Promise.all(
      ['.map svg', 'article', 'article:nth-of-type(2)'].map((part) =>
        page.locator(`.stage ${part}`).first().boundingBox(),
      ),
    );
    expect(map?.height).toBeGreaterThan(250);
    expect(map?.width).toBeGreaterThan(150);
    expect(map?.height).toBe(first?.height);
    expect(map?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
    await page.context().close();
  },
);

test('a replay goes from battle to battle', async () => {
  const { page, complaints } = await visit(browser);
  await keepMoment(page, site.url, momentNamed('kemet-over'));
  await page.goto(`${site.url}/replay/local/kemet-over`);
  const mark = page.getByTestId('mark');
  await expect.poll(() => mark.textContent()).toBe('Start of the game');
  await page.getByTestId('mark-forward').click();
  await expect.poll(() => mark.textContent()).not.toBe('Start of the game');
  const first = { number: await numberOf(page), title: await mark.textContent() };
  expect(first.number).toBeGreaterThan(0);
  await page.getByTestId('mark-forward').click();
  await expect.poll(() => numberOf(page)).toBeGreaterThan(first.number);
  await page.getByTestId('mark-back').click();
  await expect.poll(() => numberOf(page)).toBe(first.number);
  await expect.poll(() => mark.textContent()).toBe(first.title);
  expect(complaints).toEqual([]);
  await page.context().close();
});
