import type { Page } from 'playwright-core';

/** What somebody without a pointer has in front of them. */
interface Situation {
  readonly state: 'over' | 'wait' | 'ready' | 'confirm' | 'dialog' | 'asked';
  /** How many options the open dialog offers. */
  readonly options: number;
}

function situation(page: Page, patience: number): Promise<Situation> {
  return page.evaluate((patience) => {
    type Seen = {
      state: 'over' | 'wait' | 'ready' | 'confirm' | 'dialog' | 'asked';
      options: number;
    };
    function see(): Seen {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null) return { state: 'wait', options: 0 };
      if (document.querySelector('[data-testid="game-over"]')) return { state: 'over', options: 0 };
      if (table.dataset.busy === 'true') return { state: 'wait', options: 0 };
      if (document.querySelector('[aria-modal="true"]')) return { state: 'ready', options: 0 };
      if (document.querySelector('[data-testid="confirm"]:not(:disabled)'))
        return { state: 'confirm', options: 0 };
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (dialog)
        return {
          state: 'dialog',
          options: dialog.querySelectorAll('[data-option]:not([data-option=""]):not(:disabled)').length,
        };
      if (document.querySelector('[data-testid="question"]')) return { state: 'asked', options: 0 };
      return { state: 'wait', options: 0 };
    }
    return new Promise<Seen>((settle) => {
      const end = performance.now() + patience;
      const glance = () => {
        const seen = see();
        if (seen.state !== 'wait' || performance.now() > end) settle(seen);
        else setTimeout(glance, 8);
      };
      glance();
    });
  }, patience);
}

/** Nobody likes to press a key more often than that. */
const FAR = 9;

const onOption = () => document.activeElement?.getAttribute('data-option') ?? null;

/** Tab until an option of the dialog has the focus. */
async function tabToOptions(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    if ((await page.evaluate(onOption)) !== null) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no option is reached with Tab');
}

/**
 * Plays with the keyboard alone until the game is over: O lists what is open to one, arrows and Tab lead to an
 * option, Enter takes it and commits, Escape leaves a battle that is over. Returns how many options were taken.
 */
export async function playByKeyboard(page: Page, luck: () => number, most = 3000): Promise<number> {
  for (let taken = 0; taken < most; ) {
    const { state, options } = await situation(page, 60_000);
    if (state === 'over') return taken;
    if (state === 'wait') throw new Error(`nothing to do after ${taken} options`);
    if (state === 'ready' || state === 'confirm') await page.keyboard.press('Enter');
    else if (state === 'asked') await page.keyboard.press('o');
    else {
      await tabToOptions(page);
      const inList = await page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null);
      const steps = Math.floor(luck() * Math.min(options, FAR));
      for (let at = 0; at < steps; at++) await page.keyboard.press(inList ? 'ArrowDown' : 'Tab');
      if ((await page.evaluate(onOption)) === null) await tabToOptions(page);
      await page.keyboard.press('Enter');
      taken += 1;
    }
  }
  throw new Error('the game does not end');
}
