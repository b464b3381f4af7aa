import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRules, violations } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { startServer } from './game-server.ts';
import { api, playOut } from './people.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Ann at a desk, Bo at a phone, Cy at a tablet; all are known by name. */
async function three() {
  const sizes = [
    [1440, 900],
    [390, 844],
    [1024, 768],
  ] as const;
  const names = ['Ann', 'Bo', 'Cy'];
  const visits = await Promise.all(
    names.map((name, at) =>
      visit(browser, { still: true, size: sizes[at] ?? [1440, 900], settings: { name } }),
    ),
  );
  const ids: string[] = [];
  for (const [at, { page }] of visits.entries()) {
    await page.goto(site.url);
    ids.push((await api<{ person: { id: string } }>(page, 'POST', '/people', { name: names[at] })).person.id);
  }
  // What is not there is named.
  for (const { page, complaints } of visits)
    page.on('response', (response) => {
      if (response.status() === 404) complaints.push(response.url());
    });
  return { visits, pages: visits.map(({ page }) => page) as [Page, Page, Page], ids };
}

/** Somebody without a mouse gets there by Tab alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

test('two make friends, one invites, they play for the ladder while a third looks on, and one blocks the other', async () => {
  const { visits, pages, ids } = await three();
  const [ann, bo, cy] = pages;
  const [annId, boId] = ids;

  await bo.goto(`${site.url}/people/${annId}`);
  await button(bo, 'Add friend').click();
  await bo.getByText('Friend request sent').waitFor();
  expect(await violations(bo, allRules)).toEqual([]);
  await ann.goto(`${site.url}/people`);
  await ann.getByRole('heading', { name: 'Friend requests' }).waitFor();
  await tabTo(ann, 'Accept');
  await ann.keyboard.press('Enter');
  await button(ann, 'Remove friend: Bo').waitFor();
  expect(await violations(ann, allRules)).toEqual([]);

  const { id } = await api<{ id: string }>(ann, 'POST', '/tables', {
    game: 'ankh',
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    rated: 'people',
    chances: true,
  });
  await ann.goto(`${site.url}/table/${id}`);
  await ann.getByTestId('invite-friends').locator('summary').click();
  await button(ann, 'Invite: Bo').click();
  await ann.getByText('Invited', { exact: true }).waitFor();
  await bo.goto(`${site.url}/tables`);
  await bo.getByRole('link', { name: 'Open table' }).click();
  await button(bo, 'Sit down').click();
  await button(bo, 'I’m ready').click();
  await ann.getByText('All seats are taken. Start when you’re ready.').waitFor();
  await button(ann, 'Start game').click();
  await ann.locator('[data-number]').waitFor();

  // Who looks on is told that it is not the present, and may have the chances estimated.
  await cy.goto(`${site.url}/table/${id}`);
  const panel = cy.getByTestId('spectator');
  await panel.getByText('10 moves behind').waitFor();
  await cy.getByTestId('spectator-chances').click();
  await expect.poll(() => cy.getByTestId('chances').getByRole('listitem').count()).toBe(2);
  expect(await violations(cy, allRules)).toEqual([]);
  await button(cy, 'Close').click();
  await Promise.all([playOut(ann, id, 1), playOut(bo, id, 2)]);
  await panel.getByText('See the game through the eyes of:').waitFor();
  await panel.getByRole('link', { name: 'Bo' }).click();
  await cy.waitForURL(/\/replay\/remote\/.*seat=1/);
  await cy.getByTestId('moment').waitFor();

  const ladder = ann.getByTestId('ladder');
  await expect
    .poll(async () => {
      await ann.goto(`${site.url}/ladder?game=ankh`);
      await ann.getByRole('heading', { name: 'Ladder' }).waitFor();
      return ladder.getByRole('link').count();
    })
    .toBe(2);
  await ann.getByTestId('own-rating').getByText('provisional until 10 games (now 1)').waitFor();
  expect(await violations(ann, allRules)).toEqual([]);
  await bo.goto(`${site.url}/people/${annId}`);
  await bo.getByText('Rating: Ankh').waitFor();
  expect(await violations(bo, allRules)).toEqual([]);

  const { id: cup } = await api<{ id: string }>(cy, 'POST', '/tournaments', {
    name: 'Cup of Memphis',
    game: 'ankh',
    setup: {},
    format: 'swiss',
    seats: { least: 3, most: 3, wanted: 3 },
    rounds: 1,
    points: [5, 3, 1],
    places: 3,
    roundHours: null,
    late: false,
    visibility: 'public',
  });
  for (const page of pages) {
    await page.goto(`${site.url}/tournaments/${cup}`);
    await button(page, 'Join').click();
    await button(page, 'Drop out').waitFor();
  }
  await button(cy, 'Draw first round').click();
  await cy.getByRole('link', { name: 'Go to your table' }).waitFor();
  expect(await violations(cy, allRules)).toEqual([]);
  const { drawn } = await api<{ drawn: { tables: { table: string }[] }[] }>(cy, 'GET', `/tournaments/${cup}`);
  const table = drawn[0]?.tables[0]?.table ?? '';
  await Promise.all(pages.map((page, at) => playOut(page, table, at + 5)));
  await expect
    .poll(async () => {
      await bo.goto(`${site.url}/tournaments/${cup}`);
      await bo.getByRole('heading', { name: 'Standings' }).waitFor();
      return bo.getByRole('row').count();
    })
    .toBeGreaterThan(3);
  expect(await violations(bo, allRules)).toEqual([]);
  for (const path of ['/match', '/tournaments']) {
    await bo.goto(site.url + path);
    await bo.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(bo, allRules)).toEqual([]);
  }
  // The form, and the button under the mouse that opened it.
  await button(bo, 'New tournament').click();
  await bo.getByTestId('new-tournament').waitFor();
  expect(await violations(bo, allRules)).toEqual([]);

  await ann.goto(`${site.url}/people/${boId}`);
  await button(ann, 'Block').click();
  await ann.getByText('You blocked this person').waitFor();
  await ann.goto(`${site.url}/people`);
  await button(ann, 'Unblock: Bo').waitFor();
  expect(await button(ann, 'Remove friend: Bo').count()).toBe(0);
  for (const { page, complaints } of visits) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});
