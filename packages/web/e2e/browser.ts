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
  /** True: with fingers instead of a mouse. */
  readonly touch?: boolean;
  /** True: as somebody who wants things to stand still. */
  readonly still?: boolean;
  /** Tables that this visitor opens on the device are dealt from this number: the same each time. */
  readonly seed?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A machine with more to do than to show pages takes its time. */
const PATIENCE_MS = 60_000;

/** A fresh visitor. Bots move at once, so that tests need not wait for them; whatever is asked waits for the test, and nothing opens by itself. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const [width, height] = options.size ?? [1440, 900];
  const context = await browser.newContext({
    viewport: { width, height },
    locale: options.locale ?? 'en-GB',
    colorScheme: options.scheme ?? 'light',
    hasTouch: options.touch ?? false,
    reducedMotion: options.still ? 'reduce' : 'no-preference',
    serviceWorkers: options.offlineWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const kept = JSON.stringify({ pace: 'instant', autoAnswer: false, forecast: false, ...options.settings });
  await context.addInitScript((text) => {
    if (localStorage.getItem('ennead.settings') === null) localStorage.setItem('ennead.settings', text);
  }, kept);
  await context.addInitScript(dealFrom, options.seed ?? 1);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
  return { page, complaints };
}

/** In the page: the id and the seed of a new table are made of random bytes; every page load makes others. */
function dealFrom(seed: number): void {
  if (location.protocol === 'about:') return;
  const loads = Number(sessionStorage.getItem('loads') ?? 0);
  sessionStorage.setItem('loads', String(loads + 1));
  let state = seed + 1000 * loads;
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
