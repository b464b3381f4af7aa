import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { framesOf } from './frames.ts';
import { sitDown } from './people.ts';

const script = fileURLToPath(new URL('../../server/src/testing/merged-table.ts', import.meta.url));

let browser: Browser;
let server: ReturnType<typeof spawn>;
let url: string;

beforeAll(async () => {
  server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = new Promise<string>((resolve) => {
    server.stdout?.once('data', (data) => resolve(String(data).trim()));
  });
  [browser, url] = await Promise.all([openBrowser(), address]);
});

afterAll(async () => {
  await browser?.close();
  server.kill();
});

test('A-MRG-14: the lower seat proposes a card, the upper seat sees it and decides; the rival sees nothing', async () => {
  const names = ['Nour', 'Omar', 'Pia'];
  const visits = await Promise.all(names.map((name) => visit(browser, { still: true, settings: { name } })));
  const pages = visits.map(({ page }) => page);
  const [upper, lower, rival] = pages;
  if (upper === undefined || lower === undefined || rival === undefined) throw new Error('three have come');
  const heard = framesOf(rival);
  const table = await sitDown(url, pages, names);
  for (const page of pages) await page.goto(`${url}/table/${table}`);

  await rival.locator('[data-option="gain"]').first().click();
  await lower.getByTestId('joint').waitFor();
  await lower.getByText('Nour decides. You may propose an answer.').waitFor();
  await lower.locator('[data-option="drought"]').click();
  await lower.locator('[data-option="drought"] [data-testid="proposed"]').waitFor();

  await upper.getByTestId('proposal').waitFor();
  await expect.poll(() => upper.getByTestId('proposal').innerText()).toBe('Omar proposes: Drought');
  await expect
    .poll(() => upper.locator('[data-card="drought"] [data-testid="proposed"]').innerText())
    .toContain('Omar');
  // It stays after a reload, and the proposer may think again.
  await upper.reload();
  await upper.getByTestId('proposal').waitFor();
  await lower.locator('[data-option="flood"]').click();
  await expect.poll(() => upper.getByTestId('proposal').innerText()).toBe('Omar proposes: Flood');

  expect(await rival.getByTestId('proposed').count()).toBe(0);
  expect(JSON.stringify(heard)).not.toContain('"option":"flood"');
  expect(JSON.stringify(heard)).not.toContain('"proposed"');

  await upper.locator('[data-card="chariots"]').click();
  await upper.locator('[data-option="chariots"]').click();
  await rival.locator('[data-card="miracle"]').click();
  await rival.locator('[data-option="miracle"]').click();
  await expect.poll(() => lower.getByTestId('proposed').count()).toBe(0);
  for (const { page, complaints } of visits) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
}, 300_000);
