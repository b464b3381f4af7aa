import type { Page } from 'playwright-core';

/** Changes the language, also where the device is being passed on and nothing else can be reached. */
export async function speak(page: Page, locale: string): Promise<void> {
  await page.getByTestId('language').evaluate((select, value) => {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, locale);
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await twoFrames(page);
}

export async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await twoFrames(page);
}

/** Day or night. Colours glide from one to the other; that is waited for. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** A new layout is there with the frame after the next. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
