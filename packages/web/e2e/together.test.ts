import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRules, violations } from './axe.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { startServer } from './game-server.ts';
import { api, sitDown } from './people.ts';

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

async function goHome(visits: readonly Visit[]): Promise<void> {
  for (const { page, complaints } of visits) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
}

/** Ann at a desk, Bo at a phone, at one table. */
async function two(wish: Readonly<Record<string, unknown>> = {}) {
  const visits = [
    await visit(browser, { still: true, settings: { name: 'Ann' } }),
    await visit(browser, { still: true, size: [390, 844], settings: { name: 'Bo' } }),
  ];
  const [ann, bo] = visits.map(({ page }) => page) as [Page, Page];
  const table = await sitDown(site.url, [ann, bo], ['Ann', 'Bo'], wish);
  for (const page of [ann, bo]) {
    await page.goto(`${site.url}/table/${table}`);
    await page.locator('[data-number]').waitFor();
  }
  return { visits, ann, bo, table };
}

test('a line comes as a bubble and stays marked until it is read; one tap answers; one may be muted', async () => {
  const { visits, ann, bo } = await two();
  await button(ann, 'Chat').click();
  await ann.getByLabel('Write a message').fill('Ready for Egypt?');
  await button(ann, 'Send').click();
  await bo.getByTestId('bubble').getByText('Ready for Egypt?').waitFor();
  await bo.getByTestId('unread').getByText('1', { exact: true }).waitFor();
  expect(await violations(bo, allRules)).toEqual([]);
  await bo.getByTestId('bubble').click();
  await bo.getByRole('log', { name: 'Chat' }).getByText('Ready for Egypt?').waitFor();
  await expect.poll(() => bo.getByTestId('unread').count()).toBe(0);
  expect(await violations(bo, allRules)).toEqual([]);

  await button(ann, 'Log').first().click();
  await button(bo, 'Well played!').click();
  await ann.getByTestId('bubble').getByText('Well played!').waitFor();
  await button(ann, /^Chat/).click();
  const talk = ann.getByRole('log', { name: 'Chat' });
  await talk.getByText('Well played!').waitFor();
  expect(await violations(ann, allRules)).toEqual([]);
  await button(ann, 'Mute Bo').click();
  await talk.getByText('Well played!').waitFor({ state: 'detached' });
  await button(bo, 'Oops…').click();
  await bo.getByRole('log', { name: 'Chat' }).getByText('Oops…').waitFor();
  await ann.reload();
  await button(ann, /^Chat/).click();
  await ann.getByText('Muted on this device: Bo').waitFor();
  expect(await talk.getByText('Oops…').count()).toBe(0);
  await button(ann, 'Unmute Bo').click();
  await talk.getByText('Oops…').waitFor();
  await goHome(visits);
});

test('a wish to go back names the moves, lies over an open dialog, and stands in the log', async () => {
  const { visits, ann, bo } = await two({ practiceSeed: 'going back' });
  const asker = await untilOneMustAsk([ann, bo]);
  const other = asker === ann ? bo : ann;
  // Whatever is open: the people of the table lie over everything.
  await other.getByTestId('people').click();
  await other.getByRole('dialog', { name: 'People at the table' }).waitFor();
  await button(asker, 'Ask to undo').click();
  const wish = other.getByTestId('undo-request');
  await wish.getByText('This would be undone:').waitFor();
  await expect.poll(() => wish.getByRole('listitem').count()).toBeGreaterThan(0);
  await wish.getByText(/Expires in [12]:\d\d/).waitFor();
  await expect
    .poll(() => other.getByTestId('wishes').evaluate((dialog) => dialog.matches(':modal')))
    .toBe(true);
  expect(await violations(other, allRules)).toEqual([]);
  await wish.getByRole('button', { name: 'Decline' }).click();
  await asker.getByText('Undo declined. The game continues.').waitFor();
  await button(other, 'Close').click();
  const events = asker === ann ? ann : bo;
  if (events === bo) await bo.locator('[data-tab=log]').click();
  await expect
    .poll(() => events.getByTestId('log-event').allTextContents())
    .toEqual([expect.stringMatching(/asks to undo\./), expect.stringMatching(/declines the undo\./)]);
  await goHome(visits);
});

