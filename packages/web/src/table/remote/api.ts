import type { MatchRecord, Result, Seat, Viewer } from '@ennead/kernel';
import type {
  BotName,
  ChatLines,
  Imported,
  ListedTable,
  Log,
  Me,
  NewTable,
  Refusal,
  Replay,
  Story,
  TableInfo,
  TableList,
} from '@ennead/wire';

import { locale } from '../../i18n/locale.ts';

const BASE = '/api/v1';

/** One request to the server. Out of reach, refused and unreadable are all problems with a code. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result<T>> {
  try {
    const response = await fetch(BASE + path, {
      method,
      headers: {
        'x-ennead': '1',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) return { ok: true, value: answer as T };
    const { code = 'refused', message = response.statusText } = (answer ?? {}) as Partial<Refusal>;
    return { ok: false, problem: { code, message } };
  } catch {
    return { ok: false, problem: { code: 'offline', message: 'The server is out of reach.' } };
  }
}

let whoAmI: Promise<Result<Me>> | null = null;

/** Who the visitor is to the server. Several parts of a page ask at once: they share one request. */
export function me(): Promise<Result<Me>> {
  whoAmI ??= ask<Me>('GET', '/me')
    .then(tellLanguage)
    .finally(() => {
      whoAmI = null;
    });
  return whoAmI;
}

/** Messages to a person are written in the language they last read the page in. */
async function tellLanguage(answer: Result<Me>): Promise<Result<Me>> {
  const language = locale();
  if (!answer.ok || answer.value.person === null || answer.value.language === language) return answer;
  const told = await ask<Me>('PUT', '/me/language', { language });
  return told.ok ? told : answer;
}

/** Whom a key belongs to; who the visitor is stays as it was. */
export async function ownerOf(key: string): Promise<Result<Me>> {
  if (!/^[\w-]+$/.test(key)) return { ok: false, problem: { code: 'bad-key', message: '' } };
  return ask<Me>('GET', '/me', undefined, { authorization: `Bearer ${key}` });
}
export const comeBack = (key: string) => ask<Me>('POST', '/sessions', { key });
export const createTable = (table: NewTable) => ask<TableInfo>('POST', '/tables', table);
export const tableInfo = (id: string) => ask<TableInfo>('GET', `/tables/${id}`);
/** Tables of the lobby with a free seat and without, and one's own tables that go on or are over. */
export type TableListName = 'joinable' | 'watchable' | 'going' | 'over';

/** What somebody looks for in the lobby; empty: anything. */
export interface LobbyFilter {
  readonly game: string;
  readonly pace: string;
}

/** Some tables of a list, newest first; whether there are more. */
export interface TablePages {
  readonly tables: readonly ListedTable[];
  readonly more: boolean;
}

/** The first pages of a list. Nobody has tables of their own before they have a name here. */
export async function listTables(
  list: TableListName,
  pages: number,
  filter?: LobbyFilter,
): Promise<Result<TablePages>> {
  if (list === 'going' || list === 'over') {
    const known = await me();
    if (!known.ok) return known;
    if (known.value.person === null) return { ok: true, value: { tables: [], more: false } };
  }
  const tables: ListedTable[] = [];
  let after = '';
  for (let page = 0; page < pages; page++) {
    const answer = await ask<TableList>('GET', `/tables?list=${list}${filtered(filter)}${after}`);
    if (!answer.ok) return answer;
    tables.push(...answer.value.tables);
    if (answer.value.next === null) return { ok: true, value: { tables, more: false } };
    after = `&after=${answer.value.next}`;
  }
  return { ok: true, value: { tables, more: true } };
}

function filtered(filter: LobbyFilter | undefined): string {
  return Object.entries(filter ?? {})
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `&${key}=${encodeURIComponent(value)}`)
    .join('');
}

export const leaveTable = (id: string) => ask<TableInfo>('POST', `/tables/${id}/leave`, {});
export const archiveTable = (id: string) => ask<TableInfo>('POST', `/tables/${id}/archive`);
export const rematchOf = (id: string) => ask<TableInfo>('POST', `/tables/${id}/rematch`);
export const handOver = (id: string, seat: Seat, bot: BotName) =>
  ask<TableInfo>('POST', `/tables/${id}/hand-over`, { seat, bot });
export const takeBack = (id: string, seat: Seat) =>
  ask<TableInfo>('POST', `/tables/${id}/take-back`, { seat });
export const importRecord = (record: unknown) => ask<Imported>('POST', '/records', record);
export const startTable = (id: string) => ask<TableInfo>('POST', `/tables/${id}/start`);
export const recordOf = (id: string) => ask<MatchRecord>('GET', `/tables/${id}/record`);
export const chatLines = (id: string) => ask<ChatLines>('GET', `/tables/${id}/chat`);

const seatQuery = (viewer: Viewer) => (viewer === null ? '' : `&seat=${viewer}`);

export const logOf = (id: string, viewer: Viewer) =>
  ask<Log>('GET', `/tables/${id}/log?from=0${seatQuery(viewer)}`);
export function storyOf(id: string, viewer: Viewer, from: number, to?: number) {
  const until = to === undefined ? '' : `&to=${to}`;
  return ask<Story>('GET', `/tables/${id}/story?from=${from}${until}${seatQuery(viewer)}`);
}
export const replayAt = (id: string, moment: number, viewer: Viewer) =>
  ask<Replay>('GET', `/tables/${id}/replay?move=${moment}${seatQuery(viewer)}`);

/** Makes sure the visitor is somebody to the server: a guest under this name if need be. */
export async function enter(name: string): Promise<Result<Me>> {
  const known = await me();
  if (!known.ok || known.value.person !== null) return known;
  const entered = await ask<unknown>('POST', '/people', { name });
  return entered.ok ? me() : entered;
}
