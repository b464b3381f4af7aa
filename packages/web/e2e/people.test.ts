import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resize, speak } from './appearance.ts';
import { allRules, violations } from './axe.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { startServer } from './game-server.ts';
import { click, look, luckFrom, playByHand } from './hand.ts';
import { authenticator, copyPasskeys } from './passkeys.ts';
import { api, playOut, sitDown } from './people.ts';
import { misfits } from './room.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function visitors(...names: readonly string[]): Promise<readonly Visit[]> {
  return Promise.all(names.map((name) => visit(browser, { still: true, settings: { name } })));
}

/** Nobody's page complained; everybody goes home. */
async function goHome(visits: readonly Visit[]): Promise<void> {
  for (const { page, complaints } of visits) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the same people play again: one asks, the other is led there', async () => {
  const visits = await visitors('Ann', 'Bo');
  const [ann, bo] = visits.map(({ page }) => page) as [Page, Page];
  const table = await sitDown(site.url, [ann, bo], ['Ann', 'Bo'], { practiceSeed: 'again' });
  await Promise.all([playOut(ann, table, 1), playOut(bo, table, 2)]);
  for (const page of [ann, bo]) await page.goto(`${site.url}/table/${table}`);
  // Bo holds a phone and has the list of people open: the call lies over it.
  await resize(bo, [390, 844]);
  await bo.getByTestId('people').click();
  await button(ann, 'Rematch').click();
  await ann.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await bo.getByTestId('rematch-call').waitFor();
  expect(await violations(bo, allRules)).toEqual([]);
  await bo.getByTestId('rematch-call').getByRole('link', { name: 'Go to rematch' }).click();
  await bo.getByText('All seats are taken. Waiting for Ann to start.').waitFor();
  await button(ann, 'Start game').click();
  for (const page of [ann, bo]) await page.getByTestId('people').waitFor();
  expect(new URL(bo.url()).pathname).toBe(new URL(ann.url()).pathname);

  // The old game is kept: with its result, its file, and out of the way when wanted.
  await ann.goto(`${site.url}/tables`);
  const finished = ann.getByTestId('remote-finished');
  await finished.getByText(/^(Won by|Finished)/).waitFor();
  await ann
    .getByTestId('remote-going')
    .getByText(/^(Your turn|Waiting for )/)
    .waitFor();
  const [file] = await Promise.all([
    ann.waitForEvent('download'),
    finished.getByRole('button', { name: 'Save game to file' }).click(),
  ]);
  const path = await file.path();
  await finished.getByRole('button', { name: 'Archive this game' }).click();
  await finished.getByRole('listitem').waitFor({ state: 'detached' });

  // The file comes back under a link of its own.
  ann.once('filechooser', (chooser) => void chooser.setFiles(path));
  await button(ann, 'Upload game file').click();
  await ann.waitForURL(/\/replay\/remote\//);
  await ann.getByTestId('moment').waitFor();
  await goHome(visits);
});

test('home leads to the table that waits for you', async () => {
  const visits = await visitors('Ann', 'Bo');
  const pages = visits.map(({ page }) => page) as [Page, Page];
  const table = await sitDown(site.url, pages, ['Ann', 'Bo']);
  for (const page of pages) {
    await page.goto(site.url);
    await page
      .getByTestId('remote-going')
      .getByText(/^(Your turn|Waiting for )/)
      .waitFor();
  }
  const called = pages.map((page) => page.getByTestId('my-turn'));
  const count = () => Promise.all(called.map((link) => link.count()));
  await expect.poll(async () => (await count()).toSorted()).toEqual([0, 1]);
  const counts = await count();
  const at = counts.indexOf(1);
  await called[at]?.click();
  await pages[at]?.waitForURL(`${site.url}/table/${table}`);
  await pages[at]?.getByTestId('question').waitFor();
  await goHome(visits);
});

