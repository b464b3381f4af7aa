import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnkhState, ankh } from '@ennead/ankh';
import { type KemetState, kemet } from '@ennead/kemet';
import {
  type BaseSetup,
  type BaseState,
  decide,
  type Fact,
  type Game,
  type MatchRecord,
  readRecord,
  replay,
} from '@ennead/kernel';
import type { Page } from 'playwright-core';
import { kemetMoments } from './kemet-moments.ts';
import { listOptions, showBattle } from './opened.ts';

/** A moment of a recorded game, and what is opened there. */
export type Moment = MomentOf<'ankh', AnkhState> | MomentOf<'kemet', KemetState>;

export interface MomentOf<Id extends string, State> {
  readonly name: string;
  readonly game: Id;
  /** Name of a recorded game of that game. */
  readonly file: string;
  /** The first time that this is asked, after that part of the game; null: when it is over. */
  readonly asked: string | null;
  readonly after?: number;
  /** ... with so many answers to choose from. */
  readonly atLeast?: number;
  /** ... in such a position. */
  readonly where?: (state: State) => boolean;
  /** Everybody plays on this device; else the others are bots. */
  readonly shared?: true;
  readonly open?: (page: Page) => Promise<void>;
}

export function momentNamed(name: string): Moment {
  const found = moments.find((moment) => moment.name === name);
  if (found === undefined) throw new Error(`there is no moment ${name}`);
  return found;
}

const ankhGame = { game: 'ankh', file: 'ankh-3p-middle-kingdom-easy-0' } as const;
const duel = { game: 'ankh', file: 'ankh-2p-middle-kingdom-easy-0' } as const;
const palace = { game: 'ankh', file: 'ankh-3p-ramesses-0' } as const;

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
  ...kemetMoments,
];

/** The record up to that moment and the seat that is asked there. */
function cut(moment: Moment): { record: MatchRecord; seat: number } {
  const { game, file, asked } = moment;
  const path = fileURLToPath(new URL(`../../${game}/games/${file}.json`, import.meta.url));
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
  if (asked === null) return { record: read.value, seat: 0 };
  const { at, seat } =
    moment.game === 'ankh' ? find(ankh, read.value, moment) : find(kemet, read.value, moment);
  return { record: { ...read.value, moves: read.value.moves.slice(0, at), result: null }, seat };
}

function find<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  record: MatchRecord,
  { name, file, asked, after = 0, atLeast = 1, where = () => true }: MomentOf<string, S>,
): { at: number; seat: number } {
  const start = Math.floor(record.moves.length * after);
  const replayed = replay(game, record, start);
  if (!replayed.ok) throw new Error(`${file}: ${replayed.problem.message}`);
  const match = replayed.value;
  for (const [at, [seat, option]] of [...record.moves.entries()].slice(start)) {
    const found = match.open.find(({ kind, options }) => kind === asked && options.length >= atLeast);
    if (found && where(match.state)) return { at, seat: found.seat };
    decide(match, seat, option);
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