test('in a game over days one goes on vacation, and all agree to a pause', async () => {
  const { visits, ann, bo } = await two({ clock: { kind: 'days', days: 2, vacation: 5 } });
  // How long one may think is in sight without a tap, on a phone too.
  for (const page of [ann, bo]) await page.getByTestId('people').locator('.time').first().waitFor();
  await ann.getByTestId('people').click();
  await ann.getByText('You have 5 days of vacation left.').waitFor();
  await ann.getByLabel('Days').fill('3');
  await button(ann, 'Ask to pause the game').click();
  const wish = bo.getByTestId('pause-request');
  await wish.getByText('Ann asks to pause the game for 3 days.').waitFor();
  expect(await violations(bo, allRules)).toEqual([]);
  await wish.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, bo]) await page.getByTestId('paused').waitFor();
  await bo.getByTestId('paused').getByRole('button', { name: 'End pause' }).click();
  for (const page of [ann, bo]) await page.getByTestId('paused').waitFor({ state: 'detached' });
  await ann.getByLabel('Days').fill('2');
  await button(ann, 'Go on vacation').click();
  await ann.getByText(/^Ann is on vacation until /).waitFor();
  await ann.getByText('You have 3 days of vacation left.').waitFor();
  expect(await violations(ann, allRules)).toEqual([]);
  await button(ann, 'End vacation').click();
  await ann.getByText(/^Ann is on vacation until /).waitFor({ state: 'detached' });
  await goHome(visits);
});

test('an answer laid down in advance is given for one who is away, and shown to nobody else', async () => {
  const { visits, ann, bo, table } = await two({ game: 'kemet', clock: { kind: 'days', days: 2 } });
  const [waits, plays] = (await ann.getByTestId('plan-ahead').isVisible()) ? [ann, bo] : [bo, ann];
  await waits.getByTestId('plan-ahead').click();
  const form = waits.getByRole('dialog', { name: 'Answers in advance' });
  await form.getByText('Nothing planned yet.').waitFor();
  await form.getByLabel('If').selectOption({ label: 'Someone plays a card you could veto' });
  await form.getByLabel('Every time').check();
  await form.getByRole('button', { name: 'Add plan' }).click();
  await form.getByTestId('plans').getByText('Only on other players’ turns.').waitFor();
  expect(await violations(waits, allRules)).toEqual([]);
  await form.getByRole('button', { name: 'Close' }).click();
  await waits.getByTestId('plan-ahead').getByText('1 plan').waitFor();
  // The other one knows nothing of it.
  const theirs = await api<{ plans: unknown[] }>(plays, 'GET', `/tables/${table}/plans`);
  expect(theirs.plans).toEqual([]);
  await waits.reload();
  await waits.getByTestId('plan-ahead').getByText('1 plan').waitFor();
  await waits.getByTestId('plan-ahead').click();
  await form.getByRole('button', { name: 'Remove this plan' }).click();
  await form.getByText('Nothing planned yet.').waitFor();
  await goHome(visits);
});

/** Both answer what they are asked until one of them can only take back with the leave of the other. */
async function untilOneMustAsk(pages: readonly Page[]): Promise<Page> {
  const [first] = pages;
  const table = new URL(first?.url() ?? '').pathname.split('/').at(-1) ?? '';
  for (let tries = 0; tries < 60; tries++) {
    for (const page of pages) if (await button(page, 'Ask to undo').isVisible()) return page;
    for (const page of pages) await answerOne(page, table);
    const moments = () =>
      Promise.all(pages.map((page) => page.locator('[data-number]').getAttribute('data-present')));
    await expect.poll(moments).toEqual(['true', 'true']);
  }
  throw new Error('nobody has to ask');
}

/** Answers one question with its first option, if one is asked. */
function answerOne(page: Page, table: string): Promise<void> {
  return page.evaluate(
    (table) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/socket`);
        const send = (message: object) => socket.send(JSON.stringify(message));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'hello') send({ type: 'watch', table });
          if (message.type === 'fresh') {
            const [decision] = message.decisions;
            if (decision === undefined) return end();
            send({
              type: 'decide',
              id: `a${message.number}`,
              table,
              seat: decision.seat,
              number: message.number,
              option: decision.options[0],
            });
          }
          if (message.type === 'done') end();
        };
        function end() {
          socket.close();
          done();
        }
      }),
    table,
  );
}
