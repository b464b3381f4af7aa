import { expect } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { everyWay } from './every-screen.ts';
import { goToMoment, type Moment, openMoment } from './moments.ts';
import { touchTroubles, troublesOf } from './room.ts';
import { serveAlone } from './serve.ts';

/** Every state on every screen: all of the board, the decision, and what is to be tapped. */
export async function fitsEverywhere(states: readonly Moment[]): Promise<void> {
  const [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
  try {
    const { page, complaints } = await visit(browser, { still: true });
    const found: string[] = [];
    for (const state of states) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await (state === states[0] ? openMoment : goToMoment)(page, site.url, state);
      const answers = await everyWay(page, state.name, async ({ least, touch }) => [
        ...(await troublesOf(page, least)),
        ...(touch ? await touchTroubles(page) : []),
      ]);
      found.push(...answers);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await site.stop();
  }
}
