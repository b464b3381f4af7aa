import { type Fact, missing, type NewsKind, type Seat, stateAt } from '@ennead/kernel';
import { broadcastOf, type Untold } from './broadcast.ts';
import type { Play } from './play.ts';

/** What a seat has seen since its last answer, counted: turns of its rivals, and what happened to it. */
export type Since = Readonly<Record<NewsKind, number>>;

/** Whoever was away for longer is told of the last of it. */
const MOST_MOVES = 120;
const known = new WeakMap<Play, Map<Seat, { readonly step: number; readonly since: Since }>>();

/** How many moves are played again to count it. */
export function sinceCosts(play: Play, seat: Seat): number {
  if (known.get(play)?.get(seat)?.step === play.steps.all.length) return 0;
  return play.steps.standing.length - beginning(play, seat);
}

export function sinceFor(play: Play, seat: Seat): Since {
  const kept = known.get(play) ?? new Map();
  known.set(play, kept);
  const step = play.steps.all.length;
  const before = kept.get(seat);
  if (before?.step === step) return before.since;
  const since = count(play, seat);
  kept.set(seat, { step, since });
  return since;
}

/** The last moment before its last answer at which no window was open: from that many moves on it is counted. */
function beginning({ steps }: Play, seat: Seat): number {
  const { standing, all, moments } = steps;
  const own = standing.findLastIndex((index) => (all[index] ?? missing()).seat === seat);
  const first = Math.max(0, own, standing.length - MOST_MOVES);
  return moments.findLast((keep) => keep <= first) ?? missing();
}

function count(play: Play, seat: Seat): Since {
  const { game, match, steps } = play;
  const keep = beginning(play, seat);
  const sum: Record<NewsKind, number> = { turns: 0, battles: 0, pieces: 0, places: 0, points: 0 };
  const state = stateAt(match, keep);
  const untold: Untold[] = [];
  for (const index of steps.standing.slice(keep)) {
    const step = steps.all[index] ?? missing();
    const facts: Fact[] = [];
    game.apply(state, step.seat, step.option, facts);
    const { by, only, facts: told } = broadcastOf(untold, step, facts);
    if (only !== null) continue;
    // Its own doing is no news, but whose turn follows is, and what comes out when it closes a window.
    const isOwn = step.seat === seat && by !== null;
    for (const fact of told(seat)) {
      const news = game.news?.(state, fact, seat) ?? null;
      if (news !== null && (!isOwn || news.kind === 'turns')) sum[news.kind] += news.amount;
    }
  }
  return sum;
}
