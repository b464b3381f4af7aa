import { missing } from '@ennead/kernel';
import { sectorName } from '../board/board.ts';
import { LEVY_SOURCES } from '../data/levies.ts';
import { type KemetStep, type Log, push } from '../flow.ts';
import { BATTLE_KINDS } from '../pieces.ts';
import type { AttackBy, KemetState } from '../state.ts';

const NOTHING_ADDED: readonly number[] = new Array<number>(2 * BATTLE_KINDS).fill(0);

/** Window 1: the attacking troop stands next to the defending one (K-BATTLE-1). The active player attacks. */
export function declareAttack(state: KemetState, sector: number, by: AttackBy, from: number, log: Log): void {
  const attacker = state.active;
  const defender = state.holder[sector] ?? missing();
  state.battles += 1;
  state.battle = {
    sector,
    attacker,
    defender,
    by,
    from,
    escaped: false,
    ready: [0, 0],
    card: [-1, -1],
    discard: [-1, -1],
    added: NOTHING_ADDED.slice(),
    revealed: false,
    extra: [],
    strength: [0, 0],
    lost: [0, 0],
    winner: -1,
  };
  log?.push({
    type: 'attack',
    rule: 'K-BATTLE-1',
    attacker,
    defender,
    sector: sectorName(state, sector),
    by,
    units: state.attackers[sector] ?? missing(),
    against: state.units[sector] ?? missing(),
  });
  push(state, 'battle');
}

/** Fights the attacks that wait, one by one in the order of their districts (K-RECR-5). The number says what brought them. */
export const attacksProcedure: readonly KemetStep[] = [
  {
    run(state, frame, log) {
      const [sector, ...rest] = state.waiting;
      if (sector === undefined) return 'end';
      state.waiting = rest;
      declareAttack(state, sector, BY_PLACING[frame.n] ?? missing(), -1, log);
      return 'stay';
    },
  },
];

const BY_PLACING: readonly AttackBy[] = ['recruit', ...LEVY_SOURCES];

/** Starts fighting the attacks that wait, if there are any. */
export function fightWaiting(state: KemetState, by: AttackBy): void {
  if (state.waiting.length > 0) push(state, 'attacks', BY_PLACING.indexOf(by));
}
