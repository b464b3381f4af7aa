import { missing, ruled, type Seat } from '@ennead/kernel';
import { type Board, boardOf, cityOf, stepBy } from '../board/board.ts';
import { creatureRules, creatureWith } from '../creatures/lookup.ts';
import { CARD_TELEPORT, HARBOR, LAND, TELEPORT } from '../pieces.ts';
import { price } from '../prayer.ts';
import type { KemetState, Move } from '../state.ts';
import { has, IGNORES_WALLS, TELEPORT_DISCOUNT, TELEPORTS_FROM_OBELISKS } from '../tiles/moments.ts';
import { roomIn, troopLimit } from '../troops.ts';

/** Which steps a moving troop may take (section 9). */

/** What of a Move says where it may go next. */
export interface Walk extends Omit<Move, 'way' | 'to' | 'units' | 'ended'> {
  /** In foresight the creature that would be with the troop, -1 for none; absent: the one that stands there. */
  readonly creature?: number;
}

export const TELEPORT_PRICE = 2;

/** What a teleport costs now: Priest of Ra lowers the first of a Move only (K-PAY-3). */
export function teleportPrice(state: KemetState, seat: Seat, move: Walk | null = state.move): number {
  return price(state, seat, TELEPORT_PRICE, TELEPORT_DISCOUNT, 1, move?.discounted !== true);
}

/** What a step by one of `WAYS` costs now: only teleports of the troop itself are paid for (K-MOVE-7, K-MOVE-9). */
export function stepPrice(
  state: KemetState,
  seat: Seat,
  way: number,
  move: Walk | null = state.move,
): number {
  return way === TELEPORT ? teleportPrice(state, seat, move) : 0;
}

/** Every legal step: way and destination (K-DEC-24). */
export function legalSteps(state: KemetState, seat: Seat, move: Walk): number[] {
  const steps: number[] = [];
  const board = boardOf(state);
  const limit = troopLimit(state, seat);
  if (move.range !== 0) {
    for (const to of board.land[move.at] ?? missing()) {
      if (
        roomIn(state, seat, to, limit) > 0 &&
        wallsOpen(state, board, seat, move, to) &&
        reaches(state, seat, move, to)
      )
        steps.push(stepBy(LAND, to));
    }
    for (const to of board.harbors[move.at] ?? missing())
      if (roomIn(state, seat, to, limit) > 0 && reaches(state, seat, move, to))
        steps.push(stepBy(HARBOR, to));
  }
  if (isTeleportStart(state, board, seat, move.at)) {
    const due = teleportPrice(state, seat, move);
    if (due <= (state.prayer[seat] ?? missing()))
      addTeleports(state, board, seat, move, limit, TELEPORT, due === 0, steps);
  }
  if (move.freeTeleport) addTeleports(state, board, seat, move, limit, CARD_TELEPORT, false, steps);
  return steps;
}

function addTeleports(
  state: KemetState,
  board: Board,
  seat: Seat,
  move: Walk,
  limit: number,
  way: typeof TELEPORT | typeof CARD_TELEPORT,
  isBarred: boolean,
  steps: number[],
): void {
  for (const to of board.obelisks)
    if (isTeleportTarget(state, seat, move, to, limit, isBarred)) steps.push(stepBy(way, to));
}

/** Any other obelisk with room; one that costs neither prayer nor a card at most once a Move (K-MOVE-11). */
function isTeleportTarget(
  state: KemetState,
  seat: Seat,
  move: Walk,
  to: number,
  limit: number,
  isBarred: boolean,
): boolean {
  if (to === move.at || roomIn(state, seat, to, limit) <= 0) return false;
  return ((move.teleports >> to) & 1) === 0 || !(isBarred || ruled(state, 'teleport-again') === 'once');
}

/** Whether the card Teleportation has somewhere to lead (K-DI-2). */
export function canTeleportAnywhere(state: KemetState, seat: Seat, move: Walk): boolean {
  const limit = troopLimit(state, seat);
  for (const to of boardOf(state).obelisks)
    if (isTeleportTarget(state, seat, move, to, limit, false)) return true;
  return false;
}

/** A troop teleports from a pyramid, or with the tile Teleport from an obelisk (K-MOVE-7, K-MOVE-8). */
function isTeleportStart(state: KemetState, board: Board, seat: Seat, from: number): boolean {
  if (from < board.districts && (state.pyramidLevel[from] ?? missing()) > 0) return true;
  return board.hasObelisk[from] === true && has(state, seat, TELEPORTS_FROM_OBELISKS);
}

/** Whether the range is enough; a creature that cannot come along gives none (K-MOVE-5, K-MOVE-17). */
function reaches(state: KemetState, seat: Seat, move: Walk, to: number): boolean {
  return !needsCreature(move) || creatureWith(state, seat, to) === -1;
}

/** Whether what is left of the range is the creature's alone. */
function needsCreature({ range, bonus = 0 }: Walk): boolean {
  return bonus > 0 && range <= bonus;
}

/** Walls let a troop in on the first step, with a wall-ignoring effect, or together with the Phoenix (K-MOVE-12 to 14). */
export function wallsOpen(state: KemetState, board: Board, seat: Seat, move: Walk, to: number): boolean {
  return (
    ignoresWalls(state, board, seat, move, to) ||
    (phoenixHere(state, seat, move) && creatureWith(state, seat, to) === -1)
  );
}

/** Whether a step passes without the help of the Phoenix. */
function ignoresWalls(state: KemetState, board: Board, seat: Seat, move: Walk, to: number): boolean {
  return (
    to >= board.districts ||
    cityOf(to) === seat ||
    move.steps === 0 ||
    move.gates ||
    has(state, seat, IGNORES_WALLS)
  );
}

function phoenixHere(state: KemetState, seat: Seat, move: Walk): boolean {
  const creature = move.creature ?? creatureWith(state, seat, move.at);
  return creature >= 0 && creatureRules(creature).ignoresWalls === true;
}

/** Whether the creature with the troop takes the step: `may`, `must` (K-MOVE-14), or `cannot` (K-MOVE-17). */
export function creatureOnStep(state: KemetState, seat: Seat, move: Move): 'may' | 'must' | 'cannot' {
  if (creatureWith(state, seat, move.to) >= 0) return 'cannot';
  if (move.way <= HARBOR && needsCreature(move)) return 'must';
  if (move.way === LAND && !ignoresWalls(state, boardOf(state), seat, move, move.to)) return 'must';
  return 'may';
}

/** The most units that may take the step (K-MOVE-4). */
export function mostOnStep(state: KemetState, seat: Seat, move: Move): number {
  return Math.min(state.units[move.at] ?? missing(), roomIn(state, seat, move.to));
}
