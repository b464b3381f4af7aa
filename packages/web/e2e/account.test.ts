import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRules, violations } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { type GameServer, startServer } from './game-server.ts';
import { authenticator } from './passkeys.ts';
import { api } from './people.ts';

let browser: Browser;
let site: GameServer;
let url: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
  url = site.url.replace('127.0.0.1', 'localhost');
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const PASSWORD = 'lotus and papyrus';

/** Ann with a password and a passkey, at her account. */
async function claimed(login: string) {
  const { page, complaints } = await visit(browser, { still: true, settings: { name: 'Ann' } });
  await page.goto(url);
  await api(page, 'POST', '/people', { name: 'Ann' });
  await api(page, 'POST', '/me/password', { login, password: PASSWORD });
  await authenticator(page);
  await page.goto(`${url}/settings`);
  await button(page, 'Add a passkey').click();
  await page.getByText('Passkey saved.').waitFor();
  return { page, complaints };
}

/** The session has grown old: the next call of this kind wants proof, as the server says it then. */
async function wantProof(page: Page, path: string): Promise<void> {
  await page.route(
    (address) => address.pathname.startsWith(`/api/v1${path}`),
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'proof-needed', message: 'Show first that it is you.' }),
      }),
    { times: 1 },
  );
}

const passkeys = async (page: Page) =>
  (await api<{ passkeys: { name: string }[] }>(page, 'GET', '/me')).passkeys.map(({ name }) => name);

test('a passkey is named; removed only after proof, and then without asking again', async () => {
  const { page, complaints } = await claimed('ann.of.memphis');
  const name = page.getByTestId('passkeys').getByRole('textbox');
  await name.fill('The blue phone');
  await name.press('Enter');
  await expect.poll(() => passkeys(page)).toEqual(['The blue phone']);
  expect(await violations(page, allRules)).toEqual([]);

  // Who thinks better of it changes nothing.
  await wantProof(page, '/me/passkeys');
  await button(page, 'Remove').first().click();
  const proof = page.getByTestId('proof');
  await proof.waitFor();
  expect(await violations(page, allRules)).toEqual([]);
  await button(page, 'Close').click();
  await page.getByText('Nothing changed. Confirm first that it’s you.').waitFor();
  await expect.poll(() => passkeys(page)).toEqual(['The blue phone']);

  await wantProof(page, '/me/passkeys');
  await button(page, 'Remove').first().click();
  await proof.getByLabel('Password').fill('papyrus and lotus');
  await button(page, 'Confirm').click();
  await proof.getByText('Wrong username or password.').waitFor();
  await proof.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Confirm').click();
  await proof.waitFor({ state: 'detached' });
  await page.getByText('Passkey removed.').waitFor();
  await expect.poll(() => passkeys(page)).toEqual([]);
  expect(complaints.splice(0).filter((text) => !/status of 40[13]/.test(text))).toEqual([]);
  await page.context().close();
});

test('a new private link is made as soon as a passkey has shown who asks', async () => {
  const { page } = await claimed('ann.of.edfu');
  await wantProof(page, '/me/link');
  await button(page, 'Create private link').click();
  await page.getByTestId('proof').getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByTestId('private-link').waitFor();
  const link = await page.getByTestId('private-link').inputValue();

  // Whoever opens it is asked, and may say no.
  const other = await visit(browser, { still: true, size: [390, 844] });
  await other.page.goto(link);
  await other.page.getByText('This link signs you in as Ann.').waitFor();
  expect(await violations(other.page, allRules)).toEqual([]);
  expect((await api<{ person: unknown }>(other.page, 'GET', '/me')).person).toBeNull();
  await button(other.page, 'Sign in as Ann').click();
  await expect
    .poll(async () => (await api<{ person: { name: string } | null }>(other.page, 'GET', '/me')).person?.name)
    .toBe('Ann');
  for (const each of [page, other.page]) await each.context().close();
});

test('the links of letters do nothing before the button, and say what came of it', async () => {
  const { page, complaints } = await visit(browser, { still: true, size: [390, 844] });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/email/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`${url}/mail#confirm=not-a-key-of-anybody`);
  const confirm = button(page, 'This is my address');
  await confirm.waitFor();
  expect(await violations(page, allRules)).toEqual([]);
  expect(calls).toEqual([]);
  await confirm.click();
  await page.getByText('This link no longer works.').waitFor();
  expect(calls).toEqual(['/api/v1/email/confirm']);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 40\d/)]);

  await page.route('**/api/v1/email/stop**', (route) => route.fulfill({ json: {} }));
  await page.goto(url);
  await page.goto(`${url}/mail#stop=a-key-from-a-letter`);
  await button(page, 'Stop emails').click();
  await page.getByText('You won’t get any more emails.').waitFor();
  expect(calls.at(-1)).toBe('/api/v1/email/stop');
  expect(complaints).toEqual([]);
  await page.context().close();
});
