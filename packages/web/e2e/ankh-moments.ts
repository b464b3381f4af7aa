import type { AnkhState } from '@ennead/ankh';
import type { Option } from '@ennead/kernel';
import type { Page } from 'playwright-core';
import type { MomentOf } from './moments.ts';
import { listOptions, openLastRule, showBattle } from './opened.ts';

/** Answers from the list of all options, as the recorded game went on. */
async function answer(page: Page, next: Option): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.keyboard.press('o');
  await page.locator(`dialog [data-option="${next}"]`).click();
  const confirm = page.locator('[data-testid="confirm"]:not(:disabled)');
  if (await confirm.isVisible()) await confirm.click();
}

/** Answers, and when all that came of it has happened goes back to the moment with this seal: it stands there. */
async function answerUpTo(page: Page, next: Option, mood: string): Promise<void> {
  const before = await page.locator('[data-number]').getAttribute('data-number');
  await answer(page, next);
  await page.locator(`[data-number]:not([data-number="${before}"])`).waitFor();
  await page.locator('[data-testid="question"], [data-testid="game-over"]').first().waitFor();
  const sought = page.locator(`.moment .${mood}`);
  while (!(await sought.isVisible())) await page.getByTestId('reel-back').first().click();
}

const lit = (page: Page) => page.locator('.board svg [data-option]:not([data-option=""])');

/** The pointer rests on what is lit there. */
async function point(page: Page, option: string): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.locator(`.options [data-option="${option}"]`).hover();
}

