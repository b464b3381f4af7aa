// @vitest-environment happy-dom
import type { ListedTable, TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANNA, type Answers, type OpenedPage, openPage, signedIn } from '../testing/opened-page.ts';
import { waitingTables } from '../ui/waiting.ts';

/** The line to the server: it says hello, notes what it hears and passes on what the test says. */
class Line {
  static now: Line;
  static person: typeof ANNA | null = ANNA;
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly heard: unknown[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.now = this;
    setTimeout(() => this.say({ type: 'hello', person: Line.person }));
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  close(): void {}
}

let opened: OpenedPage;
beforeEach(() => {
  globalThis.WebSocket = Line as unknown as typeof WebSocket;
  Line.person = ANNA;
});
afterEach(() => opened.close());
const open = async (address: string, answers: Answers = {}) => {
  opened = await openPage(address, answers);
};
const until = (holds: () => boolean) =>
  vi.waitFor(
    async () => {
      await opened.settle();
      expect(holds(), opened.words()).toBe(true);
    },
    { timeout: 60_000, interval: 1 },
  );

const BEN = { id: 'ben', name: 'Ben' };
const empty = { person: null, bot: null, standIn: null };
const sits = (person: typeof BEN) => ({ ...empty, person });
const room = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  game: 'kemet',
  rules: 1,
  setup: { players: 3 },
  seats: [sits(ANNA), empty, empty],
  host: ANNA,
  status: 'open',
  visibility: 'private',
  practice: false,
  imported: false,
  clock: { kind: 'days', days: 1 },
  atZero: 'bot',
  handOver: 86_400,
  rated: 'no',
  delay: 0,
  chances: false,
  created: 1,
  started: null,
  finished: null,
  outcome: null,
  rematch: null,
  ready: [],
  pauses: [],
  pauseAsk: null,
  ...more,
});

test('the host of a table: bots into seats, who is not ready, the start', async () => {
  const seat = (seats: TableInfo['seats'], ready: number[] = []) => room({ seats, ready });
  const bot = { ...empty, bot: 'easy' as const };
  await open('/table/t1', {
    ...signedIn,
    'GET /tables/t1': room(),
    'GET /me/friends': { friends: [], asked: [], asking: [], blocked: [] },
  });
  await until(() => opened.words().includes('2 open seats'));
  await opened.press('Start game');
  expect(opened.words()).toContain('2 seats are still open.');
  expect(opened.asked()).toEqual([]);
  opened.answers({ 'POST /tables/t1/seat': seat([sits(ANNA), bot, empty]) });
  const [second] = opened.page.querySelectorAll<HTMLSelectElement>('select[aria-label="Seat 2"]');
  if (second) second.value = 'easy';
  second?.dispatchEvent(new Event('change', { bubbles: true }));
  await opened.settle();
  expect(opened.asked()).toEqual([
    { call: 'POST /tables/t1/seat', body: { seat: 1, kind: 'bot', bot: 'easy' } },
  ]);
  Line.now.say({ type: 'table', table: seat([sits(ANNA), bot, sits(BEN)]) });
  await until(() => opened.words().includes('Not ready yet: Ben.'));
  Line.now.say({ type: 'table', table: seat([sits(ANNA), bot, sits(BEN)], [2]) });
  await until(() => opened.words().includes('All seats are taken. Start when you’re ready.'));
  expect(opened.words('.ready')).toBe('ready');
  opened.answers({ 'POST /tables/t1/seat': seat([sits(ANNA), bot, empty]) });
  await opened.press('Remove Ben');
  expect(opened.asked()).toEqual([{ call: 'POST /tables/t1/seat', body: { seat: 2, kind: 'open' } }]);
  await until(() => opened.words().includes('1 seat is still open.'));
  expect(Line.now.heard).toContainEqual({ type: 'watch', table: 't1', seat: null });
});

test('a guest at a table: an invitation first, then a seat, ready, and away again', async () => {
  const hosted = (more: Partial<TableInfo>) => room({ host: BEN, seats: [sits(BEN), empty, empty], ...more });
  await open('/table/t1', {
    ...signedIn,
    'GET /tables/t1': hosted({}),
    'GET /me/friends': { friends: [], asked: [], asking: [], blocked: [] },
  });
  await until(() => opened.words().includes('Ben invites you to play'));
  expect(opened.words()).toContain('You’ll play as Anna.');
  opened.answers({
    'POST /tables/t1/join': hosted({ seats: [sits(BEN), sits(ANNA), empty] }),
    'POST /tables/t1/ready': hosted({ seats: [sits(BEN), sits(ANNA), empty], ready: [1] }),
    'POST /tables/t1/leave': hosted({}),
  });
  await opened.press('Sit down');
  await until(() => opened.words().includes('I’m ready'));
  expect(opened.words('button')).not.toMatch(/Start game|Remove/);
  await opened.press('I’m ready');
  expect(opened.asked()).toEqual([
    { call: 'POST /tables/t1/join', body: { seat: 1 } },
    { call: 'POST /tables/t1/ready', body: { ready: true } },
  ]);
  await opened.press('Leave seat');
  expect(opened.asked().map(({ call }) => call)).toEqual(['POST /tables/t1/leave']);
  await until(() => opened.words().includes('Ben invites you to play'));
});

