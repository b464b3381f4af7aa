import { type BotName, Ladder, LadderQuery, type PersonRating, type Rated } from '@ennead/wire';
import { type Api, addRoute } from '../http/api.ts';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';
import type { Kept } from './rate.ts';
import { SETTLED, shownRating, shownSpread } from './standing.ts';

const PAGE = 50;

interface LadderRow extends Kept {
  readonly player: string;
  readonly name: string | null;
  readonly picture: string | null;
  readonly privacy: string | null;
}

/** The ratings of a game, the best first; those that are provisional after all others. */
export function addLadderRoutes(api: Api): void {
  const { db, games } = api.hub;

  addRoute(api, {
    method: 'GET',
    path: '/ladder',
    summary: 'The ratings of a game, best first. Who shows nothing to nobody is left out',
    signedIn: false,
    query: LadderQuery,
    reply: Ladder,
    async handle({ query, person }) {
      if (games.find(query.game) === undefined) throw new Refused('no-such-game', 'Unknown game.', 404);
      const from = Number(query.after ?? 0);
      const rows = await db.all<LadderRow>(
        `SELECT r.player, r.mu, r.sigma, r.games, r.won, p.name, p.picture, p.privacy
         FROM ratings r LEFT JOIN people p ON p.id = r.player
         WHERE r.game = ? AND (p.id IS NULL OR p.privacy <> 'nobody')
         ORDER BY r.settled DESC, r.ordinal DESC, r.player LIMIT ? OFFSET ?`,
        [query.game, PAGE, from],
      );
      const own = person === null ? [] : await readRatings(db, person.id);
      return {
        game: query.game,
        entries: rows.map((row, at) => ({ rank: from + at + 1, ...playerIn(row), ...ratingOf(row) })),
        own: own.find(({ game }) => game === query.game)?.rating ?? null,
        next: rows.length === PAGE ? String(from + PAGE) : null,
      };
    },
  });
}

function playerIn({ player, name, picture }: LadderRow) {
  const [, bot] = /^bot:(.*)$/.exec(player) ?? [];
  if (bot !== undefined) return { person: null, bot: bot as BotName, picture: null };
  return { person: { id: player, name: name ?? '' }, bot: null, picture };
}

function ratingOf(kept: Kept): Rated {
  return {
    rating: shownRating(kept),
    spread: shownSpread(kept),
    mu: kept.mu,
    sigma: kept.sigma,
    games: kept.games,
    won: kept.won,
    provisional: kept.games < SETTLED,
  };
}

export async function readRatings(db: Database, person: string): Promise<PersonRating[]> {
  const rows = await db.all<Kept & { game: string }>(
    'SELECT game, mu, sigma, games, won FROM ratings WHERE player = ? ORDER BY game',
    [person],
  );
  return rows.map((row) => ({ game: row.game, rating: ratingOf(row) }));
}