/** The middle of the lit places: there is most to see. */
async function pointAtBoard(page: Page): Promise<void> {
  const places = lit(page);
  await places.first().waitFor({ state: 'attached' });
  const box = await places.nth(Math.floor((await places.count()) / 2)).boundingBox();
  if (box !== null) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Two camels walk already, the pointer is on the third side. */
async function drawTwo(page: Page): Promise<void> {
  for (let drawn = 0; drawn < 2; drawn++) {
    await pointAtBoard(page);
    await page.mouse.down();
    await page.mouse.up();
    await page.locator('[data-number][data-busy="false"]').waitFor();
  }
  await pointAtBoard(page);
}

/** A tap on a place that is not offered. */
async function askWhyNot(page: Page): Promise<void> {
  await lit(page).first().waitFor({ state: 'attached' });
  await page
    .locator('.board svg [data-space]:not([data-option])')
    .first()
    .evaluate((space) => {
      space.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
}

async function openSheet(page: Page, at: 'players' | 'tracks'): Promise<void> {
  await page.getByTestId('question').waitFor();
  const place = { players: 1, tracks: 2 }[at];
  const tab = page.locator(`#tab-${at}, .sheets .tab:nth-child(${place})`);
  if (await tab.isVisible()) await tab.click();
}

async function openOthers(page: Page): Promise<void> {
  await openSheet(page, 'players');
  await page.locator('.line[aria-expanded="false"]').last().click();
}

async function chooseCard(page: Page): Promise<void> {
  await page.locator('.stage [data-card]').nth(4).click();
}

const classic = { game: 'ankh', file: 'ankh-3p-middle-kingdom-easy-0' } as const;
const five = { game: 'ankh', file: 'ankh-5p-middle-kingdom-easy-0' } as const;
const crowd = { game: 'ankh', file: 'ankh-5p-syncretism-0' } as const;
const ramesses = { game: 'ankh', file: 'ankh-3p-ramesses-0' } as const;
const amenhotep = { game: 'ankh', file: 'ankh-3p-amenhotep-0' } as const;
const court = { game: 'ankh', file: 'ankh-5p-amenhotep-0' } as const;
const xerxes = { game: 'ankh', file: 'ankh-5p-xerxes-0' } as const;
const rebuilding = { game: 'ankh', file: 'ankh-3p-great-rebuilding-0' } as const;
const guardians = { game: 'ankh', file: 'ankh-3p-guardians-of-kemet-0' } as const;

const revolt = { game: 'ankh', file: 'ankh-rules2-4p-peoples-revolt-0' } as const;

type AnkhMoment = MomentOf<'ankh', AnkhState>;

/** The main states of an Ankh table. */
export const ankhMoments: readonly AnkhMoment[] = [
  { ...classic, name: 'ankh-start', asked: 'action' },
  { ...classic, name: 'ankh-middle', asked: 'action', after: 0.6 },
  { ...classic, name: 'ankh-move', asked: 'move-to', after: 0.3 },
  { ...classic, name: 'ankh-caravan', asked: 'caravan' },
  { ...classic, name: 'ankh-drawing', asked: 'caravan', open: drawTwo },
  { ...classic, name: 'ankh-options', asked: 'action', after: 0.4, open: listOptions },
  { ...classic, name: 'ankh-battle', asked: 'card' },
  { ...classic, name: 'ankh-bid', asked: 'bid' },
  { ...classic, name: 'ankh-result', asked: 'action', after: 0.6, open: showBattle },
  { game: 'ankh', file: 'ankh-2p-middle-kingdom-easy-0', name: 'ankh-pass', asked: 'card', shared: true },
  { ...classic, name: 'ankh-over', asked: null },
  { ...five, name: 'ankh-five-over', asked: null },
  { ...five, name: 'ankh-five', asked: 'action', after: 0.5 },
  { ...five, name: 'ankh-five-battle', asked: 'card', after: 0.4 },
  { ...ramesses, name: 'ankh-palace', asked: 'action', after: 0.5 },
  { ...ramesses, name: 'ankh-policy', asked: 'take-policy', after: 0.2 },
  { ...ramesses, name: 'ankh-decree', asked: 'decree', after: 0.2 },
  { ...amenhotep, name: 'ankh-keep-policy', asked: 'keep-policy', luck: 3 },
];

/** What pictures of the main states miss: previews, answers, rare questions, and what passes in a few seconds. */
export const ankhDetails: readonly AnkhMoment[] = [
  { ...classic, name: 'ankh-point-gain', asked: 'action', after: 0.6, open: (page) => point(page, 'gain') },
  { ...classic, name: 'ankh-point-move', asked: 'action', after: 0.6, open: (page) => point(page, 'move') },
  { ...classic, name: 'ankh-point-place', asked: 'move-to', after: 0.3, open: pointAtBoard },
  { ...classic, name: 'ankh-figure', asked: 'move-figure', after: 0.3, open: pointAtBoard },
  { ...classic, name: 'ankh-summon', asked: 'summon-to', after: 0.3, open: pointAtBoard },
  { ...classic, name: 'ankh-camel', asked: 'caravan', open: pointAtBoard },
  { ...classic, name: 'ankh-token', asked: 'caravan-token' },
  { ...classic, name: 'ankh-swap', asked: 'caravan-swap', open: (page) => point(page, '2 1') },
  { ...classic, name: 'ankh-why', asked: 'move-to', after: 0.3, open: askWhyNot },
  { ...classic, name: 'ankh-rule', asked: 'action', after: 0.6, open: openLastRule },
  { ...classic, name: 'ankh-tracks', asked: 'action', after: 0.6, open: (page) => openSheet(page, 'tracks') },
  { ...classic, name: 'ankh-others', asked: 'action', after: 0.8, open: openOthers },
  { ...classic, name: 'ankh-unlock', asked: 'unlock', after: 0.3 },
  { ...classic, name: 'ankh-chosen', asked: 'card', open: chooseCard },
  { ...classic, name: 'ankh-build', asked: 'build', after: 0.3 },
  { ...classic, name: 'ankh-build-to', asked: 'build-to', after: 0.3 },
  { ...classic, name: 'ankh-worshipful', asked: 'worshipful', after: 0.3 },
  { game: 'ankh', file: 'ankh-2p-old-kingdom-2', name: 'ankh-isis', asked: 'isis' },
  { game: 'ankh', file: 'ankh-2p-old-kingdom-2', name: 'ankh-two-cards', asked: 'card-pair' },
  { game: 'ankh', file: 'ankh-2p-middle-kingdom-easy-1', name: 'ankh-aim', asked: 'aim', open: pointAtBoard },
  { game: 'ankh', file: 'ankh-2p-middle-kingdom-easy-1', name: 'ankh-gate', asked: 'gate-token' },
  { game: 'ankh', file: 'ankh-3p-middle-kingdom-1', name: 'ankh-give-up', asked: 'give-up' },
  { ...five, name: 'ankh-five-others', asked: 'action', after: 0.8, open: openOthers },
  { ...ramesses, name: 'ankh-place-pharaoh', asked: 'place-pharaoh' },
  { ...ramesses, name: 'ankh-policy-play', asked: 'policy-before', after: 0.2 },
  { ...ramesses, name: 'ankh-pharaoh-to', asked: 'pharaoh-to', after: 0.2, open: pointAtBoard },
  { ...ramesses, name: 'ankh-sphinx', asked: 'sphinx' },
  { ...ramesses, name: 'ankh-edict', asked: 'edict' },
  {
    ...ramesses,
    name: 'ankh-palace-sheet',
    asked: 'action',
    after: 0.5,
    open: (page) => openSheet(page, 'tracks'),
  },
  { ...court, name: 'ankh-banish', asked: 'enemy-priest' },
  { ...court, name: 'ankh-reform', asked: 'reform' },
  { ...xerxes, name: 'ankh-tribute', asked: 'tribute' },
  { ...amenhotep, name: 'ankh-amend', asked: 'amend', after: 0.3, luck: 5 },
  { ...rebuilding, name: 'ankh-draft', asked: 'draft' },
  { ...rebuilding, name: 'ankh-site', asked: 'site-monument' },
  { ...guardians, name: 'ankh-auction', asked: 'auction' },
  { game: 'ankh', file: 'ankh-4p-new-kingdom-strife-0', name: 'ankh-city', asked: 'city' },
  { game: 'ankh', file: 'ankh-2p-flood-0', name: 'ankh-flood', asked: 'action', after: 0.5 },
  { game: 'ankh', file: 'ankh-3p-two-capitals-0', name: 'ankh-capitals', asked: 'action', after: 0.7 },
  { ...revolt, name: 'ankh-revolt', asked: 'action', after: 0.4 },
  { ...revolt, name: 'ankh-join', asked: 'join', open: pointAtBoard },
  { ...revolt, name: 'ankh-join-token', asked: 'join-token' },
  { ...crowd, name: 'ankh-four-sides', asked: 'card', after: 0.19 },
  { ...crowd, name: 'ankh-four-told', asked: 'action', after: 0.21, open: showBattle },
  {
    game: 'ankh',
    file: 'ankh-3p-two-capitals-0',
    name: 'ankh-merge',
    asked: 'action',
    before: 'gods-merged',
    open: (page, next) => answerUpTo(page, next, 'union'),
  },
  {
    game: 'ankh',
    file: 'ankh-3p-old-kingdom-0',
    name: 'ankh-forgotten',
    asked: 'action',
    before: 'god-forgotten',
    open: (page, next) => answerUpTo(page, next, 'farewell'),
  },
];
