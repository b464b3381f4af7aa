import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRules, violations } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { startServer } from './game-server.ts';
import { choosePlayers } from './set-up.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function openTable(page: Page): Promise<void> {
  await page.goto(`${site.url}/new?game=ankh&place=remote`);
  await choosePlayers(page, 3);
  await page.getByTestId('start').click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
}

test('a link is an invitation: a name, one golden button, talk, ready, a bot for the seat that is left', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { size: [390, 844] });
  await openTable(ann.page);
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
  // Nobody sits down without a name.
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  expect(await bo.page.getByRole('button', { name: 'Leave seat' }).count()).toBe(0);
  await bo.page.getByTestId('name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await bo.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  await ann.page.getByText('Bo', { exact: true }).waitFor();

  await bo.page.getByLabel('Write a message').fill('Hello Ann');
  await bo.page.getByLabel('Write a message').press('Enter');
  await ann.page.getByText('Hello Ann').waitFor();

  await ann.page.getByLabel('Seat 3', { exact: true }).selectOption('easy');
  await ann.page.getByText('Not ready yet: Bo.').waitFor();
  await ann.page.getByText('Not ready yet: Bo.').waitFor();
  await bo.page.getByRole('button', { name: 'I’m ready' }).click();
  await ann.page.getByText('All seats are taken. Start when you’re ready.').waitFor();
  await ann.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [ann, bo]) await page.locator('[data-number]').waitFor();
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('a host sends a sitter away, who may look on; the link is shown as a code for cameras', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { settings: { name: 'Bo' } });
  await openTable(ann.page);
  await ann.page.getByRole('button', { name: 'QR code' }).click();
  const squares = await ann.page.getByRole('img', { name: 'QR code' }).locator('path').getAttribute('d');
  expect(squares?.split('M').length).toBeGreaterThan(200);
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await ann.page.getByRole('button', { name: 'Remove Bo' }).click();
  await bo.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await bo.page.getByRole('button', { name: 'Just watch' }).click();
  await expect.poll(() => bo.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('a host changes what is played, sitters choose gods and seats, start says what is missing', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { size: [1024, 768], settings: { name: 'Bo' } });
  await openTable(ann.page);
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await bo.page.getByLabel('God: seat 2').selectOption('isis');
  await expect
    .poll(() => ann.page.getByLabel('God: seat 1').locator('option[value=isis]').isDisabled())
    .toBe(true);
  await bo.page.getByRole('button', { name: 'Move here' }).click();
  await bo.page.getByLabel('God: seat 3').waitFor();

  await ann.page.getByRole('button', { name: 'Start game' }).click();
  await ann.page.getByText('1 seat is still open. Put a bot there or wait for someone.').waitFor();
  await ann.page.getByRole('button', { name: 'Change setup' }).click();
  const form = ann.page.getByRole('dialog', { name: 'Change setup' });
  await form.getByTestId('pharaoh').selectOption('ramesses');
  await form.getByText('Over several days', { exact: true }).click();
  await form.getByText('12 hours per turn').click();
  expect(await violations(ann.page, allRules)).toEqual([]);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.waitFor({ state: 'detached' });
  for (const { page } of [ann, bo]) {
    await page.getByText('12 hours per turn').waitFor();
    await page.getByText('· Ramesses').waitFor();
  }
  // What sitters chose stays.
  await expect.poll(() => ann.page.getByLabel('God: seat 2').inputValue()).toBe('isis');
  await ann.page.getByRole('button', { name: 'Fill with bots' }).click();
  await ann.page.getByText('Not ready yet: Bo.').waitFor();
  await bo.page.getByRole('button', { name: 'I’m ready' }).click();
  await ann.page.getByText('All seats are taken. Start when you’re ready.').waitFor();
  for (const { page } of [ann, bo]) expect(await violations(page, allRules)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [ann, bo]) await page.locator('[data-number]').waitFor();

  // Whoever looks on speaks under a name that they chose.
  const cy = await visit(browser);
  await cy.page.goto(ann.page.url());
  await cy.page.locator('[data-number]').waitFor();
  await cy.page.getByRole('button', { name: 'Chat' }).click();
  await cy.page.getByLabel('Write a message').fill('Good luck');
  await cy.page.getByRole('button', { name: 'Send', exact: true }).click();
  await cy.page.getByLabel('Your name').fill('Cy');
  await cy.page.getByRole('button', { name: 'Send', exact: true }).click();
  await cy.page.getByRole('log', { name: 'Chat' }).getByText('Cy (spectator)').waitFor();
  for (const { page, complaints } of [ann, bo, cy]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('the lobby shows tables with a free seat apart from full ones, by game and pace', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { size: [390, 844] });
  for (const [game, full] of [
    ['kemet', false],
    ['ankh', true],
  ] as const) {
    await ann.page.goto(`${site.url}/new?game=${game}&place=remote`);
    await ann.page.getByText('More options').click();
    await ann.page.getByText('Anyone (listed in the lobby)').click();
    if (full)
      for (const seat of [2, 3])
        await ann.page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('random');
    await ann.page.getByTestId('start').click();
    await ann.page.waitForURL(/\/table\//);
  }
  const { page } = bo;
  await page.goto(`${site.url}/lobby`);
  await page.getByTestId('remote-joinable').getByText('Kemet').waitFor();
  await page.getByTestId('remote-watchable').getByText('Ankh').waitFor();
  expect(await page.getByTestId('remote-joinable').getByText('Ankh').count()).toBe(0);
  expect(await violations(page, allRules)).toEqual([]);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('ankh');
  await page.getByText('No open tables right now.').waitFor();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('');
  await page.getByTestId('remote-joinable').getByText('Kemet').waitFor();
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('live');
  await page.getByText('No open tables right now.').waitFor();
  for (const each of [ann, bo]) {
    expect(each.complaints).toEqual([]);
    await each.page.context().close();
  }
});
