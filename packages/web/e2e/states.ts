import type { Page } from 'playwright-core';
import type { Company } from './company.ts';
import { api } from './people.ts';

/** Pages with something going on, by name. The visitor is in the company of others. */
export const states: Readonly<Record<string, (page: Page, url: string, company: Company) => Promise<void>>> =
  {
    'home-company': (page, url) => open(page, url),
    'lobby-company': (page, url) => open(page, `${url}/lobby`),
    'tables-company': (page, url) => open(page, `${url}/tables`),
    async 'account-claimed'(page, url) {
      await open(page, `${url}/settings`);
      const { hasPassword } = await api<{ readonly hasPassword: boolean }>(page, 'GET', '/me');
      const claim = { login: `nefertari-${Date.now()}`, password: 'lotus and papyrus' };
      if (!hasPassword) await api(page, 'POST', '/me/password', claim);
      await open(page, `${url}/settings`);
      await page.locator('.part').last().scrollIntoViewIfNeeded();
    },
    mail: (page, url) => open(page, `${url}/mail#confirm=a-key-from-a-letter`),
    room: (page, url, { waiting }) => open(page, `${url}/table/${waiting}`),
    spectator: (page, url, { watched }) => open(page, `${url}/table/${watched}`),
    async chat(page, url, { played }) {
      await open(page, `${url}/table/${played}`);
      const log = page.locator('#tab-log, .sheets .tab:last-child');
      if (await log.isVisible()) await log.click();
      await page.getByRole('button', { name: 'Chat', exact: true }).click();
      await page.getByLabel('Write a message').fill('The delta is mine');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('The delta is mine').first().waitFor();
    },
    async people(page, url, { played }) {
      await open(page, `${url}/table/${played}`);
      await page.getByTestId('people').click();
    },
    async reconnecting(page, url, { played }) {
      await open(page, `${url}/table/${played}`);
      await page.context().setOffline(true);
      await page.getByText('Connection lost').first().waitFor();
    },
    async 'editor-problems'(page, url) {
      await open(page, `${url}/editor`);
      await page.getByTestId('begin').selectOption('empty 0');
      await page.getByTestId('verdict').getByText('has no god').waitFor();
    },
    async 'rules-search'(page, url) {
      await open(page, `${url}/rules`);
      await page.getByTestId('search').fill('camel');
      await page.locator('mark').first().waitFor();
    },
  };

async function open(page: Page, address: string): Promise<void> {
  await page.context().setOffline(false);
  await page.goto(address, { waitUntil: 'networkidle' });
}
