import type { Browser, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { api, playOut } from './people.ts';

/** Tables at the server that the visitor of a page knows. */
export interface Company {
  /** Where the visitor plays. */
  readonly played: string;
  /** Where only others play. */
  readonly watched: string;
  /** Where the visitor waits for others. */
  readonly waiting: string;
}

/** Two friends come, sit down with the visitor of the page, play a game to its end, and set tables of their own. */
export async function bringCompany(browser: Browser, page: Page, url: string): Promise<Company> {
  const visits = await Promise.all(
    ['Imhotep', 'Meryt'].map((name) => visit(browser, { settings: { name } })),
  );
  const [imhotep, merit] = visits.map((each) => each.page) as [Page, Page];
  for (const [each, name] of [
    [page, 'Nefertari'],
    [imhotep, 'Imhotep'],
    [merit, 'Meryt'],
  ] as const) {
    await each.goto(url);
    await api(each, 'POST', '/people', { name });
  }
  const played = await begin([page, imhotep, merit], { game: 'ankh', practiceSeed: 'played' });
  await begin([imhotep, page], { game: 'kemet', practiceSeed: 'theirs' });
  const watched = await begin([imhotep, merit], { game: 'kemet', visibility: 'public' });
  const finished = await begin([page, imhotep], { game: 'kemet', practiceSeed: 'finished' });
  await Promise.all([playOut(page, finished, 1), playOut(imhotep, finished, 2)]);
  await set(imhotep, 3, { game: 'ankh', visibility: 'public' });
  await set(merit, 4, { game: 'kemet', visibility: 'public', clock: { kind: 'days', days: 2 } });
  const waiting = await set(page, 3, { game: 'kemet' });
  for (const each of visits) await each.page.context().close();
  return { played, watched, waiting };
}

/** A table with a seat for the host and open ones. */
async function set(host: Page, players: number, wish: Readonly<Record<string, unknown>>): Promise<string> {
  const seats = Array.from({ length: players }, (_, at) => ({ kind: at === 0 ? 'me' : 'open' }));
  const table = { setup: {}, visibility: 'private', ...wish, seats };
  const { id } = await api<{ readonly id: string }>(host, 'POST', '/tables', table);
  return id;
}

async function begin(
  people: readonly [Page, ...Page[]],
  wish: Readonly<Record<string, unknown>>,
): Promise<string> {
  const [host, ...others] = people;
  const id = await set(host, people.length, wish);
  for (const each of others) await api(each, 'POST', `/tables/${id}/join`, {});
  await api(host, 'POST', `/tables/${id}/start`);
  return id;
}
