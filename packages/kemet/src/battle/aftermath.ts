import { missing, ruled } from '@ennead/kernel';
import { boardOf, sectorAnswers, sectorName } from '../board/board.ts';
import { sendHome, settle } from '../creatures/home.ts';
import { creatureWith } from '../creatures/lookup.ts';
import { choice, type KemetStep, type Log, question } from '../flow.ts';
import { CREATURES } from '../pieces.ts';
import { gainPrayer } from '../prayer.ts';
import type { KemetOption } from '../questions.ts';
import type { Battle, KemetFrame, KemetState } from '../state.ts';
import { isContested, toReserve, troopLimit } from '../troops.ts';
import { relocate } from './relocate.ts';
import { aboutBattle, battleOf, creatureOn, other, type Side, seatOf, unitsOn } from './sides.ts';

/** Windows 14 and 15: the loser leaves or holds, then the winner stays or goes home. */

const loserOf = (battle: Battle): Side => other(battle.winner as Side);

/** Where the loser may be sent (K-BATTLE-20). */
function retreatSectors(state: KemetState): number[] {
  const battle = battleOf(state);
  return (boardOf(state).adjacent[battle.sector] ?? missing()).filter((to) =>
    canRetreatTo(state, battle, to),
  );
}

function canRetreatTo(state: KemetState, battle: Battle, to: number): boolean {
  if (isContested(state, to)) return false;
  const side = loserOf(battle);
  const seat = seatOf(battle, side);
  const holder = state.holder[to];
  if (holder === -1) return true;
  if (holder !== seat) return false;
  const merged = (state.units[to] ?? missing()) + unitsOn(state, battle, side);
  if (merged > troopLimit(state, seat)) return false;
  return creatureOn(state, battle, side) === -1 || creatureWith(state, seat, to) === -1;
}

/** Window 14: recall or retreat; by the FAQ a loser whose conqueror has no unit left may stay (K-BATTLE-19, K-BATTLE-21). */
const loserDecides = question({
  kind: 'loser',
  skip(state, frame) {
    const battle = battleOf(state);
    return unitsOn(state, battle, loserOf(battle)) > 0 ? null : pastRetreat(frame);
  },
  seat: (state) => seatOf(battleOf(state), loserOf(battleOf(state))),
  options(state) {
    const battle = battleOf(state);
    const options: KemetOption<'loser'>[] = [];
    if (mayStay(state, battle)) options.push('stay');
    else if (retreatSectors(state).length > 0) options.push('retreat');
    options.push('recall');
    return options;
  },
  about: aboutBattle,
  take(state, frame, option, log) {
    if (option === 'retreat') return 'next';
    const battle = battleOf(state);
    if (option === 'recall') recall(state, battle, loserOf(battle), log);
    else logStay(state, battle, loserOf(battle), log);
    return pastRetreat(frame);
  },
});

function mayStay(state: KemetState, battle: Battle): boolean {
  return ruled(state, 'beaten-troop') === 'may-stay' && unitsOn(state, battle, battle.winner as Side) === 0;
}

/** Goes on behind the choice of a retreat sector. */
function pastRetreat(frame: KemetFrame): 'next' {
  frame.at += 1;
  return 'next';
}

/** The winner chooses where the loser retreats to. */
const retreatSector = choice({
  kind: 'retreat-sector',
  seat: (state) => seatOf(battleOf(state), battleOf(state).winner as Side),
  answers: sectorAnswers,
  places: retreatSectors,
  about: aboutBattle,
  take(state, _frame, sector, log) {
    const battle = battleOf(state);
    const side = loserOf(battle);
    const { units, creature } = relocate(state, side, sector);
    log?.push({
      type: 'retreated',
      rule: 'K-BATTLE-20',
      seat: seatOf(battle, side),
      by: seatOf(battle, other(side)),
      from: sectorName(state, battle.sector),
      into: sectorName(state, sector),
      units,
      creature: CREATURES[creature] ?? null,
    });
    return 'next';
  },
});

const STAY_OR_RECALL = ['stay', 'recall'] as const;

/** Window 15 (K-BATTLE-23). */
const winnerDecides = question({
  kind: 'winner',
  skip: (state) => (unitsOn(state, battleOf(state), battleOf(state).winner as Side) > 0 ? null : 'next'),
  seat: (state) => seatOf(battleOf(state), battleOf(state).winner as Side),
  options: () => STAY_OR_RECALL,
  about: aboutBattle,
  take(state, _frame, option, log) {
    const battle = battleOf(state);
    if (option === 'recall') recall(state, battle, battle.winner as Side, log);
    else logStay(state, battle, battle.winner as Side, log);
    return 'next';
  },
});

/** The whole troop goes to the reserve for 1 prayer point a unit (K-BATTLE-22). */
function recall(state: KemetState, battle: Battle, side: Side, log: Log): void {
  const seat = seatOf(battle, side);
  const units = unitsOn(state, battle, side);
  const creature = creatureOn(state, battle, side);
  toReserve(state, seat, battle.sector, units);
  log?.push({ type: 'recalled', rule: 'K-BATTLE-22', seat, sector: sectorName(state, battle.sector), units });
  gainPrayer(state, seat, units, 'K-BATTLE-22', log && [{ source: 'recall', value: units }], log);
  if (creature === -1) return;
  if (ruled(state, 'recalled-creature') === 'home') sendHome(state, creature, 'left', log);
  else settle(state, creature, -1, log, 'K-BATTLE-22');
}

function logStay(state: KemetState, battle: Battle, side: Side, log: Log): void {
  log?.push({
    type: 'stayed',
    rule: side === battle.winner ? 'K-BATTLE-23' : 'K-BATTLE-19',
    seat: seatOf(battle, side),
    sector: sectorName(state, battle.sector),
  });
}

export const aftermathWindows: readonly KemetStep[] = [loserDecides, retreatSector, winnerDecides];
