import type { GodName } from '../gods/names.ts';
import type { FigureName } from '../pieces.ts';

/** Facts of what follows Conflicts: gods merge, gods are forgotten, the game ends. */
export interface EndingFacts {
  'gods-merged': {
    /** The team they are from now on. */
    upper: number;
    lower: number;
    upperGod: GodName;
    lowerGod: GodName;
    devotion: number;
    followers: number;
  };
  /** Leaves the game without being killed. */
  'figure-removed': {
    team: number;
    figure: FigureName;
    space: string;
  };
  'guardian-given-up': {
    team: number;
    figure: FigureName;
    /** Absent: from the pool. */
    space?: string;
  };
  'god-forgotten': {
    team: number;
    devotion: number;
  };
  'game-ended': {
    /** Absent: nobody has won. */
    team?: number;
    winners: readonly number[];
  };
}
