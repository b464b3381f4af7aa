import type { Page } from 'playwright-core';

/** Chooses the number of players on the page of a new table. */
export async function choosePlayers(page: Page, players: number): Promise<void> {
  await page.locator(`label:has(input[name="players"][value="${players}"])`).click();
}

/** Opens a table for two on this device: two people, or one and a random bot. */
export async function openLocalTable(
  page: Page,
  url: string,
  game: string,
  second: 'person' | 'random',
): Promise<void> {
  await page.goto(`${url}/new?game=${game}`);
  await choosePlayers(page, 2);
  await page.getByLabel('Seat 2', { exact: true }).selectOption(second);
  await page.getByTestId('start').click();
  await page.waitForURL(/\/local\//);
}

/** Tables that this page opens on the server are dealt the same each time. */
export async function dealAlways(page: Page, deal: string): Promise<void> {
  await page.route('**/api/v1/tables', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    const table = request.postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: { ...table, practiceSeed: deal } });
  });
}
