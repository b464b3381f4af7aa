import { type BotName, createBot, loadGames } from '@ennead/bots';
import { missing } from '@ennead/kernel';
import type { NewTournament, TableInfo, Tournament } from '@ennead/wire';
import { games } from './games.ts';
import { noteAll } from './results/noting.ts';
import { openPostgres } from './storage/postgres.ts';
import { addedUp } from './testing/by-hand.ts';
import { enter, type TestPerson } from './testing/client.ts';
import { playThrough } from './testing/play-through.ts';
import { startPostgres } from './testing/postgres.ts';
import { startServer } from './testing/server.ts';
import { runAll } from './tournaments/running.ts';

export interface Rehearsal {
  readonly game: string;
  readonly people: number;
  readonly rounds: number;
  readonly seats: number;
  readonly storage: 'sqlite' | 'postgres';
  readonly seed: string;
  /** Who answers for everybody. */
  readonly bot: BotName;
  log(line: string): void;
}

export interface Rehearsed {
  readonly status: string;
  readonly tables: number;
  readonly answers: number;
  readonly standings: Tournament['standings'];
  /** What does not add up. */
  readonly wrong: readonly string[];
}

const POINTS = [5, 3, 2, 1, 0];

/** Runs a tournament of simulated people on a server of its own: they come and join by the public API and let a bot answer. */
export async function rehearse(wish: Rehearsal): Promise<Rehearsed> {
  await loadGames();
  const postgres = wish.storage === 'postgres' ? await startPostgres() : null;
  const db = postgres === null ? {} : { db: await openPostgres(await postgres.database()) };
  const server = await startServer({ games, ...db });
  try {
    const organiser = await enter(server.url, 'Organiser');
    const people: TestPerson[] = [];
    for (let at = 1; at <= wish.people; at++) people.push(await enter(server.url, `Player ${at}`));
    const points = POINTS.slice(0, wish.seats);
    const wanted: NewTournament = {
      name: 'Rehearsal',
      game: wish.game,
      setup: {},
      format: 'swiss',
      seats: { least: Math.max(2, wish.seats - 1), most: wish.seats, wanted: wish.seats },
      rounds: wish.rounds,
      points,
      places: wish.people,
      roundHours: null,
      late: false,
      visibility: 'public',
    };
    const { id } = (await organiser.api<Tournament>('POST', '/tournaments', wanted)).body;
    for (const person of people) await person.api('POST', `/tournaments/${id}/join`);
    await organiser.api('POST', `/tournaments/${id}/start`);
    const read = async () => (await organiser.api<Tournament>('GET', `/tournaments/${id}`)).body;
    const bot = createBot(wish.bot, games.find(wish.game) ?? missing(), { seed: wish.seed });
    const wrong: string[] = [];
    let [answers, tables] = [0, 0];
    for (let round = 1; round <= wish.rounds; round++) {
      const drawn = (await read()).drawn.find((each) => each.round === round)?.tables ?? [];
      for (const { table } of drawn) answers += await playThrough(server.hub, table, bot);
      tables += drawn.length;
      await noteAll(server.hub);
      await runAll(server.hub, async () => {});
      wish.log(`round ${round}: ${drawn.length} tables, ${answers} answers so far`);
    }
    const over = await read();
    for (const { table, seats } of over.drawn.flatMap((round) => round.tables)) {
      const { outcome } = (await organiser.api<TableInfo>('GET', `/tables/${table}`)).body;
      const firsts = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
      const winners = outcome?.winners ?? [];
      if (winners.length > 0 && winners.join() !== firsts.join())
        wrong.push(`table ${table}: seats ${winners.join(', ')} won, seats ${firsts.join(', ')} are first`);
    }
    if (over.status !== 'finished') wrong.push(`it is ${over.status}`);
    return {
      status: over.status,
      tables,
      answers,
      standings: over.standings,
      wrong: [...wrong, ...addedUp(over, points)],
    };
  } finally {
    await server.close();
    await postgres?.stop();
  }
}
