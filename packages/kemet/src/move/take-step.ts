import { changed, missing, ruled } from '@ennead/kernel';
import { declareAttack } from '../battle/declare.ts';
import { boardOf } from '../board/board.ts';
import { sendHome } from '../creatures/home.ts';
import { creatureWith } from '../creatures/lookup.ts';
import type { Term } from '../facts.ts';
import type { Log } from '../flow.ts';
import { CREATURES, HARBOR, TELEPORT, WAYS } from '../pieces.ts';
import { pay } from '../prayer.ts';
import type { KemetState, Move } from '../state.ts';
import { has, PAYMENT_DISCOUNT, RANGE, TELEPORT_DISCOUNT, terms } from '../tiles/moments.ts';
import { arrive, depart } from '../troops.ts';
import { BASE_RANGE, rangeBonus, rangeOf } from './range.ts';
import { TELEPORT_PRICE } from './steps.ts';

/** Carries out the step that was chosen; an enemy troop at its end is attacked (K-MOVE-15). */
export function takeStep(state: KemetState, move: Move, withCreature: boolean, log: Log): void {
  const seat = state.active;
  const { at: from, to, way, units } = move;
  const { ids } = boardOf(state);
  const creature = creatureWith(state, seat, from);
  const moved = withCreature ? creature : -1;

  if (move.steps === 0) fixRange(state, move, moved, log);
  else if (moved === -1) loseBonus(move);
  if (way <= HARBOR) move.range -= 1;
  else move.teleports |= 1 << to;
  if (way === TELEPORT) {
    const payment = {
      base: TELEPORT_PRICE,
      discounts: TELEPORT_DISCOUNT,
      purpose: 'teleport',
      rule: 'K-MOVE-7',
      isFirst: move.discounted !== true,
    };
    pay(state, seat, payment, log);
    if (ruled(state, 'priest-of-ra') === 'once-an-action' && has(state, seat, PAYMENT_DISCOUNT))
      move.discounted = true;
  }
  move.steps += 1;
  move.freeTeleport = false;

  depart(state, seat, from, units);
  const attacks = arrive(state, seat, to, units);
  if (moved >= 0) state.creatureAt = changed(state.creatureAt, moved, to);
  move.at = to;
  log?.push({
    type: 'moved',
    rule: RULE_OF_WAY[way] ?? missing(),
    seat,
    from: ids[from] ?? missing(),
    into: ids[to] ?? missing(),
    way: WAYS[way] ?? missing(),
    units,
    creature: CREATURES[moved] ?? null,
  });
  if (attacks) declareAttack(state, to, 'move', from, log);
  // On top of the battle: a creature left alone goes home at once (K-MOVE-19).
  if (creature >= 0 && !withCreature && state.holder[from] !== seat) sendHome(state, creature, 'left', log);
}

const RULE_OF_WAY = ['K-MOVE-6', 'K-MOVE-6', 'K-MOVE-7', 'K-MOVE-9'];

/** The creature is left behind, and its range with it (K-MOVE-5). */
function loseBonus(move: Move): void {
  if (move.bonus === undefined) return;
  move.range = Math.max(0, move.range - move.bonus);
  move.bonus = undefined;
}

/** The first step fixes the range. */
function fixRange(state: KemetState, move: Move, creature: number, log: Log): void {
  const seat = state.active;
  const bonus = rangeBonus(creature);
  move.range = rangeOf(state, seat, creature);
  if (bonus > 0 && ruled(state, 'creature-range') === 'while-together') move.bonus = bonus;
  if (log === null) return;
  const because: Term[] = [{ source: 'base', value: BASE_RANGE }, ...terms(state, seat, RANGE)];
  if (bonus > 0) because.push({ source: CREATURES[creature] ?? missing(), value: bonus });
  log.push({ type: 'range-fixed', rule: 'K-MOVE-5', seat, range: move.range, terms: because });
}
