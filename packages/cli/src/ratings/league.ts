import {
  type BaseSetup,
  type BaseState,
  chanceFrom,
  decide,
  type Fact,
  type Game,
  missing,
  openMatch,
  type Results,
} from '@ennead/kernel';
import { type Kept, ratingsAfter, shownRating, shownSpread } from '@ennead/server/ratings';
import { type Player, seating } from '../bots.ts';
import { play } from '../simulate/play.ts';

/** The bots of the league, weakest first as they are meant. */
const LEAGUE = ['random', 'easy', 'hard'] as const;

/** Two at a table, everybody with everybody, each seat equally often. With three the two weaker gods of Ankh merge and share a place. */
const PAIRS = [
  [0, 1],
  [1, 2],
  [2, 0],
  [1, 0],
  [2, 1],
  [0, 2],
] as const;
export const AT_A_TABLE = 2;

/** A bot's standing after so many games. */
export interface Standing {
  readonly bot: string;
  readonly rating: number;
  readonly spread: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly won: number;
}

/** A league of bots, rated after every game as people are. */
export interface League {
  play(number: number): void;
  standings(): Standing[];
}

export async function openLeague(game: Game, setup: BaseSetup, seed: string, nodes: number): Promise<League> {
  const sit = await seating(LEAGUE, { milliseconds: undefined, nodes });
  const ratings = new Map<string, Kept>();

  return {
    play(number) {
      const pair = PAIRS[number % PAIRS.length] ?? missing();
      const bots = pair.map((at) => LEAGUE[at]);
      const dealt = `${seed} ${number}`;
      const players = bots.map(
        (bot, seat): Player => sit(bot, { game, seat, seed: `${dealt} seat ${seat}` }),
      );
      const { record, violations } = play(game, setup, dealt, players, chanceFrom(`${dealt} turns`), false);
      if (violations.length > 0) throw new Error(violations.join('; '));
      const { seats } = resultsOf(game, setup, dealt, record.moves);
      const winners = record.result?.winners ?? [];
      const after = ratingsAfter(
        bots.map((bot, seat) => ({
          player: bot,
          place: seats[seat]?.place ?? missing(),
          left: false,
          won: winners.includes(seat),
        })),
        ratings,
      );
      for (const [bot, rating] of after.players) ratings.set(bot, rating);
    },
    standings: () =>
      [...ratings]
        .map(([bot, kept]) => ({
          bot,
          rating: shownRating(kept),
          spread: shownSpread(kept),
          mu: round(kept.mu),
          sigma: round(kept.sigma),
          games: kept.games,
          won: kept.won,
        }))
        .sort((a, b) => a.rating - b.rating),
  };
}

/** Played again with all that is told: bots do not listen. */
function resultsOf(
  game: Game,
  setup: BaseSetup,
  seed: string,
  moves: readonly (readonly [number, string | number])[],
): Results {
  const facts: Fact[] = [];
  const match = openMatch<BaseState, BaseSetup, Fact>(game, setup, seed, facts);
  for (const [seat, option] of moves) decide<BaseState, Fact>(match, seat, option, facts);
  return game.results?.(match.state, facts) ?? missing();
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
