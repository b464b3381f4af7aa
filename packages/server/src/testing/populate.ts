/**
 * npx node packages/server/src/testing/populate.ts [GAMES]: a server in a temporary folder with the built page, full of people:
 * rated games that are over, friends, a tournament that is over and one that goes on, tables to join and to watch. Prints where it is
 * and what there is to look at as one line of JSON; ends with its input.
 */
import { type Bot, createBot, loadGames } from '@ennead/bots';
import { decisionsFor, missing } from '@ennead/kernel';
import { numberOf } from '@ennead/table';
import type { NewTable, NewTournament, TableInfo, Tournament } from '@ennead/wire';
import { readConfig } from '../config.ts';
import { games } from '../games.ts';
import { takeDecision } from '../play/decide.ts';
import { roomOf } from '../play/hub.ts';
import { noteAll } from '../results/noting.ts';
import { DAY } from '../time.ts';
import { runAll } from '../tournaments/running.ts';
import { enter, type TestPerson } from './client.ts';
import { startServer } from './server.ts';

const NAMES = [
  'Nour',
  'Олександр',
  'Tomáš Dvořáček',
  'Мария',
  'Ben',
  'Iryna',
  'Šárka',
  'Dmitri',
  'Amélie',
  'Jo',
  'Кристина Володимирівна',
  'Max',
  'Zdeněk',
  'Лев',
  'Priya',
  'Ola',
  'Фёдор',
  'Hedvika',
  'Sam',
  'Yuki',
  'Тарас',
  'Eliška',
  'Константин',
  'Maximilian of the Upper Nile',
];
const wanted = Number(process.argv[2] ?? 200);
let shift = -60 * DAY;
const now = () => Date.now() + shift;

await loadGames();
const { pageFolder } = readConfig({});
const server = await startServer({ games, now, config: { pageFolder } });
const people: TestPerson[] = [];
for (const [at, name] of NAMES.entries()) {
  const person = await enter(server.url, name);
  people.push(person);
  await person.api('PUT', '/me/profile', {
    privacy: 'public',
    picture: [at % 4, at % 6, (at * 5) % 6, at % 18].map((part) => part.toString(36)).join(''),
  });
}
const [nour = missing()] = people;

/** Every third plays well, the others by chance: the ladder gets steps. */
const bots = new Map<string, Bot>();
function botOf(game: string, person: string | undefined): Bot {
  const at = people.findIndex(({ id }) => id === person);
  const name = at % 3 === 0 ? 'easy' : 'random';
  const bot = bots.get(`${game} ${at}`) ?? createBot(name, games.find(game) ?? missing(), { seed: `${at}` });
  bots.set(`${game} ${at}`, bot);
  return bot;
}

async function play(id: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  const room = await roomOf(server.hub, id);
  const { game, match, steps } = room.play ?? missing();
  for (let answers = 0; answers < most && match.open.length > 0; answers++) {
    const { seat } = match.open[0] ?? missing();
    const bot = botOf(game.id, room.info.seats[seat]?.person?.id);
    const option = bot.choose(game.view(match.state, seat), seat, decisionsFor(match.open, seat));
    await takeDecision(server.hub, room, {
      seat,
      number: numberOf(steps, seat),
      option,
      call: null,
      done: () => {},
    });
  }
}

async function seat(
  host: TestPerson,
  others: readonly TestPerson[],
  more: Partial<NewTable> = {},
): Promise<string> {
  const table: NewTable = {
    game: 'ankh',
    setup: {},
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const }))],
    visibility: 'public',
    rated: 'people',
    ...more,
  };
  const { id } = (await host.api<TableInfo>('POST', '/tables', table)).body;
  for (const other of others) await other.api('POST', `/tables/${id}/join`, {});
  return id;
}

const who = (at: number) => people[at % people.length] ?? missing();
for (let game = 0; game < wanted; game++) {
  const [host, ...others] = [who(game), who(game * 5 + 7), ...(game % 4 === 0 ? [who(game * 3 + 1)] : [])];
  const rivals = [...new Set(others)].filter((other) => other !== host);
  if (host === undefined || rivals.length === 0) continue;
  const kemet = game % 5 === 2;
  const id = await seat(host, rivals, kemet ? { game: 'kemet' } : {});
  await host.api('POST', `/tables/${id}/start`);
  await play(id);
  server.hub.rooms.delete(id);
  shift += (55 * DAY) / wanted;
}
await noteAll(server.hub);

