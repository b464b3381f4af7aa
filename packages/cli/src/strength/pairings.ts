/** One bot against others that are all alike; what counts is the share of games the first one wins. */
export interface Pairing {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  /** In the order of seats of the first game: one of the first kind, the rest of the other. */
  readonly bots: readonly string[];
}

const MATCHES = [
  ['beginner', 'random'],
  ['easy', 'beginner'],
  ['medium', 'easy'],
  ['hard', 'medium'],
  ['hard', 'easy'],
  ['expert', 'hard'],
  ['expert', 'easy'],
] as const;
/** Numbers of players that are measured. */
export const TABLES = [2, 4];

/** Every pairing that is measured for these games: two players, and one alone against three. */
export function pairingsOf(games: readonly string[]): Pairing[] {
  return MATCHES.flatMap(([first, other]) =>
    games.flatMap((game) =>
      TABLES.map((players) => ({
        name: `${game}-${players}-${first}-${other}`,
        game,
        players,
        bots: [first, ...new Array<string>(players - 1).fill(other)],
      })),
    ),
  );
}
