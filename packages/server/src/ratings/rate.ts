import type { Database, Statement } from '../storage/sql.ts';
import { type Rating, rateGame, UNKNOWN } from './plackett-luce.ts';
import { ordinal, placesWithLeavers, type RatedSeat, SETTLED } from './standing.ts';

/** A rating as it is kept: with the number of rated games and of those won. */
export interface Kept extends Rating {
  readonly games: number;
  readonly won: number;
}

const NEWCOMER: Kept = { ...UNKNOWN, games: 0, won: 0 };

interface SeatRow {
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly stand_in: string | null;
  readonly place: number;
  readonly won: number;
}

/** Bots are players like others: all easy ones of a game are one. */
function playerOf({ person, bot }: Pick<SeatRow, 'person' | 'bot'>): string {
  return person ?? `bot:${bot ?? ''}`;
}

/** The new ratings of everybody in a game. Bots of one kind at several seats move by the mean of what each would. */
export function ratingsAfter(
  seats: readonly (RatedSeat & { readonly won: boolean })[],
  before: ReadonlyMap<string, Kept>,
): { readonly seats: readonly Rating[]; readonly players: ReadonlyMap<string, Kept> } {
  const known = (player: string) => before.get(player) ?? NEWCOMER;
  const after = rateGame(
    seats.map(({ player }) => known(player)),
    placesWithLeavers(seats),
  );
  const players = new Map<string, Kept>();
  for (const [player, own] of Map.groupBy(seats.keys(), (at) => seats[at]?.player ?? '')) {
    const ratings = own.map((at) => after[at] ?? UNKNOWN);
    const mean = (of: keyof Rating) => ratings.reduce((sum, each) => sum + each[of], 0) / ratings.length;
    const { games, won } = known(player);
    const wins = own.some((at) => seats[at]?.won === true) ? 1 : 0;
    players.set(player, { mu: mean('mu'), sigma: mean('sigma'), games: games + 1, won: won + wins });
  }
  return { seats: after, players };
}

/** The statements that rate a table whose results are noted. They fail as one where another process was quicker. */
export async function rateTable(db: Database, id: string, game: string, now: number): Promise<Statement[]> {
  const rows = await db.all<SeatRow>(
    'SELECT seat, person, bot, stand_in, place, won FROM results WHERE table_id = ? ORDER BY seat',
    [id],
  );
  const seats = rows.map((row) => ({
    player: playerOf(row),
    place: row.place,
    left: row.person !== null && row.stand_in !== null,
    won: row.won === 1,
  }));
  const names = [...new Set(seats.map(({ player }) => player))];
  const kept = await db.all<Kept & { player: string }>(
    `SELECT player, mu, sigma, games, won FROM ratings WHERE game = ? AND player IN (${names.map(() => '?').join(', ')})`,
    [game, ...names],
  );
  const before = new Map(kept.map((row) => [row.player, row]));
  const after = ratingsAfter(seats, before);
  return [
    ...seats.map(({ player }, seat): Statement => {
      const from = before.get(player) ?? NEWCOMER;
      const to = after.seats[seat] ?? from;
      return [
        `INSERT INTO rating_changes (table_id, seat, player, mu_before, sigma_before, mu, sigma)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [id, seat, player, from.mu, from.sigma, to.mu, to.sigma],
      ];
    }),
    ...[...after.players].map(([player, { mu, sigma, games, won }]): Statement => {
      const settled = games >= SETTLED ? 1 : 0;
      return [
        `INSERT INTO ratings (player, game, mu, sigma, games, won, settled, ordinal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,
         won = excluded.won, settled = excluded.settled, ordinal = excluded.ordinal`,
        [player, game, mu, sigma, games, won, settled, ordinal({ mu, sigma })],
      ];
    }),
    ['UPDATE tables SET rated_at = ? WHERE id = ?', [now, id]],
  ];
}
