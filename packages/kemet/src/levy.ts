import { missing, type Seat } from '@ennead/kernel';
import { fightWaiting } from './battle/declare.ts';
import { boardOf, sectorsOr } from './board/board.ts';
import { LEVIES, type LevySource } from './data/levies.ts';
import { choice, type KemetStep, type Log } from './flow.ts';
import type { KemetState, Levy } from './state.ts';
import { enlist, isOwnDistrict, roomIn } from './troops.ts';

/** Free units placed one at a time: they go to the own city or to one own troop outside it (K-DI-5, K-TILE-4). */

/** Whether there is a unit and a place for it. */
export function canLevy(state: KemetState, seat: Seat): boolean {
  if (state.reserve[seat] === 0) return false;
  for (let sector = 0; sector < boardOf(state).size; sector++)
    if (isPlace(state, seat, sector) && roomIn(state, seat, sector) > 0) return true;
  return false;
}

function isPlace(state: KemetState, seat: Seat, sector: number): boolean {
  return isOwnDistrict(seat, sector) || state.holder[sector] === seat;
}

export function startLevy(state: KemetState, source: Levy['source'], units: number): void {
  state.levy = {
    source,
    left: Math.min(units, state.reserve[state.active] ?? missing()),
    placed: 0,
    outside: -1,
  };
}

function levyOf(state: KemetState): Levy {
  if (state.levy === null) throw new Error('no units are being placed');
  return state.levy;
}

/** Sectors that may get the next unit. */
function placesFor(state: KemetState, seat: Seat, levy: Levy): number[] {
  const sectors: number[] = [];
  if (levy.left === 0) return sectors;
  for (let sector = 0; sector < boardOf(state).size; sector++)
    if (isPlace(state, seat, sector) && roomIn(state, seat, sector) > 0 && fits(levy, seat, sector))
      sectors.push(sector);
  return sectors;
}

function fits(levy: Levy, seat: Seat, sector: number): boolean {
  if (!isOwnDistrict(seat, sector)) {
    if (levy.outside >= 0) return sector === levy.outside;
    return LEVIES[levy.source].mixes || levy.placed === 0;
  }
  return LEVIES[levy.source].mixes || levy.outside === -1;
}

function place(state: KemetState, levy: Levy, sector: number, log: Log): void {
  const seat = state.active;
  const attacks = enlist(state, seat, sector, 1, levy.source, LEVIES[levy.source].rule, log);
  if (attacks && !state.waiting.includes(sector)) state.waiting = [...state.waiting, sector];
  if (!isOwnDistrict(seat, sector)) levy.outside = sector;
  levy.placed += 1;
  levy.left -= 1;
}

/** Sectors, then 'stop'. */
const sectorsOrStop = sectorsOr('stop');

/** Places the units, then fights the attacks (K-RECR-5). */
export function levyProcedure(kind: LevySource): readonly KemetStep[] {
  return [
    choice({
      kind,
      answers: sectorsOrStop,
      places(state) {
        const levy = levyOf(state);
        const places = placesFor(state, state.active, levy);
        if (LEVIES[kind].isOptional || levy.placed > 0) places.push(boardOf(state).size);
        return places;
      },
      take(state, _frame, sector, log) {
        if (sector === boardOf(state).size) {
          state.levy = null;
          fightWaiting(state, kind);
          return 'end';
        }
        place(state, levyOf(state), sector, log);
        return 'stay';
      },
    }),
  ];
}
