import { missing } from '@ennead/kernel';
import { sectorName } from '../board/board.ts';
import { sendHome } from '../creatures/home.ts';
import type { KemetStep, Log } from '../flow.ts';
import { gainPoint } from '../points.ts';
import { gainPrayer } from '../prayer.ts';
import type { Battle, KemetState } from '../state.ts';
import { has, POINT_FOR_DEFENSE, PRAYER_FOR_VICTORY, PRAYER_PER_KILL, sum, terms } from '../tiles/moments.ts';
import { toReserve } from '../troops.ts';
import {
  ATTACKER,
  battleOf,
  creatureOn,
  DEFENDER,
  other,
  SIDES,
  type Side,
  seatOf,
  unitsOn,
} from './sides.ts';
import { battleValue } from './values.ts';

/** Window 8: the higher strength wins, on a tie the defender (K-BATTLE-11, K-BATTLE-12). */
export const winnerWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    const attacking = battleValue(state, battle, ATTACKER, 'strength', log);
    const defending = battleValue(state, battle, DEFENDER, 'strength', log);
    battle.strength = [attacking, defending];
    battle.winner = attacking > defending ? ATTACKER : DEFENDER;
    log?.push({
      type: 'battle-won',
      rule: 'K-BATTLE-12',
      winner: seatOf(battle, battle.winner as Side),
      loser: seatOf(battle, other(battle.winner as Side)),
      sector: sectorName(state, battle.sector),
      strengths: [attacking, defending],
    });
    return 'next';
  },
};

/** Windows 9 and 10: both sides lose units at the same time (K-BATTLE-13 to 15). */
export const casualtiesWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    for (const side of SIDES) {
      const damage = battleValue(state, battle, other(side), 'damage', log);
      const protection = battleValue(state, battle, side, 'protection', log);
      battle.lost[side] = Math.min(Math.max(0, damage - protection), unitsOn(state, battle, side));
    }
    for (const side of SIDES) bury(state, battle, side, log);
    return 'next';
  },
};

function bury(state: KemetState, battle: Battle, side: Side, log: Log): void {
  const units = battle.lost[side] ?? missing();
  if (units === 0) return;
  const seat = seatOf(battle, side);
  toReserve(state, seat, battle.sector, units);
  log?.push({
    type: 'units-lost',
    rule: 'K-BATTLE-15',
    seat,
    sector: sectorName(state, battle.sector),
    units,
    cause: 'battle',
  });
}

/** Window 11: Crusade and Holy War (K-BATTLE-16). */
export const prayerWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    for (const side of SIDES) {
      const seat = seatOf(battle, side);
      const kills = battle.lost[other(side)] ?? missing();
      const won = battle.winner === side ? 1 : 0;
      const gained = kills * sum(state, seat, PRAYER_PER_KILL) + won * sum(state, seat, PRAYER_FOR_VICTORY);
      if (gained === 0) continue;
      const because = log && [
        ...terms(state, seat, PRAYER_PER_KILL, kills),
        ...terms(state, seat, PRAYER_FOR_VICTORY, won),
      ];
      gainPrayer(state, seat, gained, 'K-BATTLE-16', because, log);
    }
    return 'next';
  },
};

/** Window 12: a battle point for an attacker, or a defender with Defensive Victory, who won and survived (K-BATTLE-17). */
export const pointsWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    const side = battle.winner as Side;
    const seat = seatOf(battle, side);
    if (unitsOn(state, battle, side) === 0) return 'next';
    if (side === ATTACKER) gainPoint(state, seat, 'battle', true, 'K-BATTLE-17', log);
    else if (has(state, seat, POINT_FOR_DEFENSE))
      gainPoint(state, seat, POINT_FOR_DEFENSE.list[0]?.kind ?? missing(), true, 'K-BATTLE-17', log);
    return 'next';
  },
};

/** Window 13: creatures without a troop leave (K-BATTLE-18). */
export const creaturesWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    for (const side of SIDES) {
      const creature = creatureOn(state, battle, side);
      if (creature >= 0 && unitsOn(state, battle, side) === 0) sendHome(state, creature, 'destroyed', log);
    }
    return 'next';
  },
};
