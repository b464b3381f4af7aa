import type { Option } from '@ennead/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pharaohScript } from '../src/ankh/lesson/pharaoh-script.ts';
import { ankhScript } from '../src/ankh/lesson/script.ts';
import { kemetScript } from '../src/kemet/lesson/script.ts';
import type { LessonScript, Want } from '../src/learn/lesson.ts';
import { settled } from './appearance.ts';
import { openBrowser, visit } from './browser.ts';
import { serveAlone } from './serve.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const optionOn = (page: Page, option: Option) => page.locator(`[data-option="${option}"]:not(:disabled)`);

/** Clicks what is asked for, wherever it is lit: on the board, the stage, the rail, in the market or the bar. */
async function answer(page: Page, { options }: Want): Promise<void> {
  const cards =
    options === 'any' ? ['.stage [data-card]'] : options.map((id) => `.stage [data-card="${id}"]`);
  const places = options === 'any' ? ['.board [data-option]'] : options.map((id) => `[data-option="${id}"]`);
  const card = page.locator(cards.join());
  const lit = page.locator(places.map((place) => `${place}:not(:disabled)`).join());
  // A level side of a space has no height, so nobody calls it visible.
  const shown = lit.filter({ visible: true }).or(page.locator('g.side').and(lit));
  await card.filter({ visible: true }).or(shown).first().waitFor({ state: 'attached' });
  if (await card.first().isVisible()) {
    await card.first().click();
    await page.locator('.stage .commit[data-option]:not(:disabled)').click();
    return;
  }
  // The map on the stage comes after the one under it.
  const target = shown.last();
  const isShape = await target.evaluate((element) => element instanceof SVGElement);
  // Hexes and sectors lie under the pieces that stand on them, and their middle may be bare.
  if (isShape) await target.dispatchEvent('click');
  else await target.click();
  // What cannot be taken back is confirmed; else the answer is on its way with the click.
  const confirm = page.locator('[data-testid="confirm"]:not(:disabled)');
  if (await confirm.isVisible()) await confirm.click();
}

const number = (page: Page) => page.locator('.lesson-card .count .unseen').textContent();

/** The table of the chapter is there. */
const open = (page: Page) => page.locator('.lesson:not([inert])').waitFor();

const stepsOf = ({ chapters }: LessonScript) => chapters.flatMap((chapter) => chapter.steps);

/** Does what every step asks for; `to`: only so many of them. */
async function learn(
  page: Page,
  lesson: LessonScript,
  to = stepsOf(lesson).length,
  look: (step: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`${site.url}/learn/${lesson.id}`);
  const steps = stepsOf(lesson);
  for (const [at, { id, wants }] of steps.slice(0, to).entries()) {
    await expect
      .poll(() => number(page), { message: id, timeout: 60_000 })
      .toBe(`Step ${at + 1} of ${steps.length}`);
    await open(page);
    await look(id);
    for (const want of wants) {
      await answer(page, want);
    }
    if (wants.length === 0 && at + 1 < to) await page.getByTestId('lesson-next').click();
  }
}

