import type { ToldOfGain } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import type { BattleState } from './battle-state.ts';

export type { Log } from '../turn/hooks.ts';

/** Why figures die: the step of the battle. */
export type Cause = 'plague' | 'casualties';

/** How devotion for a region is earned. */
export type Victory = 'battle' | 'domination';

/**
 * Something done for a team at its place in the order of the moment. It may enter a procedure (listed in its record),
 * which is played out before the next in order.
 */
export type Act = (state: AnkhState, team: number, log: Log) => void;

/** Who fights, one bit each, and by team how strong they are. */
export type Fought = Pick<BattleState, 'participants' | 'strength'>;

/** A number that counts for a team at the moment; 0 is not shown. */
type Count = (state: AnkhState, team: number) => number;
/** The same in a region. */
type CountIn = (state: AnkhState, team: number, region: number) => number;

/**
 * What a power, a card or a god changes in a Conflict. A power is asked if its team has it, a card if its team revealed
 * it in this battle, a god if its team has its power. A record names only the moments it cares for. The steps B0 to B20
 * are those of conflict/battle.ts.
 */
export interface ConflictHooks {
  /** Start of the Conflict (A-CON-2). */
  readonly atConflictStart?: Act;
  /** B1 */
  readonly atBattleStart?: Act;
  /** B2 */
  readonly beforeCards?: Act;
  /** B5 */
  readonly onReveal?: Act;
  /** B6 */
  readonly onBuild?: Act;
  /** B7: as often as the card was revealed. */
  readonly onPlague?: Act;
  /** B9: base strength of the team's god figure in place of 1; the highest counts. */
  readonly godBaseStrength?: Count;
  /** B9: added to the strength of the team's god figure. */
  readonly addGodStrength?: CountIn;
  /** B9: added to the strength of the team in the region. */
  readonly addStrength?: CountIn;
  /** B11: devotion for winning in place of 1; the highest counts. */
  readonly baseReward?: (state: AnkhState, team: number, fought: Fought) => number;
  /** B11 and domination: added to the same gain. */
  readonly addReward?: (state: AnkhState, team: number, region: number, victory: Victory) => number;
  /** B12, the winner. */
  readonly onWon?: Act;
  /** B13: takes figures off the kill list, or enters a procedure that asks which. */
  readonly onCasualties?: Act;
  /** K2: after any kill batch, wherever the team is. */
  readonly onKillBatch?: Act;
  /** B14, each loser. */
  readonly onLost?: Act;
  /** Devotion that `onLost` gives a loser with so many figures. */
  readonly devotionIfLost?: (state: AnkhState, team: number, figures: number) => number;
  /** B16, each loser, after all casualties and losses. */
  readonly afterLoss?: Act;
  /** B17 */
  readonly afterBattle?: Act;
  /** B18 */
  readonly afterMiracles?: Act;
  /** Devotion that `afterMiracles` offers for something. */
  readonly devotionOffered?: Count;
  /** B19 */
  readonly atBattleEnd?: Act;
  /** End of the Conflict (A-CON-5). */
  readonly atConflictEnd?: Act;
  /** Added to every gain of devotion, wherever it comes from; `told` goes into its fact. */
  readonly addGain?: (state: AnkhState, team: number) => GainAdded | null;
  /** What a monument built by card costs the team instead, and the rule that says so. */
  readonly buildCost?: (state: AnkhState, team: number) => BuildCost;
  /** `lower` joins `upper`, whoever has this god. The two are still two; the god and warriors of `lower` have left. */
  readonly onMerge?: (state: AnkhState, upper: number, lower: number, log: Log) => void;
  /** `team` is forgotten, whoever has this god. */
  readonly onForgotten?: Act;
}

export interface GainAdded {
  readonly amount: number;
  readonly told: ToldOfGain;
}

export interface BuildCost {
  readonly followers: number;
  readonly rule: string;
}

/** What a guardian changes in a Conflict. */
export interface GuardianConflictHooks {
  /** Start of the Conflict, for each guardian of the kind on the board, all at the same time: spaces whose monument it destroys. */
  readonly destroys?: (state: AnkhState, space: number, figure: number) => readonly number[];
  /** The rule by which it does so. */
  readonly destroysBy?: string;
  /** B9: a figure adjacent to an enemy of this kind has no strength. */
  readonly neutralises?: true;
  /** K4: `owner` has lost one of this kind. */
  readonly onKilled?: (state: AnkhState, owner: number, cause: Cause, log: Log) => void;
  /** B15: `owner` lost one of this kind in B13, and `onKilled` put it off. */
  readonly afterCasualties?: Act;
  /** K5: `owner` has lost one of this kind; it lies in the pool. */
  readonly afterKill?: Act;
}

export interface Casualties {
  readonly rule: string;
  /** The teams whose figures in the region die, one bit each. `holder` won or dominates it, -1 for nobody. */
  readonly teams: (holder: number) => number;
}

/** What the table itself changes: a scenario, the Pharaoh expansion. The steps are those of S-TIME-1. */
export interface TableConflictHooks {
  /** Step 2. */
  readonly beforeConflict?: (state: AnkhState, log: Log) => void;
  /** Step 4: the region resolved first, -1 for none. */
  readonly firstRegion?: (state: AnkhState) => number;
  /** Added to each majority in the region. */
  readonly addMajority?: (state: AnkhState, region: number) => number;
  /** Added to the reward for the region. */
  readonly addReward?: (state: AnkhState, team: number, region: number, victory: Victory) => number;
  /** Nobody gains devotion from this region: the rule that says so, null for none. */
  readonly preventsGain?: (state: AnkhState, region: number) => string | null;
  /** The figure on this space has no strength. */
  readonly neutralises?: (state: AnkhState, space: number) => boolean;
  /** Who dies when a region has been resolved, in place of the losers of a battle (A-KILL-1). */
  readonly casualties?: Casualties;
  /** Step 4, directly after a region; `holder` won or dominates it, -1 for nobody, SKIPPED if no figure was in it. */
  readonly afterRegion?: (state: AnkhState, region: number, holder: number, log: Log) => void;
  /** Step 5. */
  readonly atConflictEnd?: (state: AnkhState, log: Log) => void;
  /** Step 7: pairs upper, lower, upper, lower... in place of the base rule; empty for none. */
  readonly merges?: (state: AnkhState) => readonly number[];
  readonly onMerge?: (state: AnkhState, upper: number, lower: number, log: Log) => void;
  /** After all merges of step 7. */
  readonly afterMerges?: (state: AnkhState, log: Log) => void;
  readonly onForgotten?: (state: AnkhState, team: number, log: Log) => void;
  /** Step 8. */
  readonly afterConflict?: (state: AnkhState, log: Log) => void;
  /** The monuments the team builds from, and to which destroyed ones of its go; by default the common supply. */
  readonly stock?: (state: AnkhState, team: number) => number[];
  /** A monument that is neither obelisk nor temple nor pyramid has left the board. */
  readonly onDestroyed?: (state: AnkhState, monument: number, space: number, log: Log) => void;
  /** A team has taken its battle cards back. */
  readonly onCardsTakenBack?: (state: AnkhState, team: number, log: Log) => void;
}
