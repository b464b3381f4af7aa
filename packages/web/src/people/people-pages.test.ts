// @vitest-environment happy-dom
import type { Friends, Ladder, Profile, Tournament, TournamentSummary, Waiting } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { here } from '../router.ts';
import { ANNA, type Answers, type OpenedPage, openPage, signedIn } from '../testing/opened-page.ts';

let opened: OpenedPage;
afterEach(() => opened.close());
const open = async (address: string, answers: Answers = {}) => {
  opened = await openPage(address, answers);
  return opened;
};

const BEN = { id: 'ben', name: 'Ben' };
const CARL = { id: 'carl', name: 'Carl' };
const summary = (id: string, more: Partial<TournamentSummary> = {}): TournamentSummary => ({
  id,
  name: `Cup ${id}`,
  game: 'ankh',
  format: 'swiss',
  organiser: ANNA,
  status: 'open',
  round: 0,
  rounds: 4,
  people: 5,
  places: 24,
  clock: { kind: 'none' },
  rated: 'no',
  created: 1,
  due: null,
  ...more,
});
const row = (person: typeof BEN, rank: number, more: Partial<Tournament['standings'][number]> = {}) => ({
  rank,
  person,
  state: 'in' as const,
  points: 5,
  wins: 1,
  opponents: 7.5,
  games: 2,
  byes: 0,
  ...more,
});
const tournament = (more: Partial<Tournament> = {}): Tournament => ({
  ...summary('1'),
  setup: {},
  seats: { least: 3, most: 5, wanted: 4 },
  points: [5, 3, 2, 1],
  bye: 2.5,
  roundHours: null,
  late: false,
  visibility: 'public',
  atZero: 'bot',
  entrants: [ANNA, BEN].map((person) => ({ person, picture: null, state: 'in' as const })),
  standings: [row(BEN, 1), row(ANNA, 2, { points: 2.5, byes: 1, wins: 0 })],
  drawn: [],
  ...more,
});

test('tournaments: each stands in one list, with how far it is; a stranger sees no list of their own', async () => {
  const lists = {
    'GET /tournaments?list=mine': { tournaments: [summary('1')], next: null },
    'GET /tournaments?list=going': {
      tournaments: [summary('1'), summary('2', { status: 'playing', round: 2, organiser: BEN })],
      next: null,
    },
    'GET /tournaments?list=over': { tournaments: [summary('3', { status: 'finished' })], next: null },
  };
  await open('/tournaments', { ...signedIn, ...lists });
  expect(opened.words('[data-testid="tournaments-mine"] li')).toMatch(
    /Cup 1.*Swiss.*Anna.*5 of 24 places taken/,
  );
  expect(opened.words('[data-testid="tournaments-going"] li')).toMatch(/^Cup 2.*Ben.*Round 2 of 4$/);
  expect(opened.words('[data-testid="tournaments-over"] li')).toMatch(/Cup 3.*Finished$/);
  await opened.close();
  await open('/tournaments', lists);
  expect(opened.words('h2')).toBe('Open and under way | Finished');
  await opened.press('New tournament');
  expect(opened.words()).toContain('Choose a name and you’re in.');
  await opened.close();
  await open('/tournaments', { ...lists, 'GET /tournaments?list=going': { tournaments: [], next: null } });
  expect(opened.words()).toContain('No tournaments right now.');
  opened.close();
  await open('/tournaments', {
    ...signedIn,
    ...lists,
    'GET /tournaments?list=going': { tournaments: [summary('1')], next: null },
  });
  expect(opened.words()).not.toContain('No tournaments right now.');
  expect(opened.words('.empty')).toBe('No other tournaments right now. New ones will appear here.');
});

