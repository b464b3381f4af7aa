import type { KemetState } from '@ennead/kemet';
import { boardOf, cityOf } from '@ennead/kemet/tables';
import type { Page } from 'playwright-core';
import type { MomentOf } from './moments.ts';
import { listOptions, openLastRule, ruleShown, showBattle } from './opened.ts';

async function readTheMarket(page: Page): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.locator('dialog:modal').waitFor();
}

/** A tile that cannot be bought, and why. */
async function askForTile(page: Page): Promise<void> {
  await readTheMarket(page);
  await page.locator('dialog:modal .too-high').first().click();
  await ruleShown(page);
}

async function seeAllTiles(page: Page): Promise<void> {
  await readTheMarket(page);
  await page.locator('dialog:modal .colours button').last().click();
}

/** A sector that is not lit, and why. */
async function askForSector(page: Page): Promise<void> {
  await page.locator('[data-sector][aria-disabled]').last().dispatchEvent('click');
  await ruleShown(page);
}

/** Half-way through a Move, before the walls of somebody else's city. */
function isBeforeWalls(state: KemetState): boolean {
  const { move, active } = state;
  if (move === null || move.steps === 0 || move.range === 0) return false;
  const { land, districts } = boardOf(state);
  return (land[move.at] ?? []).some((to) => to < districts && cityOf(to) !== active);
}

const two = { game: 'kemet', file: 'kemet-2p-long-0' } as const;
const three = { game: 'kemet', file: 'kemet-3p-short-0' } as const;
const four = { game: 'kemet', file: 'kemet-4p-long-1' } as const;
const five = { game: 'kemet', file: 'kemet-5p-long-1' } as const;

type KemetMoment = MomentOf<'kemet', KemetState>;

/** The main states of a Kemet table. */
export const kemetMoments: readonly KemetMoment[] = [
  { ...three, name: 'kemet-start', asked: 'token' },
  { ...three, name: 'kemet-middle', asked: 'token', after: 0.5 },
  { ...five, name: 'kemet-five', asked: 'token', after: 0.8 },
  { ...three, name: 'kemet-move', asked: 'step', after: 0.3 },
  { ...three, name: 'kemet-market', asked: 'tile', after: 0.3, open: readTheMarket },
  { ...five, name: 'kemet-market-all', asked: 'tile', after: 0.6, open: seeAllTiles },
  { ...five, name: 'kemet-options', asked: 'token', after: 0.8, atLeast: 6, open: listOptions },
  { ...three, name: 'kemet-battle', asked: 'battle-card', after: 0.3 },
  { ...five, name: 'kemet-winner', asked: 'winner', after: 0.6 },
  { ...three, name: 'kemet-result', asked: 'token', after: 0.6, open: showBattle },
  { ...three, name: 'kemet-pass', asked: 'battle-card', after: 0.3, shared: true },
  { ...five, name: 'kemet-order', asked: 'turn-order', after: 0.5, atLeast: 5 },
  { ...three, name: 'kemet-over', asked: null },
];

/** What pictures of the main states miss: every other question, answers to a tap, boards of other sizes. */
export const kemetDetails: readonly KemetMoment[] = [
  { ...five, name: 'kemet-tile', asked: 'tile', after: 0.3, open: askForTile },
  { ...three, name: 'kemet-setup', asked: 'district' },
  { ...two, name: 'kemet-two', asked: 'token', after: 0.7 },
  { ...four, name: 'kemet-four', asked: 'token', after: 0.7 },
  { ...five, name: 'kemet-log', asked: 'token', after: 0.6, open: openLastRule },
  { ...five, name: 'kemet-troop', asked: 'start', after: 0.6 },
  {
    ...five,
    name: 'kemet-steps',
    asked: 'step',
    after: 0.3,
    where: isBeforeWalls,
  },
  { ...five, name: 'kemet-why', asked: 'step', after: 0.5, open: askForSector },
  { ...five, name: 'kemet-units', asked: 'step-units', after: 0.6 },
  { ...four, name: 'kemet-recruit', asked: 'recruit-district', after: 0.5, atLeast: 3 },
  { ...five, name: 'kemet-raise', asked: 'raise-level', after: 0.3 },
  { ...five, name: 'kemet-fire', asked: 'fire-target', after: 0.3 },
  { ...five, name: 'kemet-veto', asked: 'veto', after: 0.3, atLeast: 2 },
  { ...five, name: 'kemet-interventions', asked: 'battle-intervention', after: 0.3, atLeast: 4 },
  { ...five, name: 'kemet-wound', asked: 'wound' },
  { ...five, name: 'kemet-loser', asked: 'loser' },
  { ...two, file: 'kemet-2p-long-1', name: 'kemet-retreat', asked: 'retreat-sector' },
  { ...five, name: 'kemet-home', asked: 'creature-home' },
  { ...five, name: 'kemet-delta', asked: 'delta', after: 0.3 },
  { ...five, name: 'kemet-vision', asked: 'vision' },
  { ...five, file: 'kemet-5p-long-0', name: 'kemet-reinforcements', asked: 'reinforcements' },
  { ...five, name: 'kemet-over-five', asked: null },
];
