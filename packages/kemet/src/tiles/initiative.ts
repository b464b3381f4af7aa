import { missing } from '@ennead/kernel';
import { endWithoutBattle } from '../battle/no-battle.ts';
import { battleOf } from '../battle/sides.ts';
import { sectorName } from '../board/board.ts';
import type { KemetStep } from '../flow.ts';
import { toReserve } from '../troops.ts';
import { DESTROYS_BEFORE_BATTLE, sum } from './moments.ts';

declare module '../facts.ts' {
  interface LossCauses {
    initiative: true;
  }
  interface NoBattleCauses {
    initiative: true;
  }
}

/** Window 3: by day, Initiative destroys units of the attacked troop, whatever protects them (K-BATTLE-4). */
export const initiativeWindow: KemetStep = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    if (state.phase !== 'day') return 'next';
    const destroyed = sum(state, battle.attacker, DESTROYS_BEFORE_BATTLE);
    if (destroyed === 0) return 'next';
    const units = Math.min(destroyed, state.units[battle.sector] ?? missing());
    toReserve(state, battle.defender, battle.sector, units);
    log?.push({
      type: 'units-lost',
      rule: 'K-BATTLE-4',
      seat: battle.defender,
      sector: sectorName(state, battle.sector),
      units,
      cause: 'initiative',
    });
    return state.units[battle.sector] === 0
      ? endWithoutBattle(state, battle, 'initiative', 'K-BATTLE-5', log)
      : 'next';
  },
};
