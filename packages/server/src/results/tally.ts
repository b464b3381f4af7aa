import { setImmediate as turn } from 'node:timers/promises';
import {
  type BaseState,
  decide,
  type Fact,
  isSame,
  type Match,
  missing,
  placesByOutcome,
  type Results,
} from '@ennead/kernel';
import { addStep, type Step, type Written } from '@ennead/table';
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

/** How a game came out, for each of its seats. */
type Came = Results & { readonly winners: readonly number[] };

/**
 * Plays a game that is over again from the rows of its log and tells how it came out. Where its last state is at hand nobody
 * needs to find out at every row what could have been answered: that the same state comes out says that all were in order.
 */
export async function resultsOf(
  game: AnyGame,
  info: TableInfo,
  seed: string,
  rows: readonly Written[],
  last?: BaseState,
): Promise<Came> {
  const again = (takes: Take) => playedAgain(game, info, seed, rows, takes);
  const quick = last === undefined ? undefined : await again(trusting).catch(() => undefined);
  const { match, facts } =
    quick !== undefined && isSame(quick.match.state, last) ? quick : await again(checking);
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

/** Takes an answer of a log. */
type Take = (match: Match<BaseState, Fact>, step: Step, facts: Fact[]) => void;

const trusting: Take = ({ game, state }, { seat, option }, facts) => game.apply(state, seat, option, facts);

const checking: Take = (match, { seat, option }, facts) => {
  const taken = decide<BaseState, Fact>(match, seat, option, facts);
  if (!taken.ok) throw new Error(`move ${match.moves.length}: ${taken.problem.message}`);
};

async function playedAgain(
  game: AnyGame,
  info: TableInfo,
  seed: string,
  rows: readonly Written[],
  take: Take,
): Promise<{ readonly match: Match<BaseState, Fact>; readonly facts: readonly Fact[] }> {
  const facts: Fact[] = [];
  const { match, steps } = beginPlay(game, info, seed, facts);
  for (const row of rows) addStep(steps, row);
  for (const [index, at] of steps.standing.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    take(match, steps.all[at] ?? missing(), facts);
  }
  return { match, facts };
}

/** The statements that note how a game came out, in place of what was noted before. */
export function insertResults(info: TableInfo, { variant, seats, winners }: Came): Statement[] {
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
