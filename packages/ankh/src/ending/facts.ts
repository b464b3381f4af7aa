import type { Fact } from '@ennead/kernel';
import type { GodName } from '../gods/names.ts';
import type { FigureName } from '../pieces.ts';

/** Facts of what follows Conflicts: gods merge, gods are forgotten, the game ends. */
export type EndingFact = GodsMerged | FigureRemoved | GuardianGivenUp | GodForgotten | GameEnded;

export interface GodsMerged extends Fact {
  readonly type: 'gods-merged';
  /** The team they are from now on. */
  readonly upper: number;
  readonly lower: number;
  readonly upperGod: GodName;
  readonly lowerGod: GodName;
  readonly devotion: number;
  readonly followers: number;
}

/** Leaves the game without being killed. */
export interface FigureRemoved extends Fact {
  readonly type: 'figure-removed';
  readonly team: number;
  readonly figure: FigureName;
  readonly space: string;
}

export interface GuardianGivenUp extends Fact {
  readonly type: 'guardian-given-up';
  readonly team: number;
  readonly figure: FigureName;
  /** Absent: from the pool. */
  readonly space?: string;
}

export interface GodForgotten extends Fact {
  readonly type: 'god-forgotten';
  readonly team: number;
  readonly devotion: number;
}

export interface GameEnded extends Fact {
  readonly type: 'game-ended';
  /** Absent: nobody has won. */
  readonly team?: number;
  readonly winners: readonly number[];
}
