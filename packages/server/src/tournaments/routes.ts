import { missing } from '@ennead/kernel';
import {
  NewTournament,
  type Person,
  RemoveEntrant,
  Tournament,
  TournamentList,
  TournamentQuery,
} from '@ennead/wire';
import Type from 'typebox';
import { type Api, addRoute } from '../http/api.ts';
import type { Notify } from '../notify/notification.ts';
import type { Hub } from '../play/hub.ts';
import { newId } from '../random.ts';
import { notSignedIn, Refused } from '../refused.ts';
import { refuseTooMuch } from '../tables/held.ts';
import { newTable, notHost, ROW_BYTES } from '../tables/lifecycle.ts';
import { oneByOne } from '../tables/one-by-one.ts';
import { csvOf, describe } from './describing.ts';
import { beginRound } from './rounds.ts';
import { readTournaments, summaryOf } from './store.ts';
import { dropOut, enterTournament, tournamentNamed } from './taking-part.ts';

const PAGE = 50;

/** Tournaments and leagues, which anybody may run. */
export function addTournamentRoutes(api: Api, notify: Notify): void {
  const { hub } = api;
  const { db } = hub;
  const shown = async (id: string) => describe(db, await tournamentNamed(hub, id));

  addRoute(api, {
    method: 'POST',
    path: '/tournaments',
    summary: 'Create a tournament; you are its organiser and take part only if you join',
    body: NewTournament,
    reply: Tournament,
    async handle({ person, caller, body }) {
      const id = newId();
      await oneByOne(`tournaments of ${caller.network}`, async () => {
        const origin = hub.originOf(caller.network);
        await refuseTooMany(hub, person, origin);
        checkTerms(hub, person, body);
        hub.budgets.store(caller, JSON.stringify(body).length);
        await insertTournament(hub, id, person, origin, body);
      });
      return shown(id);
    },
  });

  addRoute(api, {
    method: 'GET',
    path: '/tournaments',
    summary: 'Tournaments open or under way; yours (mine); or those that are over. Newest first',
    signedIn: false,
    query: TournamentQuery,
    reply: TournamentList,
    async handle({ person, query }) {
      const list = query.list ?? 'going';
      if (list === 'mine' && person === null) throw notSignedIn();
      const [created = Number.MAX_SAFE_INTEGER, id = ''] = query.after?.split(':') ?? [];
      const place = { created: Number(created), id };
      const rows = await readTournaments(db, list, person?.id ?? '', place, PAGE);
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      return {
        tournaments: rows.map(summaryOf),
        next: last === undefined ? null : `${last.created}:${last.id}`,
      };
    },
  });

  addRoute(api, {
    method: 'GET',
    path: '/tournaments/:id',
    summary: 'All of a tournament: people, standings, every round with its tables',
    signedIn: false,
    reply: Tournament,
    handle: ({ id }) => shown(id),
  });

  addRoute(api, {
    method: 'GET',
    path: '/tournaments/:id/standings.csv',
    summary: 'The standings as CSV',
    signedIn: false,
    reply: Type.String(),
    async handle({ id, reply }) {
      const csv = csvOf(await shown(id));
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="standings-${id}.csv"`);
      return csv;
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/tournaments/:id/join',
    summary: 'Take part; where no place is free, wait to stand in for who drops out',
    reply: Tournament,
    async handle({ id, person }) {
      await enterTournament(hub, id, person);
      return shown(id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/tournaments/:id/leave',
    summary: 'Drop out; who waits takes over your seat, or a bot plays the game to its end',
    reply: Tournament,
    async handle({ id, person }) {
      await dropOut(hub, id, person.id);
      return shown(id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/tournaments/:id/remove',
    summary: 'Take somebody out of it (the organiser)',
    body: RemoveEntrant,
    reply: Tournament,
    async handle({ id, person, body }) {
      await ownTournament(hub, id, person);
      await dropOut(hub, id, body.person);
      return shown(id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/tournaments/:id/start',
    summary: 'Draw the first round and begin its games (the organiser)',
    reply: Tournament,
    async handle({ id, person }) {
      await oneByOne(`tournament ${id}`, async () => {
        const row = await ownTournament(hub, id, person);
        if (row.status !== 'open')
          throw new Refused('already-started', 'This tournament has already started.');
        if (Number(row.people) < row.least)
          throw new Refused('too-few', `At least ${row.least} people must take part.`);
        const opener = { host: person.id, origin: row.origin };
        await oneByOne(row.origin ?? id, () =>
          beginRound(hub, notify, row, (tables) =>
            refuseTooMuch(hub.db, hub.limits, opener, {
              isPublic: false,
              bots: 0,
              bytes: tables * ROW_BYTES,
              tables,
            }),
          ),
        );
      });
      return shown(id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/tournaments/:id/close',
    summary: 'End it now; games under way go on but count no more (the organiser)',
    reply: Tournament,
    async handle({ id, person }) {
      const { status } = await ownTournament(hub, id, person);
      if (status === 'open' || status === 'playing')
        await db.run(
          'UPDATE tournaments SET status = ?, due = NULL, finished = ? WHERE id = ? AND status = ?',
          [status === 'open' ? 'closed' : 'finished', hub.now(), id, status],
        );
      return shown(id);
    },
  });
}

async function ownTournament(hub: Hub, id: string, person: Person) {
  const row = await tournamentNamed(hub, id);
  if (row.organiser !== person.id) throw notHost();
  return row;
}

async function refuseTooMany({ db, limits }: Hub, person: Person, origin: string): Promise<void> {
  const running = async (column: 'organiser' | 'origin', owner: string) => {
    const [{ n } = missing()] = await db.all<{ n: number }>(
      `SELECT COUNT(*) AS n FROM tournaments WHERE ${column} = ? AND status IN ('open', 'playing')`,
      [owner],
    );
    return Number(n);
  };
  if ((await running('organiser', person.id)) >= limits.tournamentsOfPerson)
    throw new Refused(
      'too-many-tournaments',
      `You run ${limits.tournamentsOfPerson} tournaments, and no more are allowed; end one first.`,
      429,
    );
  if ((await running('origin', origin)) >= limits.tournamentsOfNetwork)
    throw new Refused(
      'too-many-tournaments',
      `Your network runs ${limits.tournamentsOfNetwork} tournaments, and no more are allowed; wait until some are over.`,
      429,
    );
}

/** A table of every size that may come up must be one that could be opened. */
function checkTerms(hub: Hub, person: Person, wanted: NewTournament): void {
  const { least, most, wanted: usual } = wanted.seats;
  if (least > most || usual < least || usual > most)
    throw new Refused('bad-seats', 'The wanted number of seats lies between the least and the most.', 400);
  if (wanted.format === 'swiss' && wanted.rounds === undefined)
    throw new Refused('bad-rounds', 'Say how many rounds are played.', 400);
  const { game, setup, visibility, clock, atZero, rated } = wanted;
  const terms = {
    game,
    setup,
    visibility,
    ...(clock && { clock }),
    ...(atZero && { atZero }),
    ...(rated && { rated }),
  };
  for (let size = least; size <= most; size++)
    newTable(
      hub,
      person,
      terms,
      Array.from({ length: size }, () => ({ person: null, bot: null, standIn: null })),
    );
}

async function insertTournament(
  hub: Hub,
  id: string,
  person: Person,
  origin: string,
  wanted: NewTournament,
): Promise<void> {
  await hub.db.run(
    `INSERT INTO tournaments (id, name, organiser, game, setup, format, least, most, wanted, rounds, points, places,
      round_hours, late, visibility, clock, at_zero, rated, origin, status, round, due, seed, created, finished)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, NULL, ?, ?, NULL)`,
    [
      id,
      wanted.name.trim(),
      person.id,
      wanted.game,
      JSON.stringify(wanted.setup),
      wanted.format,
      wanted.seats.least,
      wanted.seats.most,
      wanted.seats.wanted,
      wanted.format === 'all' ? 0 : (wanted.rounds ?? 1),
      JSON.stringify(wanted.points),
      wanted.places,
      wanted.roundHours,
      wanted.late ? 1 : 0,
      wanted.visibility,
      JSON.stringify(wanted.clock ?? { kind: 'none' }),
      wanted.atZero ?? 'bot',
      wanted.rated ?? 'no',
      origin,
      Math.floor(hub.now() % 1_000_000_000),
      hub.now(),
    ],
  );
}
