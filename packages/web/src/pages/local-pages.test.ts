// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@ennead/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { here } from '../router.ts';
import { changeSettings } from '../settings.ts';
import { InPageWorker } from '../testing/in-page-worker.ts';
import { dropTable, keepTable, keptTables } from '../testing/kept-here.ts';
import { type OpenedPage, openPage } from '../testing/opened-page.ts';

vi.mock('../table/local/saved-tables.ts', () => import('../testing/kept-here.ts'));

let opened: OpenedPage;
beforeEach(async () => {
  globalThis.Worker = InPageWorker as unknown as typeof Worker;
  for (const { id } of await keptTables()) await dropTable(id);
});
afterEach(() => opened.close());

function recorded(game: string, file: string): MatchRecord {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, '../../..', game, 'games', `${file}.json`), 'utf8'),
  );
}

/** A match of two that is kept on this device, up to so many moves. */
async function keep(
  id: string,
  game: string,
  file: string,
  moves = Number.POSITIVE_INFINITY,
): Promise<MatchRecord> {
  const whole = recorded(game, file);
  const isOver = moves >= whole.moves.length;
  const record = isOver ? whole : { ...whole, moves: whole.moves.slice(0, moves), result: null };
  const seats = ['Anna', 'Bo'].map((name) => ({ kind: 'person', name }) as const);
  const waiting = whole.moves.slice(moves, moves + 1).map(([seat]) => seat);
  await keepTable({ id, seats, record, waiting, saved: whole.moves.length });
  return record;
}

const text = (testid: string) => opened.words(`[data-testid="${testid}"]`);
const until = (holds: () => boolean) =>
  vi.waitFor(
    async () => {
      await opened.settle();
      expect(holds(), opened.page.textContent ?? '').toBe(true);
    },
    { timeout: 60_000, interval: 1 },
  );
const click = async (testid: string) => {
  opened.page.querySelector<HTMLElement>(`[data-testid="${testid}"]`)?.click();
  await opened.settle();
};

test('a replay is stepped through, from mark to mark, through other eyes; its ends are its ends', async () => {
  await keep('old', 'ankh', 'ankh-2p-old-kingdom-0');
  opened = await openPage('/replay/local/old?at=20&seat=1');
  await until(() => text('moment') !== '');
  expect(text('moment')).toBe('Move 20 of 112');
  const eyes = () => opened.page.querySelector('[data-seat]')?.getAttribute('data-seat') ?? 'nobody';
  expect(eyes()).toBe('1');
  await click('step-forward');
  await until(() => text('moment') === 'Move 21 of 112');
  await click('step-back');
  await click('step-back');
  await until(() => text('moment') === 'Move 19 of 112');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  await until(() => text('moment') === 'Move 20 of 112');
  await click('to-end');
  await until(() => text('moment') === 'Move 112 of 112');
  const isOff = (testid: string) =>
    opened.page.querySelector(`[data-testid="${testid}"]`)?.hasAttribute('disabled');
  expect([isOff('step-forward'), isOff('to-end'), isOff('step-back'), isOff('to-start')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await click('mark-back');
  await until(() => text('moment') !== 'Move 112 of 112');
  expect(text('mark')).not.toBe('');
  await click('to-start');
  await until(() => text('moment') === 'Move 0 of 112');
  expect([isOff('step-back'), isOff('mark-back')]).toEqual([true, true]);
  await opened.fill('View as', 'null');
  await until(() => eyes() === 'nobody');
  await until(() => here().query.get('at') === '0' && here().query.get('seat') === null);
});

test('a match that is not there is missed in words', async () => {
  opened = await openPage('/replay/local/nothing');
  await until(() => opened.page.querySelector('[role="alert"], h1') !== null);
  expect(opened.page.textContent).not.toContain('Move ');
});

test('what is kept on this device is listed: whose turn it is, and what is over', async () => {
  await keep('old', 'ankh', 'ankh-2p-old-kingdom-0');
  const going = await keep('new', 'kemet', 'kemet-2p-short-0', 30);
  opened = await openPage('/tables');
  await until(() => opened.words().includes('117 moves'));
  const rows = opened.words('li').split(' | ');
  const old = rows.find((row) => row.includes('Ankh'));
  expect(old).toMatch(/Anna and Bo.*Finished · 117 moves/);
  const asked = ['Anna', 'Bo'][recorded('kemet', 'kemet-2p-short-0').moves[30]?.[0] ?? 0] ?? '';
  expect(rows.find((row) => row.includes('Kemet'))).toContain(asked);
  expect(opened.page.querySelector('a[href="/local/new"]')).not.toBeNull();
  expect(opened.page.querySelector('a[href="/replay/local/old"]')).not.toBeNull();
  expect(going.moves).toHaveLength(30);
});

test('the story of a match: everybody’s points, and what they came from', async () => {
  await keep('old', 'kemet', 'kemet-2p-short-0');
  opened = await openPage('/story/local/old');
  await until(() => opened.words().includes('In numbers'));
  expect(opened.words('h1')).toBe('Game summary');
  expect(opened.words('table')).toMatch(/Anna.*Bo/);
  expect(opened.page.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  const paths = [...opened.page.querySelectorAll('svg path, svg polyline')];
  expect(paths.length).toBeGreaterThan(1);
});

test('a new table on this device: the people who were named play the game that was chosen', async () => {
  opened = await openPage('/new?game=kemet');
  await until(() => opened.words().includes('Start game'));
  await opened.press('Start game');
  await until(() => here().path[0] === 'local');
  await until(() => opened.page.querySelector('main.board [data-option], .options [data-option]') !== null);
  const [kept] = await keptTables();
  expect(kept?.record.game).toBe('kemet');
  expect(kept?.id).toBe(here().path[1]);
  expect(kept?.seats.some(({ kind }) => kind === 'person')).toBe(true);
  const before = kept?.record.moves.length ?? 0;
  opened.page.querySelector('[data-option]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await opened.settle();
  await click('confirm');
  await vi.waitFor(async () => expect((await keptTables())[0]?.record.moves.length).toBeGreaterThan(before), {
    timeout: 60_000,
  });
});

test('settings are kept and count at once', async () => {
  opened = await openPage('/settings');
  await opened.fill('Your name', 'Nefertari');
  const saved = () => JSON.parse(localStorage.getItem('ennead.settings') ?? '{}');
  expect(saved()).toMatchObject({ name: 'Nefertari' });
  const radio = [...opened.page.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
    ({ value }) => value === 'uk',
  );
  radio?.click();
  await until(() => opened.words('h1') === 'Налаштування');
  expect(saved()).toMatchObject({ locale: 'uk', name: 'Nefertari' });
  expect(document.documentElement.lang).toBe('uk');
  await changeSettings({ locale: 'en' });
});
