import { changed, missing } from '@ennead/kernel';
import { sectorName } from '../board/board.ts';
import { sendHome } from '../creatures/home.ts';
import type { NoBattleCauses } from '../facts.ts';
import type { Log } from '../flow.ts';
import type { Battle, KemetState } from '../state.ts';
import { creatureOn, DEFENDER, logEnd } from './sides.ts';

/** The attackers become the troop of the sector, if the defenders are gone. */
export function occupy(state: KemetState, { sector, attacker }: Battle): void {
  const units = state.attackers[sector] ?? missing();
  if (units === 0) return;
  state.holder[sector] = attacker;
  state.units[sector] = units;
  state.attackers = changed(state.attackers, sector, 0);
}

/** There is no battle: the attacker takes the sector, nobody scores (K-BATTLE-3, K-BATTLE-5, K-MOVE-16). */
export function endWithoutBattle(
  state: KemetState,
  battle: Battle,
  because: keyof NoBattleCauses,
  rule: string,
  log: Log,
): 'end' {
  const { attacker, defender, sector } = battle;
  const left = creatureOn(state, battle, DEFENDER);
  log?.push({
    type: 'no-battle',
    rule,
    attacker,
    defender,
    sector: sectorName(state, sector),
    because,
  });
  occupy(state, battle);
  state.battle = null;
  if (left >= 0) sendHome(state, left, 'destroyed', log);
  logEnd(state, battle, log);
  return 'end';
}
