// Runs once before the browser tests: the page they open is the page of these sources, in a Chromium that is unpacked.
import { findChromium } from './chromium.mjs';
import { buildPageIfStale } from './page.mjs';

export async function setup() {
  // Files that run side by side must not unpack it at the same time.
  process.env.CHROMIUM_PATH = await findChromium();
  // Unless another build is to be tried.
  if (!process.env.ENNEAD_PAGE) await buildPageIfStale();
}
