import { MOST_PLAYERS } from '../box.ts';

/**
 * The battle being fought. Arrays are by team number unless said otherwise.
 *
 * Hidden (A-HID-1): `chosen` until all participants have chosen (B4 empties it into `cards`), `bids` until all bids
 * of a round are in. A viewer sees the entries of its own team as they are; of others 0 and NO_BID (not chosen yet)
 * as they are, anything else as HIDDEN: that somebody has chosen is public. To fill in a hidden choice: any card of
 * `Team.hand` (any pair if the team's bit is set in `announced`), any bid from 0 to `Team.followers`.
 * Chosen cards stay in `Team.hand` and bid followers in `Team.followers` until they are revealed.
 */
export interface BattleState {
  /** Region index of the ground. */
  readonly region: number;
  /** One bit for each team that takes part, fixed at B0. */
  readonly participants: number;
  /** Teams that announced two cards, one bit each (B2). */
  announced: number;
  /** Cards chosen face down, one bit each; 0 before. Secret. */
  chosen: number[];
  /** Cards revealed in this battle, one bit each. */
  cards: number[];
  /** Followers bid in the Plague under way, NO_BID before. Secret. */
  bids: number[];
  /** Plagues resolved so far. */
  plagues: number;
  /** Spaces of figures under the protection of Flood (A-CARD-9). */
  sheltered: number[];
  /** Figures in the region at B9. */
  present: number[];
  /** Strength at B9. */
  strength: number[];
  /** -1 for none (yet). */
  winner: number;
  /** Figures killed so far in this battle, for Miracle. */
  killed: number[];
  /** The kill list under way, as spaces. */
  victims: number[];
  /** The figures of the last kill batch (see pieces.ts). */
  dead: number[];
  /** Guardians killed in B13 whose effect waits for B15: kind << 3 | owner. */
  delayed: number[];
  /** Who is still to act in the window under way, the one acting first: handler number << 3 | team. */
  queue: number[];
  /** The same within a kill batch: handler number or figure kind << 3 | team. */
  killQueue: number[];
  /** Spaces of figures that were killed in this battle, count for Miracle and came back. Absent before the first. */
  returned?: number[];
}

/** In `bids`: has not bid. */
export const NO_BID = -1;
/** In `chosen` and `bids`, to those who may not know it. */
export const HIDDEN = -2;

export function battleOf(state: { battle: BattleState | null }): BattleState {
  if (state.battle === null) throw new Error('there is no battle');
  return state.battle;
}

export function takesPart(battle: BattleState, team: number): boolean {
  return (battle.participants & (1 << team)) !== 0;
}

/** Sides face each other; figures that die after a domination do so without a battle. */
export function isFought({ participants }: BattleState): boolean {
  return (participants & (participants - 1)) !== 0;
}

const ZEROS: readonly number[] = new Array<number>(MOST_PLAYERS).fill(0);
const NO_BIDS: readonly number[] = ZEROS.map(() => NO_BID);

export function startBattle(region: number, participants: number, teams: number): BattleState {
  return {
    region,
    participants,
    announced: 0,
    chosen: ZEROS.slice(0, teams),
    cards: ZEROS.slice(0, teams),
    bids: NO_BIDS.slice(0, teams),
    plagues: 0,
    sheltered: [],
    present: ZEROS.slice(0, teams),
    strength: ZEROS.slice(0, teams),
    winner: -1,
    killed: ZEROS.slice(0, teams),
    victims: [],
    dead: [],
    delayed: [],
    queue: [],
    killQueue: [],
  };
}

export function cloneBattle(battle: BattleState): BattleState {
  return {
    region: battle.region,
    participants: battle.participants,
    announced: battle.announced,
    chosen: battle.chosen.slice(),
    cards: battle.cards.slice(),
    bids: battle.bids.slice(),
    plagues: battle.plagues,
    sheltered: copyOf(battle.sheltered),
    present: battle.present.slice(),
    strength: battle.strength.slice(),
    winner: battle.winner,
    killed: battle.killed.slice(),
    victims: copyOf(battle.victims),
    dead: copyOf(battle.dead),
    delayed: copyOf(battle.delayed),
    queue: copyOf(battle.queue),
    killQueue: copyOf(battle.killQueue),
    ...(battle.returned !== undefined && { returned: battle.returned.slice() }),
  };
}

/** Most of these lists are empty most of the time. */
function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}

/** Covers the choices of every team but the viewer's (`team` -1: of all). */
export function coverBattle(battle: BattleState, team: number): void {
  for (let other = 0; other < battle.chosen.length; other++) {
    if (other === team) continue;
    if (battle.chosen[other] !== 0) battle.chosen[other] = HIDDEN;
    if (battle.bids[other] !== NO_BID) battle.bids[other] = HIDDEN;
  }
}
