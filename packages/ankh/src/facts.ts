import type { Fact, Seat } from '@ennead/kernel';
import type { ActionName } from './actions/names.ts';
import type { ConflictFact } from './conflict/facts.ts';
import type { EndingFact } from './ending/facts.ts';
import type { GodName } from './gods/names.ts';
import type { PharaohFact } from './pharaohs/facts.ts';
import type { FigureName, MonumentName } from './pieces.ts';
import type { PowerName } from './powers/names.ts';
import type { ScenarioFact } from './scenarios/facts.ts';
import type { GuardianName } from './setup/setup.ts';

/**
 * Everything that is told about a game. Spaces, sides, figures, powers and cards go by name, teams and seats by number.
 * Each chapter lists its own facts; this union gathers them.
 */
export type AnkhFact =
  | GameBegan
  | GodTaken
  | GuardianChosen
  | PiecePlaced
  | TurnBegan
  | ActionTaken
  | ActionWithoutEffect
  | MarkerReset
  | FigureMoved
  | FigurePushed
  | FigureSummoned
  | FollowersChanged
  | PowerUnlocked
  | GuardianGained
  | GuardianMissed
  | EventReached
  | EventWithoutEffect
  | MonumentTaken
  | CaravanDrawn
  | CaravanDeclined
  | ConflictTokenPlaced
  | ConflictTokensSwapped
  | DevotionChanged
  | ScenarioFact
  | PharaohFact
  | ConflictFact
  | EndingFact
  | ThingFacts[keyof ThingFacts];

/** By type: the facts that only one god, guardian, power or card tells. Each adds its own, in its own file. */
// biome-ignore lint/suspicious/noEmptyInterface: things fill it from their own files
export interface ThingFacts {}

/* Setup */

export interface GameBegan extends Fact {
  readonly type: 'game-began';
  readonly players: number;
  readonly scenario: string;
  readonly firstSeat: Seat;
}

export interface GodTaken extends Fact {
  readonly type: 'god-taken';
  readonly seat: Seat;
  readonly god: GodName;
}

export interface GuardianChosen extends Fact {
  readonly type: 'guardian-chosen';
  readonly level: number;
  readonly guardian: GuardianName;
  readonly copies: number;
}

export interface PiecePlaced extends Fact {
  readonly type: 'piece-placed';
  readonly piece: FigureName | MonumentName;
  readonly space: string;
  /** Absent: a neutral monument. */
  readonly team?: number;
}

/* Turn */

export interface TurnBegan extends Fact {
  readonly type: 'turn-began';
  readonly seat: Seat;
  readonly team: number;
}

export interface ActionTaken extends Fact {
  readonly type: 'action-taken';
  readonly seat: Seat;
  readonly team: number;
  readonly action: ActionName;
  readonly second: boolean;
  /** The space the marker now stands on, and the last one. */
  readonly marker: number;
  readonly last: number;
}

/** The action could do nothing, or its benefit was declined. */
export interface ActionWithoutEffect extends Fact {
  readonly type: 'action-without-effect';
  readonly team: number;
  readonly action: ActionName;
}

export interface MarkerReset extends Fact {
  readonly type: 'marker-reset';
  readonly action: ActionName;
  readonly marker: number;
}

/* Actions */

export interface FigureMoved extends Fact {
  readonly type: 'figure-moved';
  readonly team: number;
  readonly figure: FigureName;
  readonly from: string;
  readonly space: string;
}

export interface FigurePushed extends Fact {
  readonly type: 'figure-pushed';
  /** The owner of the pushed figure. */
  readonly team: number;
  readonly by: number;
  readonly figure: FigureName;
  readonly from: string;
  readonly space: string;
}

export interface FigureSummoned extends Fact {
  readonly type: 'figure-summoned';
  readonly team: number;
  readonly figure: FigureName;
  readonly space: string;
  /** 'regular', or the name of the extra summon that was used. */
  readonly slot: string;
}

/** Followers came or went; `source` says what for. */
export interface FollowersChanged extends Fact {
  readonly type: 'followers';
  readonly team: number;
  /** Negative for a loss. */
  readonly amount: number;
  readonly total: number;
  /** A power, card, god, 'unlock', 'ransom', 'monument' or an event of the scenario. */
  readonly source: string;
  /** The monument, where one monument gave them. */
  readonly space?: string;
}

export interface PowerUnlocked extends Fact {
  readonly type: 'power-unlocked';
  readonly team: number;
  readonly power: PowerName;
  readonly cost: number;
}

export interface GuardianGained extends Fact {
  readonly type: 'guardian-gained';
  readonly team: number;
  readonly guardian: GuardianName;
}

export interface GuardianMissed extends Fact {
  readonly type: 'guardian-missed';
  readonly team: number;
  readonly level: number;
  readonly reason: 'supply' | 'base';
}

/* Events */

export interface EventReached extends Fact {
  readonly type: 'event-reached';
  readonly team: number;
  /** 1 to 18. */
  readonly number: number;
  readonly event: string;
}

export interface EventWithoutEffect extends Fact {
  readonly type: 'event-without-effect';
  readonly team: number;
  readonly event: string;
}

export interface MonumentTaken extends Fact {
  readonly type: 'monument-taken';
  readonly team: number;
  readonly monument: MonumentName;
  readonly space: string;
  /** The team that controlled it; absent: it was neutral. */
  readonly from?: number;
}

export interface CaravanDrawn extends Fact {
  readonly type: 'caravan-drawn';
  readonly team: number;
  readonly sides: readonly string[];
}

export interface CaravanDeclined extends Fact {
  readonly type: 'caravan-declined';
  readonly team: number;
}

export interface ConflictTokenPlaced extends Fact {
  readonly type: 'conflict-token-placed';
  readonly number: number;
  /** The region, named by its first land space. */
  readonly region: string;
}

export interface ConflictTokensSwapped extends Fact {
  readonly type: 'conflict-tokens-swapped';
  readonly team: number;
  readonly numbers: readonly [number, number];
}

/* Devotion */

export interface DevotionChanged extends Fact {
  readonly type: 'devotion';
  readonly team: number;
  /** What it was worth, Bountiful included; negative for a loss. */
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  /** Bountiful made it 1 more. */
  readonly bountiful?: boolean;
  /** 'majorities', 'domination', 'battle', 'magnanimous', 'miracle', 'worshipful', 'cat-mummy', ... */
  readonly source: string;
}