test.each([
  { lesson: ankhScript, size: [390, 844], first: 'Isis' },
  { lesson: pharaohScript, size: [1024, 768], first: 'Amenhotep rules' },
  { lesson: kemetScript, size: [390, 844], first: '4 points' },
] as const)(
  'the guided game of $lesson.id is clicked through, fits at $size, and ends in the game it recommends',
  async ({ lesson, size, first }) => {
    const { page, complaints } = await visit(browser, { size, scheme: 'dark' });
    const tooWide: string[] = [];
    await learn(page, lesson, stepsOf(lesson).length, async (step) => {
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) tooWide.push(`${step}: ${excess}`);
    });
    expect(tooWide).toEqual([]);
    await page.getByTestId('lesson-play').click();
    await page.waitForURL(/\/local\//);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('aside').getByText(first).first().waitFor();
    await expect.poll(() => page.locator('[data-seat]').getAttribute('data-seat')).toBe('0');
    // Whoever comes again begins anew.
    await page.goto(`${site.url}/learn/${lesson.id}`);
    await expect.poll(() => number(page)).toBe(`Step 1 of ${stepsOf(lesson).length}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('a step speaks of what the rival did after it was told', async () => {
  const { page, complaints } = await visit(browser, { settings: { pace: 'quick' } });
  await page.addInitScript(`(() => {
    window.whileTold = new Set();
    const look = () => {
      requestAnimationFrame(look);
      if (document.querySelector('.lesson [data-present="false"]') === null) return;
      window.whileTold.add(document.querySelector('.lesson-card .count .unseen').textContent);
    };
    look();
  })()`);
  await learn(page, ankhScript, 5);
  await expect.poll(() => number(page)).toMatch(/^Step 6 /);
  const heard = await page.evaluate<string[]>('[...window.whileTold]');
  expect(heard.filter((step) => step.startsWith('Step 5 '))).toHaveLength(1);
  expect(heard.filter((step) => step.startsWith('Step 6 '))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the table of a chapter that is over takes no answers while the next one is on its way', async () => {
  const { page, complaints } = await visit(browser);
  const before = ankhScript.chapters[0]?.steps.length ?? 0;
  await learn(page, ankhScript, before);
  await page.route('**/lesson-worker*', async (route) => {
    await new Promise((later) => setTimeout(later, 1000));
    await route.continue();
  });
  await page.getByTestId('lesson-next').click();
  // What comes first there is lit on the old table too: whoever is quick must not be left waiting.
  await optionOn(page, 'gain').first().click();
  await expect.poll(() => number(page)).toBe(`Step ${before + 2} of 29`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('another legal choice gets a kind word and changes nothing', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/learn/ankh`);
  for (const _ of ['welcome', 'board']) await page.getByTestId('lesson-next').click();
  await optionOn(page, 'summon').first().click();
  await page.getByText('You could do that in a real game. For now: Choose Move Figures.').first().waitFor();
  await expect.poll(() => number(page)).toBe('Step 3 of 29');
  await page.getByTestId('lesson-show').click();
  await optionOn(page, 'move').first().click();
  await expect.poll(() => number(page)).toBe('Step 4 of 29');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['uk', 'Далі'],
  ['cs', 'Pokračovat'],
  ['ru', 'Дальше'],
])('the lessons speak %s', async (locale, next) => {
  const { page, complaints } = await visit(browser, { locale, settings: { locale } });
  for (const game of ['ankh', 'pharaoh', 'kemet']) {
    await page.goto(`${site.url}/learn/${game}`);
    const task = page.getByTestId('lesson-task');
    while (!(await task.isVisible())) await page.getByRole('button', { name: next, exact: true }).click();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what a step speaks of is ringed, the rest is dimmed, and nothing stands in the way of a tap', async () => {
  const { page, complaints } = await visit(browser);
  await learn(page, ankhScript, 2);
  await page.getByTestId('lesson-next').click();
  await page.getByTestId('spotlight').waitFor();
  const ringed = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    // All at one moment: a ring that goes meanwhile would be waited for.
    const rings = page.locator('.spotlight .ring');
    const boxes = await rings.evaluateAll((all) =>
      all.map((ring) => ring.getBoundingClientRect().toJSON() as DOMRect),
    );
    return boxes.some(
      (ring) =>
        box &&
        ring.x <= box.x &&
        ring.y <= box.y &&
        ring.x + ring.width >= box.x + box.width &&
        ring.y + ring.height >= box.y + box.height,
    );
  };
  await expect.poll(() => ringed('[data-part="tracks"]')).toBe(true);
  // The first step of all speaks of devotion.
  for (const _ of ['board', 'welcome']) await page.getByTestId('lesson-back').click();
  await expect.poll(() => ringed('[data-part="devotion"]')).toBe(true);
  await expect.poll(() => ringed('[data-part="tracks"]')).toBe(false);
  for (const _ of ['welcome', 'board']) await page.getByTestId('lesson-next').click();
  await expect.poll(() => ringed('[data-option="move"]')).toBe(true);
  const box = await optionOn(page, 'move').first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(() => number(page)).toBe('Step 4 of 29');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the place in a lesson outlives a reload, and one can go back a step or begin again', async () => {
  const { page, complaints } = await visit(browser);
  await learn(page, ankhScript, 3);
  await optionOn(page, 'B6').first().dispatchEvent('click');
  await optionOn(page, 'B8').first().waitFor({ state: 'attached' });
  await page.reload();
  await expect.poll(() => number(page)).toBe('Step 4 of 29');
  await optionOn(page, 'B8').first().dispatchEvent('click');
  await optionOn(page, 'done').first().waitFor();
  // Back to the beginning of the step, then to the one before: the Move is taken back with it.
  const back = page.getByTestId('lesson-back');
  await back.click();
  await expect.poll(() => number(page)).toBe('Step 4 of 29');
  await optionOn(page, 'B6').first().waitFor({ state: 'attached' });
  await back.click();
  await expect.poll(() => number(page)).toBe('Step 3 of 29');
  await optionOn(page, 'move').first().click();
  await expect.poll(() => number(page)).toBe('Step 4 of 29');
  await page.reload();
  await page.getByTestId('lesson-again').click();
  await expect.poll(() => number(page)).toBe('Step 1 of 29');
  await expect(back.isDisabled()).resolves.toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what was kept of another lesson does not break this one', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(site.url);
  // Every answer is wanted, but the first two cannot follow each other.
  const kept = {
    chapter: 0,
    step: 11,
    answers: [
      [
        'move',
        'B6',
        'B8',
        'done',
        'gain',
        'summon',
        'warrior',
        'C8',
        'unlock',
        'revered',
        'gain',
        'B9',
        'gain',
        'unlock',
        'revered',
      ],
    ],
  };
  await page.evaluate((text) => localStorage.setItem('ennead.lesson.ankh', text), JSON.stringify(kept));
  await page.goto(`${site.url}/learn/ankh`);
  await open(page);
  await expect.poll(() => number(page)).toBe('Step 1 of 29');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)(
  'every text of every lesson fits its card at %i x %i, and the board keeps its room',
  async (...size) => {
    const { page } = await visit(browser, { size });
    const cut: string[] = [];
    for (const { id } of [ankhScript, pharaohScript, kemetScript]) {
      await page.goto(`${site.url}/learn/${id}`);
      await open(page);
      await settled(page);
      const board = await page.locator('main.board').boundingBox();
      expect(board?.height).toBeGreaterThan(size[1] * 0.4);
      for (const language of languages) {
        const words = (await textsOf[id]?.(language))?.default ?? {};
        expect(Object.keys(words).length).toBeGreaterThan(20);
        cut.push(...(await textsCut(page, words)).map((step) => `${id} ${language} ${step}`));
      }
    }
    expect(cut).toEqual([]);
    await page.context().close();
  },
);

type Words = Readonly<Record<string, string>>;

const languages = ['en', 'uk', 'cs', 'ru'];
const textsOf: Readonly<Record<string, (language: string) => Promise<{ default: Words }>>> = {
  ankh: (language) => import(`../src/i18n/${language}/ankh/lesson.ts`),
  pharaoh: (language) => import(`../src/i18n/${language}/ankh/pharaoh-lesson.ts`),
  kemet: (language) => import(`../src/i18n/${language}/kemet/lesson.ts`),
};

/** The steps whose words would have to be scrolled. They are put into the card as it stands. */
async function textsCut(page: Page, words: Words): Promise<string[]> {
  return page.evaluate((all) => {
    const place = document.querySelector('[data-testid="lesson-text"]');
    const card = document.querySelector('.lesson-card');
    if (place === null || card === null) throw new Error('no lesson');
    return Object.keys(all).filter((step) => {
      if (step === 'teacher' || step.endsWith('.task')) return false;
      const task = all[`${step}.task`];
      const lines = [all[step] ?? '', ...(task === undefined ? [] : [task])].map((text, at) => {
        const line = document.createElement('p');
        line.className = at > 0 ? 'task' : '';
        line.textContent = text;
        return line;
      });
      place.replaceChildren(...lines);
      return card.scrollHeight > card.clientHeight;
    });
  }, words);
}
