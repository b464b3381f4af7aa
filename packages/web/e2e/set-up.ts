import type { Page } from 'playwright-core';

/** Chooses the number of players on the page of a new table. */
export async function choosePlayers(page: Page, players: number): Promise<void> {
  await page.locator(`label:has(input[name="players"][value="${players}"])`).click();
}
