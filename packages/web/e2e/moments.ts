import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { type Decision, type MatchRecord, readRecord, replay } from '@ennead/kernel';
import type { Page } from 'playwright-core';

/** A moment of a recorded game, and what is opened there. */
export interface Moment {
  readonly name: string;
  readonly game: 'ankh' | 'kemet';
  /** Name of a recorded game of that game. */
  readonly file: string;
  /** The first time that this is asked, after that part of the game; null: when it is over. */
  readonly asked: string | null;
  readonly after?: number;
  /** Everybody plays on this device; else the others are bots. */
  readonly shared?: true;
  readonly open?: (page: Page) => Promise<void>;
}

/** The last battle, from its line in the log: told to its end. */
async function showBattle(page: Page): Promise<void> {
  const toLog = page.locator('#tab-log, .sheets .tab:last-child');
  if (await toLog.isVisible()) await toLog.click();
  await page.locator('.log .rule:not([title])').last().click();
  const close = page.locator('dialog:modal header .square');
  if (await close.isVisible()) await close.click();
  await page.getByTestId('close-stage').waitFor();
  await page.locator('.stage .ways button').last().click();
}

async function listOptions(page: Page): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.keyboard.press('o');
  await page.locator('dialog [data-option]').first().waitFor();
}

async function readTheMarket(page: Page): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.locator('dialog:modal').waitFor();
}

export function momentNamed(name: string): Moment {
  const found = moments.find((moment) => moment.name === name);
  if (found === undefined) throw new Error(`there is no moment ${name}`);
  return found;
}

const ankhGame = { game: 'ankh', file: 'ankh-3p-middle-kingdom-easy-0' } as const;
const duel = { game: 'ankh', file: 'ankh-2p-middle-kingdom-easy-0' } as const;
const palace = { game: 'ankh', file: 'ankh-3p-ramesses-0' } as const;
const kemetGame = { game: 'kemet', file: 'kemet-3p-short-0' } as const;

/** The main states of both tables. */
export const moments: readonly Moment[] = [
  { ...ankhGame, name: 'ankh-start', asked: 'action' },
  { ...ankhGame, name: 'ankh-middle', asked: 'action', after: 0.6 },
  { ...ankhGame, name: 'ankh-move', asked: 'move-to', after: 0.3 },
  { ...ankhGame, name: 'ankh-caravan', asked: 'caravan' },
  { ...ankhGame, name: 'ankh-options', asked: 'action', after: 0.4, open: listOptions },
  { ...ankhGame, name: 'ankh-battle', asked: 'card' },
  { ...ankhGame, name: 'ankh-result', asked: 'action', after: 0.6, open: showBattle },
  { ...duel, name: 'ankh-pass', asked: 'card', shared: true },
  { ...ankhGame, name: 'ankh-over', asked: null },
  { ...palace, name: 'ankh-palace', asked: 'action', after: 0.5 },
  { ...palace, name: 'ankh-policy', asked: 'take-policy', after: 0.2 },
  { ...kemetGame, name: 'kemet-start', asked: 'token' },
  { ...kemetGame, name: 'kemet-middle', asked: 'token', after: 0.5 },
  { ...kemetGame, name: 'kemet-move', asked: 'step', after: 0.3 },
  { ...kemetGame, name: 'kemet-market', asked: 'tile', after: 0.3, open: readTheMarket },
  { ...kemetGame, name: 'kemet-options', asked: 'token', after: 0.4, open: listOptions },
  { ...kemetGame, name: 'kemet-battle', asked: 'battle-card', after: 0.3 },
  { ...kemetGame, name: 'kemet-result', asked: 'token', after: 0.6, open: showBattle },
  { ...kemetGame, name: 'kemet-pass', asked: 'battle-card', after: 0.3, shared: true },
  { ...kemetGame, name: 'kemet-over', asked: null },
];

/** The record up to that moment and the seat that is asked there. */
function cut({ name, game, file, asked, after = 0 }: Moment): { record: MatchRecord; seat: number } {
  const path = fileURLToPath(new URL(`../../${game}/games/${file}.json`, import.meta.url));
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
  const { moves } = read.value;
  if (asked === null) return { record: read.value, seat: 0 };
  const openAt = (at: number): readonly Decision[] => {
    const replayed = game === 'ankh' ? replay(ankh, read.value, at) : replay(kemet, read.value, at);
    if (!replayed.ok) throw new Error(`${file}: ${replayed.problem.message}`);
    return replayed.value.open;
  };
  for (let at = Math.floor(moves.length * after); at < moves.length; at++) {
    const found = openAt(at).find(({ kind }) => kind === asked);
    if (found)
      return { record: { ...read.value, moves: moves.slice(0, at), result: null }, seat: found.seat };
  }
  throw new Error(`${name}: nobody is asked ${asked} in ${file}`);
}

/** Puts the table of that moment on the shelf of the page's browser; it is at /local/NAME then. */
export async function keepMoment(page: Page, url: string, moment: Moment): Promise<void> {
  const { record, seat } = cut(moment);
  const { players } = record.setup as unknown as { players: number };
  const seats = Array.from({ length: players }, (_, at) =>
    moment.shared || at === seat ? { kind: 'person', name: '' } : { kind: 'bot', bot: 'random', name: '' },
  );
  // Any file of the page will do to reach its shelf.
  if (!page.url().startsWith(url)) await page.goto(`${url}/manifest.webmanifest`);
  await page.evaluate<void, string>(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('ennead', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite');
          transaction.objectStore('tables').put(JSON.parse(text));
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify({ id: moment.name, seats, record, waiting: [seat], saved: 0 }),
  );
}

/** Sits down at the table of that moment. */
export async function openMoment(page: Page, url: string, moment: Moment): Promise<void> {
  await keepMoment(page, url, moment);
  await page.goto(`${url}/local/${moment.name}`);
  await page.locator('[data-number][data-busy="false"]').waitFor();
  await moment.open?.(page);
}
