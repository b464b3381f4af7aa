import type { BaseState, Chance, Frame, Seat } from '@ennead/kernel';
import type { LevySource } from './data/levies.ts';
import type { KemetRulings } from './rulings.ts';
import type { Agreement } from './setup/options.ts';

/**
 * The whole game as plain data. Everything that has a name is a small number here: sectors are places in
 * `boardOf(state).sectors` (districts first: seat * 3 + 0, 1, 2), tiles, cards, creatures and spaces are places
 * in their lists. -1 stands for nothing, nobody, nowhere. Lists "by seat" have one entry for each player.
 * What seldom changes is a readonly list: it is replaced as a whole, and copies of a state share it.
 */
export interface KemetState extends BaseState {
  chance: Chance;
  frames: KemetFrame[];
  readonly rulings: KemetRulings;
  /** What was agreed at the table. Never changes. */
  setup: Agreement;

  phase: Phase;
  /** Counted from 1; a round is a night and the day after it. 0 during setup. */
  round: number;
  /** The turn order of the day; at night still that of the day before. */
  order: readonly Seat[];
  /** The order of the coming day while it is being fixed (K-NIGHT-6). */
  nextOrder: Seat[];
  /** Pass of the day, 0 to 4. */
  pass: number;
  /** Place in `order` of the player whose turn it is, in setup, night steps 2 and 3 and the passes of the day. */
  turn: number;
  /** The active player: whose turn it is, or who resolves night powers. -1 while nobody is. */
  active: Seat;
  /** Whether the regular token of this turn was placed. */
  placed: boolean;

  // ---- players, by seat
  prayer: number[];
  /** Units not on the board. */
  reserve: readonly number[];
  /** Permanent victory points, battle points included. */
  permanent: readonly number[];
  /** Battle points alone, for ties. */
  battlePoints: readonly number[];
  /** Set of spaces of the action board that hold a token, as bits. */
  spaces: number[];
  /** Regular tokens not yet placed today. */
  tokens: number[];
  /** Space of the silver token, or -1 while not placed (owned or not). */
  silver: readonly number[];
  /** Use of the gold token: 0 as a Move, 1 as a Recruit, -1 while not placed. */
  gold: readonly number[];

  // ---- power tiles
  /** By tile: the seat that owns it, -1 while on offer. */
  tileOwner: readonly Seat[];
  /** Two numbers for each seat: set of tile kinds owned, as bits. Read it with `owns`. */
  tiles: readonly number[];

  // ---- battle cards, by seat, sets as bits
  /** The six cards of the player, wherever they are. */
  cards: readonly number[];
  /** Played openly in this cycle. */
  played: readonly number[];
  /** Discarded face down in this cycle. Views of others: 0 (with the option `open`: as it is). */
  discarded: readonly number[];
  /** How many are discarded face down. */
  discards: readonly number[];

  // ---- divine interventions, counts by card
  /** Fourteen counts for each seat. Views of others: zeros. */
  hands: readonly number[];
  /** Cards in hand, by seat. Cards added to a battle stay in hand until the reveal. */
  handSize: number[];
  /** What is left in the deck; it has no order, each draw is by chance. Views: zeros. */
  deck: readonly number[];
  deckSize: number;
  /** Discarded after open play since the deck was last shuffled: what everybody may remember. */
  remembered: readonly number[];
  /** Cards in the common discard pile: all of `remembered`, and what tiles had discarded unseen. */
  discardSize: number;

  // ---- board, by sector
  /** Whose troop stands there. While an attack waits or is fought this is the defender. */
  holder: Seat[];
  /** Units of that troop. */
  units: number[];
  /** Units of the active player that attack here, waiting or fighting. */
  attackers: readonly number[];
  /** By district: colour of the pyramid in it (WHITE, RED, BLUE), -1 for none. */
  pyramidColour: readonly number[];
  /** By district: level of the pyramid in it, 0 for none. */
  pyramidLevel: readonly number[];
  /** By creature: its sector, -1 while in the creature reserve or not bought. */
  creatureAt: readonly number[];

  // ---- what is under way, null when it is not
  move: Move | null;
  recruit: Recruit | null;
  /** Raise action or Hand of God: the choice so far. */
  raise: Raise | null;
  /** Free units being placed: Enlistment or Reinforcements. */
  levy: Levy | null;
  /** An intervention just played and the Vetoes on it. */
  play: Play | null;
  battle: Battle | null;
  /** Districts with attacks that wait, in the order they will be fought. */
  waiting: readonly number[];