for (const friend of people.slice(1, 9)) {
  await nour.api('POST', `/friends/${friend.id}`);
  await friend.api('POST', `/friends/${nour.id}`);
}
for (const asking of people.slice(9, 11)) await asking.api('POST', `/friends/${nour.id}`);
await nour.api('POST', `/friends/${who(11).id}`);
for (const other of people.slice(12, 14)) await nour.api('POST', `/blocked/${other.id}`);

async function tournament(name: string, more: Partial<NewTournament>, rounds: number): Promise<string> {
  const body: NewTournament = {
    name,
    game: 'ankh',
    setup: {},
    format: 'swiss',
    seats: { least: 3, most: 4, wanted: 4 },
    rounds: 3,
    points: [5, 3, 2, 1],
    places: 24,
    roundHours: 168,
    late: true,
    visibility: 'public',
    clock: { kind: 'days', days: 1 },
    atZero: 'bot',
    ...more,
  };
  const { id } = (await who(3).api<Tournament>('POST', '/tournaments', body)).body;
  for (const person of people) await person.api('POST', `/tournaments/${id}/join`);
  await who(3).api('POST', `/tournaments/${id}/start`);
  for (let round = 0; round < rounds; round++) await playRound(id, Number.POSITIVE_INFINITY);
  return id;
}

async function playRound(id: string, most: number): Promise<void> {
  const { drawn, round } = (await nour.api<Tournament>('GET', `/tournaments/${id}`)).body;
  const tables = drawn.find((each) => each.round === round)?.tables ?? [];
  for (const { table } of tables.slice(0, most)) await play(table);
  await noteAll(server.hub);
  await runAll(server.hub, async () => {});
}
const over = await tournament('Кубок Дельти', {}, 3);
shift = -DAY;
const going = await tournament('Autumn league of the Upper Nile', {}, 1);
await playRound(going, 3);
shift = 0;

const open = await seat(who(1), [who(2)], {
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'hard' }],
  rated: 'no',
  clock: { kind: 'live', bank: 1200, increment: 20 },
});
await who(1).api('POST', `/tables/${open}/invite`, { person: nour.id });
const live = { kind: 'live', bank: 1800, increment: 30 } as const;
const chances = { chances: true, clock: live, atZero: 'bot' } as const;
const watched = await seat(who(4), [who(5), who(6)], { ...chances, game: 'kemet' });
const watchedAnkh = await seat(who(7), [who(8), who(9)], chances);
for (const [id, host, moves] of [
  [watched, who(4), 160],
  [watchedAnkh, who(7), 90],
] as const) {
  await host.api('POST', `/tables/${id}/start`);
  await play(id, moves);
}
const mine = await seat(nour, [who(1), who(3)], {
  rated: 'no',
  clock: { kind: 'days', days: 2, vacation: 7 },
  atZero: 'bot',
});
await nour.api('POST', `/tables/${mine}/start`);
await play(mine, 60);
// Letters come as a digest, and none at night.
await server.db.run('UPDATE people SET email = ?, email_confirmed = 1, email_stop = ? WHERE id = ?', [
  'nour@example.com',
  'a-key-that-stops-letters',
  nour.id,
]);
const quiet = { from: 22 * 60, until: 8 * 60 };
await nour.api('PUT', '/me/notify', { letters: 'daily', quiet, deadline: true, zone: 'Europe/Prague' });
const { drawn } = (await nour.api<Tournament>('GET', `/tournaments/${over}`)).body;
const finished = drawn[0]?.tables[0]?.table;
const key = nour.key;
console.log(
  JSON.stringify({
    url: server.url,
    key,
    me: nour.id,
    over,
    going,
    open,
    watched,
    watchedAnkh,
    mine,
    finished,
    other: who(3).id,
  }),
);
process.stdin.resume();
process.stdin.once('end', () => void server.close());
