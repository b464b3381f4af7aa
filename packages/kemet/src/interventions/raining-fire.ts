import { missing, type Seat } from '@ennead/kernel';
import { sectorAnswers, sectorName } from '../board/board.ts';
import { sendHome } from '../creatures/home.ts';
import { creatureWith } from '../creatures/lookup.ts';
import type { SectorId } from '../data/board-data.ts';
import { choice, type KemetStep, type Log, push } from '../flow.ts';
import type { KemetState } from '../state.ts';
import { isEnemyHeld, toReserve } from '../troops.ts';
import type { OpenIntervention } from './intervention.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    'fire-target': { option: SectorId };
  }
}

declare module '../flow.ts' {
  interface ProcedureNames {
    'fire-target': true;
  }
}

declare module '../facts.ts' {
  interface LossCauses {
    'raining-fire': true;
  }
}

const fireTarget: readonly KemetStep[] = [
  choice({
    kind: 'fire-target',
    answers: sectorAnswers,
    set: (state) => enemyHeld(state, state.active),
    take(state, _frame, sector, log) {
      burn(state, sector, log);
      return 'end';
    },
  }),
];

/** Destroys one enemy unit anywhere (K-DI-3). */
export const rainingFire: OpenIntervention = {
  id: 'raining-fire',
  procedures: { 'fire-target': fireTarget },
  canTakeEffect: isAnyEnemyOnBoard,
  takeEffect(state, seat) {
    if (isAnyEnemyOnBoard(state, seat)) push(state, 'fire-target');
  },
};

/** Sectors with an enemy troop, as a set. */
function enemyHeld(state: KemetState, seat: Seat): number {
  let sectors = 0;
  for (let sector = 0; sector < state.holder.length; sector++)
    if (isEnemyHeld(state, seat, sector)) sectors |= 1 << sector;
  return sectors;
}

function isAnyEnemyOnBoard(state: KemetState, seat: Seat): boolean {
  return enemyHeld(state, seat) !== 0;
}

function burn(state: KemetState, sector: number, log: Log): void {
  const victim = state.holder[sector] ?? missing();
  toReserve(state, victim, sector, 1);
  log?.push({
    type: 'units-lost',
    rule: 'K-DI-3',
    seat: victim,
    sector: sectorName(state, sector),
    units: 1,
    cause: 'raining-fire',
  });
  if (state.units[sector] !== 0) return;
  const creature = creatureWith(state, victim, sector);
  if (creature >= 0) sendHome(state, creature, 'destroyed', log);
}
