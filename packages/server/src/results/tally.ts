import { setImmediate as turn } from 'node:timers/promises';
import { type BaseState, decide, type Fact, missing, placesByOutcome, type Results } from '@ennead/kernel';
import { addStep, type Written } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import { beginPlay } from '../play/play.ts';
import type { AnyGame } from '../registry.ts';
import type { Statement } from '../storage/sql.ts';

/** Played again so many moves at a time: others get their turn in between. */
const AT_ONCE = 32;

/** Whether a game counts for anybody: chance decided it, it was played here, and nobody played against themselves. */
export function isCounted({ practice, imported, seats }: TableInfo): boolean {
  const people = seats.flatMap(({ person }) => (person === null ? [] : [person.id]));
  return !practice && !imported && new Set(people).size === people.length;
}

/** Plays a game that is over again from the rows of its log and tells how it came out. */
export async function resultsOf(
  game: AnyGame,
  info: TableInfo,
  seed: string,
  rows: readonly Written[],
): Promise<Results & { readonly winners: readonly number[] }> {
  const facts: Fact[] = [];
  const { match, steps } = beginPlay(game, info, seed, facts);
  for (const row of rows) addStep(steps, row);
  for (const [index, at] of steps.standing.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const { seat, option } = steps.all[at] ?? missing();
    const taken = decide<BaseState, Fact>(match, seat, option, facts);
    if (!taken.ok) throw new Error(`move ${index}: ${taken.problem.message}`);
  }
  const outcome = game.outcome(match.state);
  if (outcome === null) throw new Error('the game is not over');
  const plain = () => ({
    variant: '',
    seats: placesByOutcome(outcome, info.seats.length).map((place) => ({
      place,
      points: 0,
      as: '',
      sources: {},
    })),
  });
  return { ...(game.results?.(match.state, facts) ?? plain()), winners: outcome.winners };
}

/** The statements that note how a game came out, in place of what was noted before. */
export function insertResults(
  info: TableInfo,
  { variant, seats, winners }: Awaited<ReturnType<typeof resultsOf>>,
): Statement[] {
  return [
    ['DELETE FROM results WHERE table_id = ?', [info.id]],
    ...seats.map(({ place, points, as, sources }, seat): Statement => {
      const held = info.seats[seat];
      return [
        `INSERT INTO results (table_id, seat, person, bot, stand_in, game, variant, players, played_as, place, won, points,
          sources, finished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          info.id,
          seat,
          held?.person?.id ?? null,
          held?.bot ?? null,
          held?.standIn ?? null,
          info.game,
          variant,
          seats.length,
          as,
          place,
          winners.includes(seat) ? 1 : 0,
          points,
          JSON.stringify(sources),
          info.finished ?? 0,
        ],
      ];
    }),
    ['UPDATE tables SET tallied = 1 WHERE id = ?', [info.id]],
  ];
}
