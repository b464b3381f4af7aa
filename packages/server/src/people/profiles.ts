import { ChangeProfile, type Person, PlayedGames, PlayedQuery, type Privacy, Profile } from '@ennead/wire';
import { relationTo } from '../friends/store.ts';
import { type Api, addRoute } from '../http/api.ts';
import { readRatings } from '../ratings/ladder.ts';
import { noSuchPerson } from '../refused.ts';
import { statisticsOf } from '../results/statistics.ts';
import { readCounted, readPlayed } from '../results/store.ts';
import type { Database } from '../storage/sql.ts';

const PAGE = 30;

interface ProfileRow {
  readonly name: string;
  readonly created: number;
  readonly picture: string | null;
  readonly privacy: Privacy;
}

/** Who somebody is to others: a picture, statistics, games played. */
export function addProfileRoutes(api: Api): void {
  const { db } = api.hub;

  addRoute(api, {
    method: 'GET',
    path: '/people/:id',
    summary: 'Somebody’s profile; statistics as far as they let you see them',
    signedIn: false,
    reply: Profile,
    handle: ({ id, person }) => readProfile(db, id, person),
  });

  addRoute(api, {
    method: 'GET',
    path: '/people/:id/games',
    summary:
      'Finished games of somebody who lets you see them: public ones and those you sat at. Newest first',
    signedIn: false,
    query: PlayedQuery,
    reply: PlayedGames,
    async handle({ id, person, query }) {
      const { shown } = await readFor(db, id, person);
      if (!shown) return { games: [], next: null };
      const [finished = Number.MAX_SAFE_INTEGER, table = ''] = query.after?.split(':') ?? [];
      const place = { finished: Number(finished), table };
      const games = await readPlayed(db, id, person?.id ?? null, place, PAGE);
      const last = games.length === PAGE ? games.at(-1) : undefined;
      return { games, next: last === undefined ? null : `${last.finished}:${last.table}` };
    },
  });

  addRoute(api, {
    method: 'PUT',
    path: '/me/profile',
    summary: 'Choose your picture and who sees your statistics',
    body: ChangeProfile,
    reply: Profile,
    async handle({ person, body }) {
      await db.run(
        'UPDATE people SET picture = COALESCE(?, picture), privacy = COALESCE(?, privacy) WHERE id = ?',
        [body.picture ?? null, body.privacy ?? null, person.id],
      );
      return readProfile(db, person.id, person);
    },
  });
}

/** A person and whether the viewer may see their games. */
async function readFor(db: Database, id: string, viewer: Person | null) {
  const [row] = await db.all<ProfileRow>('SELECT name, created, picture, privacy FROM people WHERE id = ?', [
    id,
  ]);
  if (row === undefined) throw noSuchPerson();
  const relation = await relationTo(db, viewer?.id ?? null, id);
  const shown =
    relation === 'self' || row.privacy === 'public' || (row.privacy === 'friends' && relation === 'friend');
  return { row, relation, shown };
}

async function readProfile(db: Database, id: string, viewer: Person | null): Promise<Profile> {
  const { row, relation, shown } = await readFor(db, id, viewer);
  return {
    person: { id, name: row.name },
    picture: row.picture,
    since: row.created,
    relation,
    privacy: relation === 'self' ? row.privacy : null,
    statistics: shown ? statisticsOf(await readCounted(db, id)) : null,
    ratings: relation === 'self' || row.privacy !== 'nobody' ? await readRatings(db, id) : null,
  };
}
