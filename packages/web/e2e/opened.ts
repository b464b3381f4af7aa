import type { Page } from 'playwright-core';

/** What can be opened at any table. */

async function openLog(page: Page): Promise<void> {
  const toLog = page.locator('#tab-log, .sheets .tab:last-child');
  if (await toLog.isVisible()) await toLog.click();
}

/** The last battle, from its line in the log: it is told again from its beginning and stands still at its end. */
export async function showBattle(page: Page): Promise<void> {
  await openLog(page);
  const battles = page.getByTestId('log-battle');
  const earlier = page.locator('.log .written > .button');
  while ((await battles.count()) === 0 && (await earlier.isVisible())) await earlier.click();
  await battles.last().click();
  const close = page.locator('dialog:modal .head .square');
  if (await close.isVisible()) await close.click();
  await page.getByTestId('close-stage').waitFor();
}

export async function listOptions(page: Page): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.keyboard.press('o');
  await page.locator('dialog [data-option]').first().waitFor();
}

/** The rule behind the last line of the log. */
export async function openLastRule(page: Page): Promise<void> {
  await openLog(page);
  await page.getByTestId('log-more').last().click();
  await page.getByTestId('log-rule').last().click();
  await ruleShown(page);
}

export async function ruleShown(page: Page): Promise<void> {
  await page.locator('dialog:modal a[href^="/rules/"]').first().waitFor();
}