test('a new tournament is made as it was said', async () => {
  const none = { tournaments: [], next: null };
  await open('/tournaments', { ...signedIn, 'GET /tournaments': none, 'POST /tournaments': tournament() });
  await opened.press('New tournament');
  await opened.fill('Name of the tournament', ' Winter ');
  await opened.pick('tournament-game', 'kemet');
  await opened.fill('Rounds', '3');
  await opened.fill('Places', '12');
  await opened.fill('Players per table', '3');
  await opened.pick('deadline', '72');
  await opened.pick('late', 'yes');
  await opened.pick('tournament-rated', 'yes');
  await opened.pick('public', 'no');
  await opened.pick('tournament-clock', 'live');
  expect(opened.words('.panel p')).toContain('Tables have 3 to 4 players');
  await opened.press('Create tournament');
  expect(opened.asked()).toEqual([
    {
      call: 'POST /tournaments',
      body: {
        name: 'Winter',
        game: 'kemet',
        setup: {},
        format: 'swiss',
        rounds: 3,
        seats: { least: 3, most: 4, wanted: 3 },
        points: [5, 3, 2, 1],
        places: 12,
        roundHours: 72,
        late: true,
        visibility: 'private',
        clock: { kind: 'live', bank: 1800, increment: 30 },
        atZero: 'bot',
        rated: 'people',
      },
    },
  ]);
  expect(here().path).toEqual(['tournaments', '1']);
});

test('as nothing else is said a tournament is public, over days and for four; all against all has no number of rounds', async () => {
  await open('/tournaments', { ...signedIn, 'GET /tournaments': { tournaments: [], next: null } });
  await opened.press('New tournament');
  await opened.fill('Name of the tournament', 'League');
  await opened.pick('format', 'all');
  await opened.press('Create tournament');
  const [{ body } = { body: null }] = opened.asked();
  expect(body).toMatchObject({
    format: 'all',
    seats: { least: 3, most: 5, wanted: 4 },
    points: [6, 4, 3, 2, 1],
    places: 24,
    roundHours: null,
    late: false,
    visibility: 'public',
    clock: { kind: 'days', days: 1 },
    rated: 'no',
  });
  expect(body).not.toHaveProperty('rounds');
  expect(opened.words('[role="alert"]')).not.toBe('');
});

test('a tournament: who stands where, and what the organiser may do', async () => {
  const path = '/tournaments/1';
  await open(path, { ...signedIn, [`GET ${path}`]: tournament({ people: 2 }) });
  expect(opened.words('[data-testid="tournament-state"]')).toBe('2 of 24 places taken');
  expect(opened.words('tbody tr')).toMatch(/1 Ben 5 1 7.5 2.*\| 2 Anna 1 bye 2.5 0 7.5 2/);
  expect(opened.page.querySelector<HTMLButtonElement>('button[disabled]')?.textContent).toContain(
    'Draw first round',
  );
  opened.answers({
    [`POST ${path}/remove`]: tournament({ people: 3 }),
    [`POST ${path}/start`]: tournament(),
  });
  await opened.press('Remove: Ben');
  await opened.press('Draw first round');
  expect(opened.asked()).toEqual([
    { call: `POST ${path}/remove`, body: { person: 'ben' } },
    { call: `POST ${path}/start`, body: undefined },
  ]);
  opened.answers({ [`POST ${path}/leave`]: tournament({ entrants: [] }) });
  await opened.press('Drop out');
  opened.answers({
    [`POST ${path}/join`]: tournament(),
    [`POST ${path}/close`]: tournament({ status: 'closed' }),
  });
  await opened.press('Join');
  await opened.press('End tournament');
  expect(opened.asked().map(({ call }) => call)).toEqual(
    ['leave', 'join', 'close'].map((act) => `POST ${path}/${act}`),
  );
  expect(opened.words('[data-testid="tournament-state"]')).toBe('Finished');
  expect(opened.words('button')).not.toMatch(/Join|Drop out|End tournament|Remove/);
});

test('a tournament under way: the way to one’s table, rounds with places, who dropped out and who waits', async () => {
  const seat = (person: typeof BEN, place: number | null) => ({ person, place, points: place, left: false });
  const going = tournament({
    status: 'playing',
    round: 2,
    organiser: BEN,
    due: Date.UTC(2030, 0, 1),
    entrants: [
      { person: ANNA, picture: null, state: 'in' },
      { person: CARL, picture: null, state: 'waiting' },
    ],
    standings: [row(BEN, 1, { state: 'out' }), row(ANNA, 2)],
    drawn: [
      {
        round: 1,
        byes: [CARL],
        tables: [{ table: 't1', status: 'finished', seats: [seat(ANNA, 1), seat(BEN, 2)] }],
      },
      {
        round: 2,
        byes: [],
        tables: [{ table: 't2', status: 'playing', seats: [seat(ANNA, null), seat(BEN, null)] }],
      },
    ],
  });
  await open('/tournaments/1', { ...signedIn, 'GET /tournaments/1': going });
  expect(opened.words('[data-testid="tournament-state"]')).toMatch(/^Round 2 of 4.*Until /);
  expect(opened.page.querySelector('.ways a.commit')?.getAttribute('href')).toBe('/table/t2');
  expect(opened.words('tr.out')).toContain('dropped out');
  expect(opened.words()).toContain('Substitutes: Carl');
  expect(opened.words()).toContain('Bye: Carl');
  expect(opened.words('button')).not.toMatch(/End tournament|Draw first round|Remove/);
});

