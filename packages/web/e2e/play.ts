import type { Page } from 'playwright-core';

/** Plays by clicking options of the decision bar until the game is over; returns how many were clicked. */
export async function playToTheEnd(page: Page, choose: (count: number) => number = () => 0): Promise<number> {
  const option = page.locator('.options button[data-option]:not(:disabled)');
  const over = page.getByTestId('game-over');
  const ready = page.locator('[aria-modal="true"] .commit');
  for (let clicks = 0; clicks < 5000; ) {
    await option.or(over).or(ready).first().waitFor();
    if (await over.isVisible()) return clicks;
    if (await ready.isVisible()) {
      await ready.click();
      continue;
    }
    const count = await option.count();
    if (count === 0) continue;
    // The list may have changed since it was counted: then the next round clicks.
    await option
      .nth(choose(count))
      .click({ timeout: 1000 })
      .then(() => clicks++)
      .catch(() => undefined);
  }
  throw new Error('the game does not end');
}
