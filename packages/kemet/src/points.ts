import { changed, missing, type Seat } from '@ennead/kernel';
import { boardOf } from './board/board.ts';
import type { Term } from './facts.ts';
import type { Log } from './flow.ts';
import type { KemetState } from './state.ts';
import { controller } from './troops.ts';

/** Pyramids of this level are a point to who controls them (K-VP-2). */
const SCORING_LEVEL = 4;

/** Whether the pyramid of a district is worth a point to who controls it (K-VP-2). */
export function isScoring({ pyramidLevel }: KemetState, district: number): boolean {
  return pyramidLevel[district] === SCORING_LEVEL;
}

/** Temporary points: temples and level-4 pyramids controlled right now (K-VP-2, K-VP-3). */
export function temporaryPoints(state: KemetState, seat: Seat): number {
  const { districts } = boardOf(state);
  let points = templesControlled(state, seat);
  for (let district = 0; district < districts; district++)
    if (isScoring(state, district) && controller(state, district) === seat) points += 1;
  return points;
}

/** Permanent and temporary points together. */
export function totalPoints(state: KemetState, seat: Seat): number {
  return (state.permanent[seat] ?? missing()) + temporaryPoints(state, seat);
}

export function templesControlled(state: KemetState, seat: Seat): number {
  const { temples } = boardOf(state);
  let controlled = 0;
  for (let i = 0; i < temples.length; i++)
    if (state.holder[temples[i] ?? missing()] === seat) controlled += 1;
  return controlled;
}

/** A permanent point (K-VP-1); battle points are counted a second time for ties (K-VP-4). */
export function gainPoint(
  state: KemetState,
  seat: Seat,
  source: string,
  battle: boolean,
  rule: string,
  log: Log,
): void {
  const permanent = (state.permanent[seat] ?? missing()) + 1;
  state.permanent = changed(state.permanent, seat, permanent);
  if (battle)
    state.battlePoints = changed(state.battlePoints, seat, (state.battlePoints[seat] ?? missing()) + 1);
  log?.push({ type: 'point', rule, seat, source, battle, permanent });
}

/** Tells the totals of all players and where they come from. */
export function logStandings(state: KemetState, log: Log): void {
  if (log === null) return;
  const { ids, temples, districts } = boardOf(state);
  for (let seat = 0; seat < state.setup.players; seat++) {
    const terms: Term[] = [{ source: 'permanent', value: state.permanent[seat] ?? missing() }];
    for (const temple of temples)
      if (state.holder[temple] === seat) terms.push({ source: ids[temple] ?? missing(), value: 1 });
    for (let district = 0; district < districts; district++)
      if (isScoring(state, district) && controller(state, district) === seat)
        terms.push({ source: ids[district] ?? missing(), value: 1 });
    log.push({ type: 'standing', rule: 'K-VP-3', seat, total: totalPoints(state, seat), terms });
  }
}