const listed = (id: string, more: Partial<ListedTable> = {}): ListedTable => ({
  id,
  game: 'ankh',
  seats: [sits(BEN), empty],
  host: BEN,
  status: 'open',
  visibility: 'public',
  practice: false,
  imported: false,
  clock: { kind: 'none' },
  rated: 'no',
  created: 1,
  finished: null,
  outcome: null,
  waiting: null,
  since: null,
  ...more,
});

test('the lobby: tables to join and to watch, more on demand, and nothing of another game', async () => {
  const paths: string[] = [];
  await open('/lobby', { ...signedIn, 'GET /tables': { tables: [listed('a')], next: 'x', more: true } });
  const fetched = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    paths.push(String(input));
    return fetched(input, init);
  };
  await until(() => opened.words('[data-testid="remote-joinable"] li').includes('Ben'));
  expect(opened.page.querySelector('[data-testid="remote-joinable"] a')?.getAttribute('href')).toBe(
    '/table/a',
  );
  for (const list of ['joinable', 'watchable'])
    expect(opened.words(`[data-testid="remote-${list}"] li`)).toContain('No time limit');
  await opened.fill('Game', 'kemet');
  await until(() => paths.some((path) => path.includes('kemet')));
  await opened.fill('Pace', 'days');
  await until(() => paths.some((path) => path.includes('kemet') && path.includes('days')));
});

test('own tables at the server: what waits for the reader comes first; what is over can be put away', async () => {
  const going = [
    listed('b', { seats: [sits(ANNA), sits(BEN)], status: 'playing', waiting: [1] }),
    listed('c', { seats: [sits(ANNA), sits(BEN)], status: 'playing', waiting: [0] }),
    listed('d', { seats: [sits(BEN), sits(ANNA)], host: BEN }),
  ];
  await open('/tables', { ...signedIn, 'GET /tables': { tables: going, next: null } });
  await until(() => opened.words('[data-testid="remote-going"] li').includes('Ben'));
  const links = [...opened.page.querySelectorAll('[data-testid="remote-going"] li')].map((row) =>
    row.querySelector('a')?.getAttribute('href'),
  );
  expect(links).toEqual(['/table/c', '/table/b', '/table/d']);
  expect(waitingTables()).toBe(1);
  expect(opened.words('[data-testid="remote-going"] li')).not.toContain('No time limit');
  opened.answers({ 'POST /tables/d/leave': room() });
  await opened.press('Leave seat');
  expect(opened.asked().map(({ call }) => call)).toEqual(['POST /tables/d/leave']);
});

test('where one is signed in is seen and ended; who has no way back is warned before they sign out', async () => {
  const session = (id: string, more = {}) => ({
    id,
    device: `Browser ${id}`,
    created: 1,
    seen: 2,
    current: false,
    ...more,
  });
  const sessions = [session('1', { current: true }), session('2'), session('3', { device: '' })];
  await open('/settings', {
    ...signedIn,
    'GET /me/sessions': { sessions },
    'GET /push-key': { key: '', email: false },
  });
  await until(() => opened.words('[data-testid="sessions"]').includes('Browser 1'));
  expect(opened.words()).toContain('You play online as Anna.');
  expect(opened.words('[data-testid="sessions"] li')).toMatch(
    /^Browser 1 This browser \| Browser 2 Last seen .* \| Unknown device/,
  );
  opened.answers({
    'DELETE /me/sessions/2': { sessions: [sessions[0], sessions[2]] },
    'DELETE /me/sessions': { sessions: [sessions[0]] },
    'DELETE /sessions': { ...signedIn['GET /me'], person: null },
  });
  await opened.press('Sign out: Browser 2');
  expect(opened.words('[data-testid="sessions"]')).not.toContain('Browser 2');
  await opened.press('Sign out everywhere else');
  expect(opened.words('button')).not.toContain('Sign out everywhere else');
  await opened.press('Sign out');
  expect(opened.words('[role="alert"]')).toContain('you won’t be able to get back');
  await opened.press('Cancel');
  expect(opened.asked().map(({ call }) => call)).toEqual(['DELETE /me/sessions/2', 'DELETE /me/sessions']);
  await opened.press('Sign out');
  await opened.press('Sign out anyway');
  await until(() => opened.words().includes('You haven’t played online on this device yet.'));
});

test('a guest who keeps a name and a password is told so, and the password is gone from the page; a refusal leaves it', async () => {
  await open('/settings', {
    ...signedIn,
    'GET /me/sessions': { sessions: [] },
    'GET /push-key': { key: '', email: false },
  });
  await until(() => opened.words().includes('Sign in from any device'));
  const field = () => opened.page.querySelector<HTMLInputElement>('input[autocomplete="new-password"]');
  await opened.fill('Username', ' anna ');
  await opened.fill('Password', 'ten letters at least');
  opened.asked();
  const keep = () => opened.page.querySelector('form:has(input[autocomplete="new-password"])');
  const send = async () => {
    keep()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await opened.settle();
  };
  await send();
  expect(field()?.value).toBe('ten letters at least');
  expect(opened.words('[role="alert"]')).not.toBe('');
  opened.answers({ 'POST /me/password': { ...signedIn['GET /me'], hasPassword: true } });
  await send();
  expect(opened.asked().at(-1)).toEqual({
    call: 'POST /me/password',
    body: { login: 'anna', password: 'ten letters at least' },
  });
  expect(field()?.value).toBe('');
  expect(opened.words()).toContain('Username and password saved.');
  expect(opened.words('[role="alert"]')).toBe('');
});