  /** Battles declared so far: gives secret windows their names. */
  battles: number;
  /** Veto windows opened so far: gives them their names. */
  windows: number;

  /** The winner when the game is over. */
  winner: Seat;
  /** Rule that decided the game. */
  endedBy: '' | 'K-END-2' | 'K-END-3' | 'K-END-4';

  /** What tiles keep, each under its kind. Replaced as a whole, never changed within. */
  own: Readonly<Partial<OwnStates>>;
}

/** By kind of tile: what it keeps while it keeps something. Tiles add theirs in their own files. */
// biome-ignore lint/suspicious/noEmptyInterface: things fill it from their own files
export interface OwnStates {}

export type Phase = 'setup' | 'night' | 'day' | 'dusk' | 'over';

/** Every frame has the same shape: a procedure, its step, one number of its own. */
export interface KemetFrame extends Frame {
  n: number;
}

/** A Move action (section 9). */
export interface Move {
  /** Where the moving troop is; -1 before the start is chosen. */
  at: number;
  /** Range left; -1 before the first step. */
  range: number;
  /** Steps taken. */
  steps: number;
  /** Open Gates was played in this Move. */
  gates: boolean;
  /** Teleportation was played: the next step may be a free teleport. */
  freeTeleport: boolean;
  /** Set of sectors teleported to in this Move, as bits (K-MOVE-11). */
  teleports: number;
  /** Priest of Ra has lowered a payment of this Move (K-PAY-3). */
  discounted?: true | undefined;
  /** Range that the creature with the troop adds as long as it is there (K-MOVE-5). */
  bonus?: number | undefined;
  /** The step being chosen: way (LAND, HARBOR, TELEPORT, CARD_TELEPORT), destination, units; -1 until chosen. */
  way: number;
  to: number;
  units: number;
  /** A battle was fought: the Move is over (K-MOVE-15). */
  ended: boolean;
}

/** A Recruit action (K-RECR-1 to 6). */
export interface Recruit {
  /** Set of districts chosen so far, as bits of sectors. */
  chosen: number;
  /** Units placed so far in the whole action. */
  units: number;
  /** District being filled; -1 between two. */
  district: number;
}

export interface Raise {
  /** District of the pyramid, or -1 for a new one. */
  district: number;
  /** Colour of a new pyramid. */
  colour: number;
  /** Level to reach. */
  level: number;
}

/** Enlistment (K-DI-5) or Reinforcements (K-TILE-4). */
export interface Levy {
  readonly source: LevySource;
  /** Units that may still be placed. */
  left: number;
  /** Units placed so far. */
  placed: number;
  /** The one sector outside the own city that gets units, -1 for none yet. */
  outside: number;
}

/** A card just played, then the Vetoes on it: each cancels the one before. */
export interface Play {
  /** Interventions in the order played. */
  cards: number[];
  /** Who played them. */
  seats: Seat[];
  /** By seat: what was answered in the open veto window: NOT_ASKED, ASKED, PASSED, VETOED. Views: others as ASKED. */
  answers: number[];
}

/** A battle (section 10). Pairs are [attacker, defender]. */
export interface Battle {
  readonly sector: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** What brought the attackers. */
  readonly by: AttackBy;
  /** Where a moving attacker came from, -1 for recruited ones. */
  readonly from: number;
  /** Escape took effect: the defender leaves and there is no battle. */
  escaped: boolean;
  /** How far each side is in windows 4 and 5: PLAYS, DISCARDS, ADDS, READY. Views: others as they began. */
  ready: number[];
  /** Card played, -1 while none. Views of others before the reveal: -1 (Prescience: shown to its owner). */
  card: number[];
  /** Card discarded, -1 while none. Views of others: -1 (with the option `open`: once both have put down their cards). */
  discard: number[];
  /** Interventions added, six counts (battle kinds come first in the list) for each side. Views before the reveal: others zeros. */
  added: number[];
  /** Window 6 has passed. */
  revealed: boolean;
  /** Strength that things have added before the comparison, beside cards and interventions. */
  extra: readonly Extra[];
  strength: number[];
  /** Units lost in window 10. */
  lost: number[];
  /** 0 attacker, 1 defender, -1 before window 8. */
  winner: number;
}

export interface Extra {
  readonly source: string;
  readonly side: 0 | 1;
  readonly strength: number;
}

export type AttackBy = 'move' | 'recruit' | LevySource;
