import { missing } from '@ennead/kernel';
import type { GainAdded } from './conflict/hooks.ts';
import { concerns } from './conflict/window.ts';
import type { AnkhState } from './state.ts';
import { momentAt } from './table/modules.ts';
import { teamAt } from './teams.ts';
import type { Log } from './turn/hooks.ts';

/** A-DEV-9. A team can fall back into the red. */
export function isInTheRed(state: AnkhState, team: number): boolean {
  return teamAt(state, team).devotion <= state.setup.houseRules.redSection;
}

const additions = momentAt('addGain');

/** What is added to every gain of a team as things stand (A-DEV-10); null: nothing. */
export function addedToGain(state: AnkhState, team: number): GainAdded | null {
  let amount = 0;
  let told: GainAdded['told'] = {};
  for (const handler of additions(state).handlers) {
    const added = concerns(state, handler, team) ? handler.hook(state, team) : null;
    if (added === null) continue;
    amount += added.amount;
    told = { ...told, ...added.told };
  }
  return amount === 0 ? null : { amount, told };
}

/**
 * One gain as a single number (A-DEV-10). True when it has won the game: the step that asked for it ends with 'over',
 * and nothing else is resolved (A-DEV-6).
 */
export function gain(
  state: AnkhState,
  team: number,
  amount: number,
  rule: string,
  log: Log,
  source: string,
): boolean {
  if (amount <= 0) return false; // A-DEV-11
  const marker = teamAt(state, team);
  const from = marker.devotion;
  const added = addedToGain(state, team);
  const worth = amount + (added?.amount ?? 0);
  const highest = state.setup.houseRules.highestDevotion;
  arrive(state, team, Math.min(from + worth, highest)); // A-DEV-5
  log?.push({
    type: 'devotion',
    rule,
    team,
    amount: worth,
    before: from,
    after: marker.devotion,
    source,
    ...added?.told,
  });
  if (marker.devotion < highest) return false;
  const winners = seatsOf(state, team);
  state.outcome = { winners, rule: 'A-END-1' };
  log?.push({ type: 'game-ended', rule: 'A-END-1', team, winners });
  return true;
}

/** A loss never goes below 0; a marker that stays on its number keeps its place in the stack (A-DEV-3). */
export function lose(
  state: AnkhState,
  team: number,
  amount: number,
  rule: string,
  log: Log,
  source: string,
): void {
  const marker = teamAt(state, team);
  const from = marker.devotion;
  const to = Math.max(0, from - amount);
  if (to === from) return;
  arrive(state, team, to);
  log?.push({ type: 'devotion', rule, team, amount: to - from, before: from, after: to, source });
}

function devotionAt(state: AnkhState, place: number): number {
  return teamAt(state, state.ladder[place] ?? missing()).devotion;
}

/** Puts a marker on top of the stack on its new number (A-DEV-2). */
function arrive(state: AnkhState, team: number, devotion: number): void {
  const { ladder } = state;
  const top = ladder.length - 1;
  teamAt(state, team).devotion = devotion;
  let place = ladder.indexOf(team);
  for (; place > 0 && devotionAt(state, place - 1) > devotion; place--)
    ladder[place] = ladder[place - 1] ?? missing();
  for (; place < top && devotionAt(state, place + 1) <= devotion; place++)
    ladder[place] = ladder[place + 1] ?? missing();
  ladder[place] = team;
}

/** The teams of a set of bits from least to most devotion: the order of everything that happens at once (A-DEV-7). */
export function inReverseDevotionOrder(state: AnkhState, teams: number): number[] {
  return state.ladder.filter((team) => (teams & (1 << team)) !== 0);
}

/** Both seats of a merged god win or lose together (A-MRG-17). */
export function seatsOf(state: AnkhState, team: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < state.teamOf.length; seat++) if (state.teamOf[seat] === team) seats.push(seat);
  return seats;
}
