import type { Page } from 'playwright-core';
import { settled, speak } from './appearance.ts';

const languages = ['en', 'uk', 'cs', 'ru'] as const;

export interface Screen {
  readonly size: readonly [width: number, height: number];
  /** With fingers instead of a pointer. */
  readonly touch?: true;
  /** What is to be tapped on the board is drawn at least so large, in the pixels of the page. */
  readonly least: number;
}

/**
 * Two screens a language, so that a state meets all of them on its way; the next state meets the others. A phone draws the
 * board small: there a finger is given more room than is drawn (`touchTroubles`). 1440x900 at 150 and 200 percent is 960x600
 * and 720x450: a pixel of the page is larger on the screen.
 */
const screens: readonly Screen[] = [
  { size: [390, 844], touch: true, least: 24 },
  { size: [1440, 900], least: 28 },
  { size: [844, 390], touch: true, least: 24 },
  { size: [1024, 768], touch: true, least: 28 },
  { size: [720, 450], least: 24 },
  { size: [1280, 720], least: 28 },
  { size: [960, 600], least: 28 },
  { size: [1920, 1080], least: 28 },
];

/** ENNEAD_FIT=all: everything is looked at in every language. */
const isWhole = process.env.ENNEAD_FIT === 'all';
let turns = 0;

/** Asks of the page on every screen, in one language each or in all; answers carry where they were given. */
export async function everyWay(
  page: Page,
  name: string,
  ask: (screen: Screen) => Promise<readonly string[]>,
  on = screens,
): Promise<string[]> {
  const found: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  let spoken = '';
  turns += 1;
  for (const [at, screen] of on.entries()) {
    const [width, height] = screen.size;
    await page.setViewportSize({ width, height });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: screen.touch ?? false });
    const turn = languages[(turns + Math.floor(at / 2)) % languages.length] ?? 'en';
    for (const locale of isWhole ? languages : [turn]) {
      await (locale === spoken ? settled(page) : speak(page, locale));
      spoken = locale;
      const answers = await ask(screen);
      found.push(...answers.map((answer) => `${name} in ${locale} at ${width}x${height}: ${answer}`));
    }
  }
  await devtools.detach();
  return found;
}
