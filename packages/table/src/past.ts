import type { BaseState } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { Play } from './play.ts';
import type { Step } from './steps.ts';
import { AT_ONCE, type Work } from './work.ts';

/** A state that was looked back at: the next look is often at the one after it. */
interface Past {
  readonly at: number;
  /** The step that brought the last move before it. */
  readonly top: number;
  readonly state: BaseState;
}

const KEPT = 6;
const known = new WeakMap<Play, Past[]>();

/** The moves that stood when this was asked for; whatever happens later does not change them. */
export function standingSteps({ steps }: Play, to = steps.standing.length): readonly Step[] {
  return steps.standing.slice(0, to).map((index) => steps.all[index] ?? missing());
}

/** How many moves are played again to come to where `keep` of them stood. */
export function stepsTo(play: Play, keep: number): number {
  return keep - nearest(play, keep).at;
}

function nearest(play: Play, keep: number): Pick<Past, 'at' | 'state'> {
  const { match, steps } = play;
  const pasts = known.get(play) ?? [];
  const stands = ({ at, top }: Past) => at <= keep && (steps.standing[at - 1] ?? -1) === top;
  const snapshot = match.snapshots.findLast(({ at }) => at <= keep);
  const [past] = pasts.filter(stands).sort((a, b) => b.at - a.at);
  if (snapshot === undefined) throw new Error('a match keeps its first state');
  return past !== undefined && past.at > snapshot.at ? past : snapshot;
}

/** The state after these moves. */
export function* stateAfter(play: Play, moves: readonly Step[]): Work<BaseState> {
  const { game } = play;
  const from = nearest(play, moves.length);
  const state = game.clone(from.state);
  for (const [index, { seat, option }] of moves.slice(from.at).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) yield;
    game.apply(state, seat, option, null);
  }
  return state;
}

/** Keeps a state to go on from. */
export function remember(play: Play, at: number, top: number, state: BaseState): void {
  const pasts = (known.get(play) ?? []).filter((past) => past.at !== at);
  known.set(play, [...pasts.slice(1 - KEPT), { at, top, state: play.game.clone(state) }]);
}
