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
  type Option,
  openMatch,
  readRecord,
  recordOf,
  storedSetup,
} from '@ennead/kernel';
import type { Page } from 'playwright-core';
import { ankhMoments } from './ankh-moments.ts';
import { settled } from './appearance.ts';
import { luckFrom } from './hand.ts';
import { kemetMoments } from './kemet-moments.ts';

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
  /** ... and answered in a way that leads to a fact of this type. */
  readonly before?: string;
  /** Nobody ever recorded this: everybody plays at random from there on, with the luck of this number. */
  readonly luck?: number;
  /** Everybody plays on this device; else the others are bots. */
  readonly shared?: true;
  /** `next`: what was answered there. */
  readonly open?: (page: Page, next: Option) => Promise<void>;
}

export function momentNamed(name: string): Moment {
  const found = moments.find((moment) => moment.name === name);
  if (found === undefined) throw new Error(`there is no moment ${name}`);
  return found;
}

/** The main states of both tables. */
export const moments: readonly Moment[] = [...ankhMoments, ...kemetMoments];

interface Cut {
  readonly record: MatchRecord;
  readonly seat: number;
  readonly next: Option;
}

/** The record up to that moment, the seat that is asked there and what was answered. */
function cut(moment: Moment): Cut {
  return moment.game === 'ankh' ? cutOf(ankh, moment) : cutOf(kemet, moment);
}

function cutOf<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  { name, file, asked, after = 0, atLeast = 1, where = () => true, before, luck }: MomentOf<string, S>,
): Cut {
  const path = fileURLToPath(new URL(`../../${game.id}/games/${file}.json`, import.meta.url));
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
  if (asked === null) return { record: read.value, seat: 0, next: '' };
  const { setup: input, rules, seed, moves } = read.value;
  const setup = storedSetup(game, input, rules);
  if (!setup.ok) throw new Error(`${file}: ${setup.problem.message}`);
  const match = openMatch(game, setup.value, seed, null, rules);
  const start = Math.floor(moves.length * after);
  const chance = luckFrom(luck ?? 0);
  while (match.open.length > 0) {
    const at = match.moves.length;
    const [first] = match.open;
    const [seat, next] = (luck === undefined || at < start ? moves[at] : undefined) ?? [
      first?.seat ?? 0,
      first?.options[Math.floor(chance() * first.options.length)] ?? '',
    ];
    const found = match.open.find(
      (open) =>
        open.kind === asked && open.options.length >= atLeast && (before === undefined || open.seat === seat),
    );
    const here =
      at >= start && found && where(match.state) ? { record: recordOf(match), seat: found.seat, next } : null;
    const facts: F[] = [];
    const taken = decide(match, seat, next, facts);
    if (!taken.ok) throw new Error(`${file}: ${taken.problem.message}`);
    if (here && (before === undefined || facts.some(({ type }) => type === before))) return here;
  }
  throw new Error(`${name}: nobody is asked ${asked} in ${file}`);
}

/** Saves the table of that moment in the page's browser; it is at /local/NAME then. */
export async function keepMoment(page: Page, url: string, moment: Moment): Promise<Option> {
  const { record, seat, next } = cut(moment);
  const { players } = record.setup as unknown as { players: number };
  const seats = Array.from({ length: players }, (_, at) =>
    moment.shared || at === seat ? { kind: 'person', name: '' } : { kind: 'bot', bot: 'random', name: '' },
  );
  // Any file of the page will do to reach its saved tables.
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
  return next;
}

/** Sits down at the table of that moment. */
export async function openMoment(page: Page, url: string, moment: Moment): Promise<void> {
  const next = await keepMoment(page, url, moment);
  await page.goto(`${url}/local/${moment.name}`);
  await sitDown(page, moment, next);
}

/** The same from another table, as by a link there: the page is not loaded again. */
export async function goToMoment(page: Page, url: string, moment: Moment): Promise<void> {
  await sitDown(page, moment, await keepAndGo(page, url, moment));
}

/** Goes there by a link, and waits for nothing. */
export async function keepAndGo(page: Page, url: string, moment: Moment): Promise<Option> {
  const next = await keepMoment(page, url, moment);
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    document.querySelector('[data-number]')?.removeAttribute('data-number');
    link.click();
    link.remove();
  }, `/local/${moment.name}`);
  return next;
}

async function sitDown(page: Page, moment: Moment, next: Option): Promise<void> {
  await page.locator('[data-number][data-busy="false"]').waitFor();
  await settled(page);
  await moment.open?.(page, next);
}