test('the ladder: own rating, bots by their level, more on demand, another game at another address', async () => {
  const rated = { rating: 1200, spread: 90, mu: 30, sigma: 2, games: 12, won: 6, provisional: false };
  const entry = (rank: number, more: Partial<Ladder['entries'][number]>) => ({
    rank,
    person: null,
    bot: null,
    picture: null,
    ...rated,
    ...more,
  });
  const entries = [entry(1, { person: BEN }), entry(2, { person: ANNA })];
  const first = { game: 'ankh', entries, own: rated, next: '50' };
  await open('/ladder', {
    ...signedIn,
    'GET /ladder?game=ankh': first,
    'GET /ladder?game=ankh&after=50': {
      ...first,
      entries: [entry(51, { bot: 'easy', provisional: true })],
      next: null,
    },
    'GET /ladder?game=kemet': { game: 'kemet', entries: [], own: null, next: null },
  });
  expect(opened.words('[data-testid="own-rating"]')).toBe('Your rating: 1200 ± 90 (12 games)');
  expect(opened.words('tbody tr')).toMatch(/^1 Ben.*1200.*12.*50/);
  expect(opened.words('tbody tr.own')).toMatch(/^2 Anna/);
  await opened.press('Show more');
  // Before ten games nobody has a place.
  expect(opened.words('tbody tr')).toMatch(/Ben.*\| Provisional: no place before ten rated games \| – .*asy/);
  expect(opened.words('button')).not.toContain('Show more');
  await opened.pick('ladder-game', 'kemet');
  expect(here().query.get('game')).toBe('kemet');
  expect(opened.words()).toContain('No rated games yet.');
  expect(opened.page.querySelector('[data-testid="own-rating"]')).toBeNull();
});

test('finding a game: what one wants is asked for, waited for and given up', async () => {
  const idle: Waiting = { wish: null, since: null, others: 0, table: null };
  const wish = { game: 'kemet', length: 'days', least: 2, most: 3, rated: false, botsAfter: 10 } as const;
  await open('/match', { ...signedIn, 'GET /me/match': idle });
  await opened.pick('match-game', 'kemet');
  await opened.pick('match-length', 'days');
  await opened.fill('At least', '5');
  await opened.fill('At most', '3');
  await opened.fill('At least', '2');
  await opened.pick('match-bots', '10');
  opened.answers({ 'PUT /me/match': { wish, since: 1, others: 1, table: null }, 'DELETE /me/match': idle });
  await opened.press('Find a game');
  expect(opened.asked()).toEqual([{ call: 'PUT /me/match', body: wish }]);
  expect(opened.words('[data-testid="match-waiting"]')).toMatch(
    /Looking for players: Kemet Several days · 2 to 3 players 1 other person wants the same. You can leave/,
  );
  await opened.press('Stop looking');
  expect(opened.words()).not.toContain('Looking for players');
  await opened.pick('match-rated', 'yes');
  expect(opened.words()).not.toContain('Fill up with bots');
  await opened.press('Find a game');
  expect(opened.asked().at(-1)?.body).toMatchObject({ rated: true, botsAfter: null });
});

test('who had a table found here is led to it only if they waited for it just now', async () => {
  const wish = { game: 'ankh', length: 'quick', least: 2, most: 4, rated: false, botsAfter: null } as const;
  await open('/match', { ...signedIn, 'GET /me/match': { wish, since: 1, others: 0, table: 'old' } });
  expect(here().path).toEqual(['match']);
  expect(opened.words('.last')).toContain('Your last game found here:');
  opened.answers({ 'PUT /me/match': { wish, since: 2, others: 0, table: null } });
  await opened.press('Find a game');
  expect(opened.words()).toContain('Stay on this page.');
});

