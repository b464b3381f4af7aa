import type { Page } from 'playwright-core';

/**
 * Changes the language, also where the device is being passed on and nothing else can be reached. Found and changed in one
 * go: a page that is drawn anew in between would take the choice away with its old header.
 */
export async function speak(page: Page, locale: string): Promise<void> {
  await page.waitForFunction((value) => {
    const select = document.querySelector<HTMLSelectElement>('[data-testid="language"]');
    if (select === null) return false;
    select.value = value;
    return select.dispatchEvent(new Event('change', { bubbles: true }));
  }, locale);
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await settled(page);
}

export async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Day or night. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await settled(page);
}

/** A new layout is there with the frame after the next, once all letters are; colours glide, and so do parts. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await twoFrames();
    while (document.fonts.status === 'loading') {
      await document.fonts.ready;
      await twoFrames();
    }
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    // What a stage covers stands still until the stage is gone: its `finished` would never come.
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && (effect as KeyframeEffect | null)?.target?.checkVisibility() === true;
    while (passing.some(isMoving)) await twoFrames();
  });
}
