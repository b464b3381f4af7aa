import { enter, type Frame, procedure, type Step } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { groundOf } from '../ground/ground.ts';
import { GUARDIAN_BY_KIND } from '../guardians/guardians.ts';
import type { AnkhState } from '../state.ts';
import { type BattleState, battleOf } from './battle-state.ts';
import { choose, reveal } from './choose.ts';
import type { ConflictHooks } from './hooks.ts';
import type { KillsFrame } from './kills.ts';
import { scoreMajorities } from './majorities.ts';
import {
  AFTER_BATTLE,
  AFTER_LOSS,
  AFTER_MIRACLES,
  AT_BATTLE_END,
  AT_BATTLE_START,
  BEFORE_CARDS,
  ON_BUILD,
  ON_CASUALTIES,
  ON_LOST,
  ON_PLAGUE,
  ON_REVEAL,
  ON_WON,
} from './moments.ts';
import { bitsOf, mortalsIn, regionName, teamsIn } from './region.ts';
import { reward } from './reward.ts';
import { countStrengths } from './strength.ts';
import { actInTurn, type Moment, type WindowFrame } from './window.ts';
import { findWinner, losersOf } from './winner.ts';

export interface BattleFrame extends Frame, WindowFrame {
  readonly procedure: 'battle';
}

type BattleStep = Step<AnkhState, BattleFrame, AnkhFact>;

const participants = (battle: BattleState): number => battle.participants;
const winner = (battle: BattleState): number => (battle.winner < 0 ? 0 : 1 << battle.winner);

/** A window: powers, cards and gods that care for it act for these teams. */
function window(
  moment: Moment<NonNullable<ConflictHooks['onWon']>>,
  teams: (battle: BattleState) => number,
): BattleStep {
  return {
    run(state, frame, log) {
      const battle = battleOf(state);
      return actInTurn(state, frame, moment, teams(battle), battle.queue, log);
    },
  };
}

const begin: BattleStep = {
  run(state, _frame, log) {
    const { region, participants } = battleOf(state);
    state.moved.length = 0;
    log?.push({
      type: 'battle-began',
      rule: 'A-BAT-1',
      region: regionName(groundOf(state), region),
      teams: bitsOf(participants),
    });
    return 'next';
  },
};

/** Teams that have a figure left score. */
const majorities: BattleStep = {
  run(state, _frame, log) {
    const { region } = battleOf(state);
    const present = teamsIn(state, groundOf(state), region);
    return scoreMajorities(state, region, present, log) ? 'over' : 'next';
  },
};

const strength: BattleStep = {
  run(state, _frame, log) {
    countStrengths(state, log);
    return 'next';
  },
};

const winnersDevotion: BattleStep = {
  run(state, _frame, log) {
    const { winner, region } = battleOf(state);
    return winner >= 0 && reward(state, region, winner, 'battle', log) ? 'over' : 'next';
  },
};

/** A-KILL-1: figures of the losers; with nobody the winner, everybody's. */
const listCasualties: BattleStep = {
  run(state) {
    const battle = battleOf(state);
    battle.victims = mortalsIn(state, groundOf(state), battle.region, losersOf(battle));
    return 'next';
  },
};

const killCasualties: BattleStep = {
  run(state) {
    if (battleOf(state).victims.length > 0)
      enter<KillsFrame>(state, { procedure: 'kills', at: 0, cause: 'casualties', acting: false });
    return 'next';
  },
};

const delayedEffects: BattleStep = {
  run(state, _frame, log) {
    const { delayed } = battleOf(state);
    if (delayed.length === 0) return 'next';
    for (const owner of [...state.ladder])
      for (const dead of delayed)
        if ((dead & 7) === owner) GUARDIAN_BY_KIND[dead >> 3]?.conflict?.afterCasualties?.(state, owner, log);
    delayed.length = 0;
    return 'next';
  },
};

const end: BattleStep = {
  run(state, _frame, log) {
    state.moved.length = 0;
    const region = regionName(groundOf(state), battleOf(state).region);
    log?.push({ type: 'battle-ended', rule: 'A-BAT-1', region });
    return 'end';
  },
};

/** A battle from beginning to end. The order is binding (A-BAT-1). */
export const battle = procedure<AnkhState, BattleFrame, AnkhFact>(
  /* B0  */ begin,
  /* B1  */ window(AT_BATTLE_START, participants),
  /* B2  */ window(BEFORE_CARDS, participants),
  /* B3  */ choose,
  /* B4  */ reveal,
  /* B5  */ window(ON_REVEAL, participants),
  /* B6  */ window(ON_BUILD, participants),
  /* B7  */ window(ON_PLAGUE, participants),
  /* B8  */ majorities,
  /* B9  */ strength,
  /* B10 */ findWinner,
  /* B11 */ winnersDevotion,
  /* B12 */ window(ON_WON, winner),
  /* B13 */ listCasualties,
  /*     */ window(ON_CASUALTIES, losersOf),
  /*     */ killCasualties,
  /* B14 */ window(ON_LOST, losersOf),
  /* B15 */ delayedEffects,
  /* B16 */ window(AFTER_LOSS, losersOf),
  /* B17 */ window(AFTER_BATTLE, participants),
  /* B18 */ window(AFTER_MIRACLES, participants),
  /* B19 */ window(AT_BATTLE_END, participants),
  /* B20 */ end,
);