test('friends: requests are answered, friends removed, the blocked forgiven', async () => {
  const known = (person: typeof BEN) => ({ person, picture: null });
  const lists: Friends = { friends: [known(BEN)], asked: [known(CARL)], asking: [], blocked: [] };
  await open('/people', { ...signedIn, 'GET /me/friends': lists });
  expect(opened.words('[data-testid="friends-asked"]')).toContain('Carl');
  expect(opened.words('[data-testid="friends"] li')).toContain('Ben');
  expect(opened.words('h2')).toBe('Friend requests');
  opened.answers({
    'POST /friends/carl': { ...lists, asked: [], friends: [known(BEN), known(CARL)] },
    'DELETE /friends/ben': { friends: [], asked: [], asking: [known(CARL)], blocked: [known(BEN)] },
    'DELETE /blocked/ben': { friends: [], asked: [], asking: [], blocked: [] },
  });
  await opened.press('Accept');
  await opened.press('Remove friend: Ben');
  expect(opened.words()).toMatch(/No friends here yet.*Requests you sent.*Carl.*Blocked people.*Ben/);
  await opened.press('Unblock: Ben');
  expect(opened.words('h2')).toBe('');
  expect(opened.asked().map(({ call }) => call)).toEqual([
    'POST /friends/carl',
    'DELETE /friends/ben',
    'DELETE /blocked/ben',
  ]);
});

const profile = (more: Partial<Profile> = {}): Profile => ({
  person: BEN,
  picture: null,
  since: Date.UTC(2026, 0, 5),
  relation: 'none',
  privacy: null,
  statistics: null,
  ratings: [],
  ...more,
});

test.each([
  ['none', ['Add friend', 'Block'], 'Add friend', 'POST /friends/ben'],
  ['asked', ['Accept', 'Decline', 'Block'], 'Decline', 'DELETE /friends/ben'],
  ['asking', ['Cancel request', 'Block'], 'Cancel request', 'DELETE /friends/ben'],
  ['friend', ['Remove friend', 'Block'], 'Block', 'POST /blocked/ben'],
  ['blocked', ['Unblock'], 'Unblock', 'DELETE /blocked/ben'],
] as const)('a profile of somebody who is %s offers what fits', async (relation, offers, press, call) => {
  const none: Friends = { friends: [], asked: [], asking: [], blocked: [] };
  await open('/people/ben', { ...signedIn, 'GET /people/ben': profile({ relation }), [call]: none });
  expect(opened.words('.ways button')).toBe(offers.join(' | '));
  expect(opened.words()).toContain('Ben doesn’t show statistics to you.');
  await opened.press(press);
  expect(opened.asked()).toEqual([{ call, body: undefined }]);
});

test('one’s own profile: who sees it is changed; a stranger is offered nothing', async () => {
  const own = profile({ person: ANNA, relation: 'self', privacy: 'friends', statistics: [] });
  await open('/people/anna', {
    ...signedIn,
    'GET /people/anna': own,
    'PUT /me/profile': { ...own, privacy: 'nobody' },
  });
  expect(opened.words()).toContain('No finished games yet.');
  await opened.pick('privacy', 'nobody');
  expect(opened.asked()).toEqual([{ call: 'PUT /me/profile', body: { privacy: 'nobody' } }]);
  await opened.close();
  await open('/people/ben', { 'GET /people/ben': profile() });
  expect(opened.words('.ways button')).toBe('');
});

test('a ladder that cannot be read says so, and no longer once it can', async () => {
  await open('/ladder', signedIn);
  expect(opened.page.querySelector('[role="alert"]')?.textContent?.trim()).not.toBe('');
  expect(opened.page.querySelector('[role="alert"]')).not.toBeNull();
  opened.answers({ 'GET /ladder?game=kemet': { game: 'kemet', entries: [], own: null, next: null } });
  await opened.pick('ladder-game', 'kemet');
  expect(opened.page.querySelector('[role="alert"]')).toBeNull();
});

test.each(['/people/nobody', '/tournaments/none', '/table/none'])(
  'a refusal is said in the new language once that is changed: %s',
  async (address) => {
    await open(address, signedIn);
    const english = opened.words('[role="alert"]');
    expect(english).not.toBe('');
    await setLocale('uk');
    await opened.settle();
    const ukrainian = opened.words('[role="alert"]');
    await setLocale('en');
    await opened.settle();
    expect(ukrainian).toMatch(/^[^a-z]+$/i);
    expect(opened.words('[role="alert"]')).toBe(english);
  },
);