test('on a phone the pages about people are one row of links, in every language', async () => {
  const { page, complaints } = await visit(browser, {
    still: true,
    size: [390, 844],
    settings: { name: 'Ann' },
  });
  await page.goto(site.url);
  await api(page, 'POST', '/people', { name: 'Ann' });
  await page.goto(`${site.url}/match`);
  const links = page.locator('nav:has(a[href="/ladder"]) a');
  await expect.poll(() => links.count()).toBe(5);
  for (const locale of ['uk', 'cs', 'ru', 'en']) {
    await speak(page, locale);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, locale).toBe(1);
    expect(await misfits(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on one device the same people play again with one click', async () => {
  const visits = await visitors('Ann');
  const [ann] = visits.map(({ page }) => page) as [Page];
  await ann.goto(`${site.url}/new?game=toy`);
  await ann.getByTestId('start').click();
  await ann.waitForURL(/\/local\//);
  const first = ann.url();
  await playByHand(ann, luckFrom(1));
  await button(ann, 'Play again').click();
  await ann.waitForURL((url) => url.pathname.startsWith('/local/') && url.href !== first);
  await ann.getByTestId('question').waitFor();
  await ann.getByRole('list', { name: 'Players' }).getByText('Ann').waitFor();
  await goHome(visits);
});

test('a bot plays while somebody is away, and gives the seat back', async () => {
  const visits = await visitors('Ann', 'Bo');
  const [ann, bo] = visits.map(({ page }) => page) as [Page, Page];
  const table = await sitDown(site.url, [ann, bo], ['Ann', 'Bo']);
  for (const page of [ann, bo]) await page.goto(`${site.url}/table/${table}`);
  await bo.getByTestId('people').click();
  await button(bo, 'Let a bot take over').click();
  await button(bo, 'Close').click();
  await bo.getByTestId('handed-over').waitFor();
  await ann.getByTestId('people').click();
  await ann.getByRole('dialog').getByText('played by a bot for now').waitFor();
  await bo.getByTestId('handed-over').getByRole('button', { name: 'Take your seat back' }).click();
  await bo.getByTestId('handed-over').waitFor({ state: 'detached' });
  await ann.getByRole('dialog').getByText('played by a bot for now').waitFor({ state: 'detached' });

  // Whoever set the table cannot call a bot the moment somebody is gone.
  await bo.goto(site.url);
  await ann.getByRole('dialog').getByRole('button', { name: 'Let a bot play for Bo' }).click();
  await ann
    .getByRole('alert')
    .getByText(/long enough|Nobody waits/)
    .waitFor();
  await button(ann, 'Close').click();
  for (const time of ['live', 'after reload']) {
    if (time === 'after reload') await ann.reload();
    await expect
      .poll(() => ann.getByTestId('log-event').allTextContents())
      .toEqual(['Bo lets a bot take over.', 'Bo takes the seat back.']);
  }
  // The browser itself notes that the host was refused.
  expect(visits[0]?.complaints.splice(0)).toEqual([expect.stringContaining('status of 403')]);
  await goHome(visits);
});

test('onlookers talk among themselves, and going back is asked for', async () => {
  const visits = await visitors('Ann', 'Bo', 'Cy', 'Di');
  const [ann, bo, cy, di] = visits.map(({ page }) => page) as [Page, Page, Page, Page];
  const table = await sitDown(site.url, [ann, bo], ['Ann', 'Bo'], { practiceSeed: 'going back' });
  for (const page of [ann, bo, cy, di]) await page.goto(`${site.url}/table/${table}`);
  await cy.getByText('You’re watching', { exact: true }).first().waitFor();
  // On a phone, too, it is read in full who is waited for.
  await resize(cy, [390, 844]);
  for (const locale of ['uk', 'cs', 'ru', 'en']) {
    await speak(cy, locale);
    expect(await misfits(cy)).toEqual([]);
  }
  await resize(cy, [1440, 900]);
  await ann.getByTestId('people').filter({ hasText: '2' }).waitFor();
  for (const page of [ann, cy, di]) await button(page, 'Chat').click();
  await cy.getByLabel('Write a message').fill('Isis will win');
  await button(cy, 'Send').click();
  for (const page of [cy, di]) await page.getByText('Isis will win').waitFor();
  await ann.getByLabel('Write a message').fill('Who will win?');
  await button(ann, 'Send').click();
  await ann.getByText('Who will win?').waitFor();
  expect(await ann.getByText('Isis will win').count()).toBe(0);

  // Both decide until one of them can only take back with the leave of the other.
  const asker = await untilOneMustAsk([ann, bo]);
  const other = asker === ann ? bo : ann;
  await button(asker, 'Ask to undo').click();
  await cy.getByText(/asks to undo (the last step|\d+ steps)\./).waitFor();
  await button(asker, 'Cancel request').click();
  for (const page of [other, cy]) await page.getByTestId('undo-request').waitFor({ state: 'detached' });
  await button(asker, 'Ask to undo').click();
  await asker.getByText('Waiting for the others to agree.').waitFor();
  await button(other, 'Decline').click();
  await asker.getByText('Undo declined. The game continues.').waitFor();

  // Whoever was refused can ask again once the game has moved on.
  await decideEach([ann, bo], luckFrom(2));
  const again = await untilOneMustAsk([ann, bo]);
  await button(again, 'Ask to undo').click();
  await button(again === ann ? bo : ann, 'Allow').click();
  await again.getByTestId('undo-request').waitFor({ state: 'detached' });
  await goHome(visits);
});

async function untilOneMustAsk(pages: readonly Page[]): Promise<Page> {
  const luck = luckFrom(1);
  for (let tries = 0; tries < 100; tries++) {
    await expect.poll(() => isTold(pages)).toBe(true);
    for (const page of pages) if (await button(page, 'Ask to undo').isVisible()) return page;
    await decideEach(pages, luck);
  }
  throw new Error('nobody has to ask');
}

/** Whoever is asked answers. */
async function decideEach(pages: readonly Page[], luck: () => number): Promise<void> {
  for (const page of pages) {
    const seen = await look(page, luck(), 50);
    if (seen.state === 'click') await click(page, seen);
  }
}

/** Every page has an answer to what it sent, and all know of the same moves. */
async function isTold(pages: readonly Page[]): Promise<boolean> {
  const tables = pages.map((page) => page.locator('[data-number]'));
  const busy = await Promise.all(tables.map((table) => table.getAttribute('data-busy')));
  const numbers = await Promise.all(tables.map((table) => table.getAttribute('data-number')));
  return !busy.includes('true') && new Set(numbers).size === 1;
}

test('advice is given in practice, and at no other table', async () => {
  const visits = await visitors('Ann');
  const [ann] = visits.map(({ page }) => page) as [Page];
  await ann.goto(site.url);
  await ann.getByTestId('play-kemet').click();
  await ann.getByTestId('start-kemet').click();
  await ann.getByTestId('advice').click();
  const best = ann.getByTestId('advice-list').locator('> li');
  await best
    .first()
    .getByText(/chance to win the game$/)
    .waitFor();
  await expect.poll(() => best.count()).toBeGreaterThan(1);
  const before = await ann.locator('[data-number]').getAttribute('data-number');
  await best
    .first()
    .getByRole('button', { name: /^Choose this/ })
    .click();
  const confirm = ann.locator('[data-testid="confirm"]:not(:disabled)');
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(() => ann.locator('[data-number]').getAttribute('data-number')).not.toBe(before);

  const bots = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const serious = await sitDown(site.url, [ann], ['Ann'], { seats: bots, practiceSeed: undefined });
  await ann.goto(`${site.url}/table/${serious}`);
  await ann.getByTestId('question').waitFor();
  expect(await ann.getByTestId('advice').count()).toBe(0);
  const practice = await sitDown(site.url, [ann], ['Ann'], { seats: bots });
  await ann.goto(`${site.url}/table/${practice}`);
  await ann.getByTestId('advice').waitFor();
  await goHome(visits);
});

test('a seat is carried to other devices by link, password and passkey', async () => {
  const url = site.url.replace('127.0.0.1', 'localhost');
  const visits = await visitors('Ann', '', '', '');
  const [ann, linked, known, keyed] = visits.map(({ page }) => page) as [Page, Page, Page, Page];
  await sitDown(url, [ann], ['Ann'], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });

  await ann.goto(`${url}/settings`);
  await button(ann, 'Create private link').click();
  const link = await ann.getByTestId('private-link').inputValue();
  await linked.goto(link);
  await linked.getByText('This link signs you in as Ann.').waitFor();
  await button(linked, 'Sign in as Ann').click();
  await linked.getByTestId('remote-going').getByRole('listitem').waitFor();

  // Whoever is somebody else already is asked before they lose their own seats.
  await known.goto(url);
  await api(known, 'POST', '/people', { name: 'Eve' });
  await known.goto(link);
  await known.getByText('On this device you play as Eve. This link belongs to Ann.').waitFor();
  await button(known, 'Cancel').click();
  await known.goto(`${url}/settings`);
  await known.getByText('You play online as Eve.').waitFor();
  await button(known, 'Sign out').click();
  await button(known, 'Sign out anyway').click();
  await known.getByText('Played on another device?').waitFor();

  await ann.getByText('Set a username and password').click();
  await ann.getByLabel('Username').fill('ann.of.thebes');
  await ann.getByLabel('Password').fill('the sun boat 7');
  await button(ann, 'Save').first().click();
  await ann.getByText('Username and password saved.').waitFor();
  await known.goto(`${url}/settings`);
  await known.getByLabel('Username').fill('ann.of.thebes');
  await known.getByLabel('Password').fill('the moon boat 8');
  await button(known, 'Sign in').last().click();
  await known.getByText('Wrong username or password.').waitFor();
  await known.getByLabel('Password').fill('the sun boat 7');
  await button(known, 'Sign in').last().click();
  await known.getByText('You play online as Ann.').waitFor();

  // The same authenticator holds the passkey on both devices, as one in the cloud would.
  const [mine, theirs] = [await authenticator(ann), await authenticator(keyed)];
  await button(ann, 'Add a passkey').click();
  await ann.getByText('Passkey saved.').waitFor();
  await copyPasskeys(mine, theirs);
  await keyed.goto(`${url}/settings`);
  await button(keyed, 'Sign in with a passkey').click();
  await keyed.getByText('You play online as Ann.').waitFor();

  // Where she is signed in can be seen, and ended.
  await ann.reload();
  const sessions = ann.getByTestId('sessions').getByRole('listitem');
  await sessions.filter({ hasText: 'This browser' }).waitFor();
  await button(ann, 'Sign out everywhere else').click();
  await expect.poll(() => sessions.count()).toBe(1);
  await keyed.reload();
  await keyed.getByText('Played on another device?').waitFor();
  expect(visits[2]?.complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  await goHome(visits);
});

test('notifications are turned on by a click, and addresses are checked', async () => {
  const { page, complaints } = await visit(browser, { offlineWorker: true, settings: { name: 'Ann' } });
  await page.addInitScript(subscribeWithoutService);
  await page.goto(site.url);
  await api(page, 'POST', '/people', { name: 'Ann' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${site.url}/settings`);
  await button(page, 'Turn on notifications').click();
  await page.getByText('Notifications are on for this device.').waitFor();
  const pushes = async () => (await api<{ pushes: number }>(page, 'GET', '/me')).pushes;
  await expect.poll(pushes).toBe(1);
  await button(page, 'Turn notifications off everywhere').click();
  await button(page, 'Turn on notifications').waitFor();
  await expect.poll(pushes).toBe(0);

  await page.getByLabel('Discord or Slack').fill('http://192.168.1.1/hook');
  await button(page, 'Save').last().click();
  await page.getByText('This address can’t be used: it isn’t on the public internet.').waitFor();
  expect(await page.getByLabel('Email').count()).toBe(0);
  await expect.poll(() => complaints).toEqual([expect.stringContaining('400')]);

  // Who signs out leaves nobody behind who is told on this device.
  await button(page, 'Turn on notifications').click();
  await page.getByText('Notifications are on for this device.').waitFor();
  await button(page, 'Sign out').click();
  await button(page, 'Sign out anyway').click();
  await page.getByText('Played on another device?').waitFor();
  await expect.poll(() => page.evaluate(isSubscribed)).toBe(false);
  await page.context().close();
});

/** In the page: whether this device would be pushed to. */
async function isSubscribed(): Promise<boolean> {
  const { pushManager } = await navigator.serviceWorker.ready;
  return (await pushManager.getSubscription()) !== null;
}

/** In the page: no service of a browser's maker is asked, and no permission, which some browsers without a window refuse. */
function subscribeWithoutService(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  let subscription: object | null = null;
  const made = {
    toJSON: () => ({
      endpoint: 'https://push.example.com/send/1',
      expirationTime: null,
      keys: { p256dh: 'BNcRd', auth: 'tBHI' },
    }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      subscription = made;
      return made;
    },
    getSubscription: async () => subscription,
  });
}
