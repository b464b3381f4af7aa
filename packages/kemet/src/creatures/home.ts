import { changed, missing, ruled, type Seat } from '@ennead/kernel';
import { boardOf, DISTRICTS, sectorName, sectorsOr } from '../board/board.ts';
import { choice, type KemetStep, type Log, push } from '../flow.ts';
import { CREATURES } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { isContested } from '../troops.ts';
import { creatureWith, ownerOf } from './lookup.ts';

/** Own districts where a creature without company may go (K-CREA-2, K-CREA-5). */
export function homes(state: KemetState, seat: Seat): number[] {
  const districts: number[] = [];
  for (let district = seat * DISTRICTS; district < (seat + 1) * DISTRICTS; district++)
    if (
      state.holder[district] === seat &&
      !isContested(state, district) &&
      creatureWith(state, seat, district) === -1
    )
      districts.push(district);
  return districts;
}

/** Sends a creature home that has no own unit with it any more: its last one was destroyed, or has left it (K-CREA-5). */
export function sendHome(state: KemetState, creature: number, because: 'destroyed' | 'left', log: Log): void {
  state.creatureAt = changed(state.creatureAt, creature, -1);
  if (homes(state, ownerOf(state, creature)).length === 0) settle(state, creature, -1, log);
  else if (because === 'destroyed' && ruled(state, 'lone-creature') === 'city-if-destroyed')
    push(state, 'creature-to-city', creature);
  else push(state, 'creature-home', creature);
}

/** Puts a creature into a sector, or into the reserve (-1). */
export function settle(
  state: KemetState,
  creature: number,
  sector: number,
  log: Log,
  rule = 'K-CREA-5',
): void {
  state.creatureAt = changed(state.creatureAt, creature, sector);
  log?.push({
    type: 'creature-went',
    rule,
    seat: ownerOf(state, creature),
    creature: CREATURES[creature] ?? missing(),
    sector: sector === -1 ? null : sectorName(state, sector),
  });
}

/** Sectors, then 'reserve'. */
export const sectorsOrReserve = sectorsOr('reserve');

/** What an answer out of these means: a sector, or -1 for the reserve. */
export function sectorOrReserve(state: KemetState, place: number): number {
  return place === boardOf(state).size ? -1 : place;
}

/** The owner of a creature chooses where it goes. The number of the frame is the creature. */
function askHome(isReserveOpen: (state: KemetState) => boolean): KemetStep {
  return choice({
    kind: 'creature-home',
    seat: (state, { n }) => ownerOf(state, n),
    answers: sectorsOrReserve,
    places(state, { n }) {
      const places = homes(state, ownerOf(state, n));
      if (isReserveOpen(state)) places.push(boardOf(state).size);
      return places;
    },
    about: (_state, { n }) => ({ creature: CREATURES[n] ?? missing() }),
    take(state, { n }, place, log) {
      settle(state, n, sectorOrReserve(state, place), log);
      return 'end';
    },
  });
}

/** A district or the reserve; by the FAQ one of several districts. */
export const creatureHome: readonly KemetStep[] = [
  askHome((state) => ruled(state, 'lone-creature') !== 'city'),
];

/** One of several districts, whatever is played otherwise: the troop of the creature was destroyed. */
export const creatureToCity: readonly KemetStep[] = [askHome(() => false)];
