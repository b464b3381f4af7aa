/**
 * node packages/web/e2e/lighthouse.ts [PART_OF_A_NAME]: what Lighthouse says of the page with its mobile defaults, as one
 * object. `ennead bench --page` keeps it. Lighthouse brings a hundred packages, so it is not of this project:
 * npm install --no-save lighthouse@13.5.0
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';
import { buildPageIfStale } from '../../../scripts/page.mjs';
import { type GameServer, startServer } from './game-server.ts';
import { keepMoment, momentNamed } from './moments.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  speedIndex: 'speed-index',
} as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
) => Promise<{ readonly lhr: Report } | undefined>;

/** The pages, by name, and the moment of a recorded game that must be kept in the browser first. */
const PAGES: Readonly<Record<string, { readonly path: string; readonly moment?: string }>> = {
  home: { path: '/' },
  'new table': { path: '/new' },
  rules: { path: '/rules' },
  'replay of Ankh': { path: '/replay/local/ankh-middle?at=40', moment: 'ankh-middle' },
  'table of Ankh': { path: '/local/ankh-middle', moment: 'ankh-middle' },
  'table of Kemet': { path: '/local/kemet-middle', moment: 'kemet-middle' },
};

/** Measured so often; the run in the middle counts. */
const RUNS = 3;

async function findLighthouse(): Promise<Lighthouse | null> {
  // Not a name that the compiler could look up.
  const name: string = 'lighthouse';
  const found = (await import(name).catch(() => null)) as { readonly default: Lighthouse } | null;
  return found?.default ?? null;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function measure(lighthouse: Lighthouse, server: GameServer, port: number, page: Page, wanted: string) {
  const figures = [];
  for (const [name, { path, moment }] of Object.entries(PAGES)) {
    if (!name.includes(wanted)) continue;
    if (moment !== undefined) await keepMoment(page, server.url, momentNamed(moment));
    await page.goto('about:blank');
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(server.url + path, { port, output: 'json', logLevel: 'error' });
      if (result !== undefined) reports.push(result.lhr);
    }
    const scoreOf = ({ categories }: Report, category: string) =>
      Math.round((categories[category]?.score ?? 0) * 100);
    reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
    const middle = reports[Math.floor(reports.length / 2)];
    if (middle === undefined) throw new Error(`Lighthouse said nothing of ${name}`);
    figures.push({
      page: name,
      ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(middle, category)])),
      runs: reports.map((report) => scoreOf(report, 'performance')),
      ...Object.fromEntries(
        Object.entries(TIMES).map(([key, audit]) => [
          key,
          Math.round(middle.audits[audit]?.numericValue ?? 0),
        ]),
      ),
      shift: Math.round((middle.audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
    });
  }
  return figures;
}

const lighthouse = await findLighthouse();
if (lighthouse === null) {
  console.error('Lighthouse is not here: npm install --no-save lighthouse@13.5.0');
  console.log(JSON.stringify({ lighthouse: [] }));
} else {
  await buildPageIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'ennead-lighthouse-'));
  const [server, port, options] = await Promise.all([startServer(), freePort(), chromiumLaunchOptions()]);
  // Lighthouse opens a page of its own beside this one: what is kept here is there.
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const figures = await measure(lighthouse, server, port, page, process.argv[2] ?? '');
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(JSON.stringify({ lighthouse: figures }));
}
