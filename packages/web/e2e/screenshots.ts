/**
 * npm run screenshots [-- PART ...]: pictures of every main state in artefacts/screenshots, named
 * STATE-WIDTH[-dark][-LANGUAGE].png; some also at 3840 and as the colour-blind see them. A PART limits them to states
 * whose name holds it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { buildPageIfStale } from '../../../scripts/page.mjs';
import { ankhDetails } from './ankh-moments.ts';
import { paint, resize, speak } from './appearance.ts';
import { openBrowser, visit } from './browser.ts';
import { bringCompany } from './company.ts';
import { startServer } from './game-server.ts';
import { kemetDetails } from './kemet-moments.ts';
import { keepMoment, momentNamed, moments, openMoment } from './moments.ts';
import { states } from './states.ts';

const folder = fileURLToPath(new URL('../../../artefacts/screenshots/', import.meta.url));
const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
const translations = ['uk', 'cs', 'ru'] as const;

const wall = [3840, 2160] as const;
const eyes = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
/** Where there is most to tell apart. */
const crowded = [
  'ankh-middle',
  'ankh-five',
  'ankh-palace',
  'ankh-result',
  'kemet-five',
  'kemet-market-all',
  'kemet-result',
];

const pages: Readonly<Record<string, string>> = {
  home: '/',
  'new-ankh': '/new',
  'new-kemet': '/new?game=kemet',
  'new-remote': '/new?place=remote',
  lobby: '/lobby',
  'learn-ankh': '/learn/ankh',
  'learn-kemet': '/learn/kemet',
  editor: '/editor',
  rules: '/rules',
  settings: '/settings',
  about: '/about',
  'ankh-story': '/story/local/ankh-over',
  'kemet-story': '/story/local/kemet-over',
  'ankh-replay': '/replay/local/ankh-over?at=60',
  'kemet-replay': '/replay/local/kemet-over?at=120',
  missing: '/nowhere',
};

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function byDayAndNight(page: Page, name: string): Promise<void> {
  await paint(page, 'light');
  await shoot(page, name);
  await paint(page, 'dark');
  await shoot(page, `${name}-dark`);
  await paint(page, 'light');
}

/** The page as it is seen without one of the three kinds of cones, or without colours. */
async function throughOtherEyes(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const type of eyes) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    await shoot(page, `${name}-${type}`);
  }
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await session.detach();
}

async function inEveryWay(page: Page, name: string): Promise<void> {
  await byDayAndNight(page, name);
  for (const locale of translations) {
    await speak(page, locale);
    await shoot(page, `${name}-${locale}`);
  }
  await speak(page, 'en');
}

if (!process.env.ENNEAD_PAGE) await buildPageIfStale();
mkdirSync(folder, { recursive: true });
const [browser, site] = await Promise.all([openBrowser(), startServer()]);
try {
  for (const size of sizes) {
    const [width] = size;
    const { page } = await visit(browser, { size, still: true, settings: { name: 'Nefertari' } });
    for (const name of ['ankh-over', 'kemet-over']) await keepMoment(page, site.url, momentNamed(name));
    for (const [name, path] of Object.entries(pages)) {
      if (!isWanted(name)) continue;
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await inEveryWay(page, `${name}-${width}`);
    }
    for (const moment of moments) {
      if (!isWanted(moment.name)) continue;
      await openMoment(page, site.url, moment);
      await inEveryWay(page, `${moment.name}-${width}`);
      console.log(`${moment.name} at ${width}`);
    }
    for (const moment of [...ankhDetails, ...kemetDetails].filter(({ name }) => isWanted(name))) {
      await openMoment(page, site.url, moment);
      await byDayAndNight(page, `${moment.name}-${width}`);
    }
    if (Object.keys(states).some(isWanted)) {
      const company = await bringCompany(browser, page, site.url);
      for (const [name, open] of Object.entries(states)) {
        if (!isWanted(name)) continue;
        await open(page, site.url, company);
        await byDayAndNight(page, `${name}-${width}`);
      }
    }
    await page.context().close();
  }
  for (const name of crowded.filter(isWanted)) {
    const { page } = await visit(browser, { still: true, settings: { name: 'Nefertari' } });
    await openMoment(page, site.url, momentNamed(name));
    await throughOtherEyes(page, `${name}-1440`);
    await resize(page, wall);
    await byDayAndNight(page, `${name}-3840`);
    await page.context().close();
  }
  for (const [name, path] of Object.entries(pages).filter(([name]) => isWanted(name))) {
    const { page } = await visit(browser, { size: wall, still: true, settings: { name: 'Nefertari' } });
    await keepMoment(
      page,
      site.url,
      momentNamed(`${name.split('-')[0] === 'kemet' ? 'kemet' : 'ankh'}-over`),
    );
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await shoot(page, `${name}-3840`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await site.stop();
}
