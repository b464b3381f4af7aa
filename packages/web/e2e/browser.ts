import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunchOptions());
}

export interface Visit {
  readonly page: Page;
  /** Errors in the console and thrown by the page since it opened. */
  readonly complaints: string[];
}

export interface VisitOptions {
  readonly size?: readonly [width: number, height: number];
  readonly locale?: string;
  readonly offlineWorker?: boolean;
  readonly scheme?: 'light' | 'dark';
  /** True: as somebody who wants things to stand still. */
  readonly still?: boolean;
  /** Tables of this visitor are dealt from this number: the same each time. */
  readonly seed?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A fresh visitor. Bots move at once, so that tests need not wait for them. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const [width, height] = options.size ?? [1440, 900];
  const context = await browser.newContext({
    viewport: { width, height },
    locale: options.locale ?? 'en-GB',
    colorScheme: options.scheme ?? 'light',
    reducedMotion: options.still ? 'reduce' : 'no-preference',
    serviceWorkers: options.offlineWorker ? 'allow' : 'block',
  });
  const kept = JSON.stringify({ pace: 'instant', ...options.settings });
  await context.addInitScript((text) => {
    if (localStorage.getItem('ennead.settings') === null) localStorage.setItem('ennead.settings', text);
  }, kept);
  if (options.seed !== undefined) await context.addInitScript(dealFrom, options.seed);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  return { page, complaints };
}

/** In the page: the seed of a new table is made of random bytes. */
function dealFrom(seed: number): void {
  let state = seed;
  crypto.getRandomValues = (bytes) => {
    if (bytes instanceof Uint8Array)
      for (let at = 0; at < bytes.length; at++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[at] = state >>> 24;
      }
    return bytes;
  };
}

/** Without a game server its requests fail, and the browser says so. */
function isExpected(text: string): boolean {
  return (
    text.includes('status of 503') ||
    text.includes('ERR_INTERNET_DISCONNECTED') ||
    text.includes('ERR_FAILED')
  );
}
