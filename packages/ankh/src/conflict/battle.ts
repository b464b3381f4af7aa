import { clear, enter, type Frame, procedure, type Step } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { groundOf } from '../ground/ground.ts';
import { guardianOfKind } from '../guardians/by-kind.ts';
import type { AnkhState } from '../state.ts';
import { momentAt } from '../table/modules.ts';
import { type BattleState, battleOf } from './battle-state.ts';
import { choose, reveal } from './choose.ts';
import { dyingTeams } from './dying.ts';
import type { Act, ConflictHooks } from './hooks.ts';
import type { KillsFrame } from './kills.ts';
import { scoreMajorities } from './majorities.ts';
import { bitsOf, mortalsIn, regionName, teamsIn } from './region.ts';
import { reward } from './reward.ts';
import { countStrengths } from './strength.ts';
import { actInTurn, type WindowFrame } from './window.ts';
import { findWinner, losersOf } from './winner.ts';

export interface BattleFrame extends Frame, WindowFrame {
  readonly procedure: 'battle' | 'deaths';
}

type BattleStep = Step<AnkhState, BattleFrame, AnkhFact>;

const participants = (battle: BattleState): number => battle.participants;
const winner = (battle: BattleState): number => (battle.winner < 0 ? 0 : 1 << battle.winner);
const dying = (battle: BattleState, state: AnkhState): number =>
  dyingTeams(state, battle.winner, losersOf(battle));

/** The moments at which powers, cards and gods do something. */
type Window = {
  [Name in keyof ConflictHooks]-?: NonNullable<ConflictHooks[Name]> extends Act ? Name : never;
}[keyof ConflictHooks];

/** A window: powers, cards and gods that care for it act for these teams. */
function window(moment: Window, teams: (battle: BattleState, state: AnkhState) => number): BattleStep {
  const momentOf = momentAt(moment);
  return {
    run(state, frame, log) {
      const battle = battleOf(state);
      return actInTurn(state, frame, momentOf(state), teams(battle, state), battle.queue, log);
    },
  };
}

const begin: BattleStep = {
  run(state, _frame, log) {
    const { region, participants } = battleOf(state);
    clear(state.moved);
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
    battle.victims = mortalsIn(state, groundOf(state), battle.region, dying(battle, state));
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
        if ((dead & 7) === owner) guardianOfKind(dead >> 3)?.conflict?.afterCasualties?.(state, owner, log);
    clear(delayed);
    return 'next';
  },
};

const end: BattleStep = {
  run(state, _frame, log) {
    clear(state.moved);
    const region = regionName(groundOf(state), battleOf(state).region);
    log?.push({ type: 'battle-ended', rule: 'A-BAT-1', region });
    return 'end';
  },
};

/** Figures that die without a battle, where the table has it so: B13 and what it brings about. */
export const deaths = procedure<AnkhState, BattleFrame, AnkhFact>(
  listCasualties,
  window('onCasualties', dying),
  killCasualties,
  delayedEffects,
);

/** A battle from beginning to end. The order is binding (A-BAT-1). */
export const battle = procedure<AnkhState, BattleFrame, AnkhFact>(
  /* B0  */ begin,
  /* B1  */ window('atBattleStart', participants),
  /* B2  */ window('beforeCards', participants),
  /* B3  */ choose,
  /* B4  */ reveal,
  /* B5  */ window('onReveal', participants),
  /* B6  */ window('onBuild', participants),
  /* B7  */ window('onPlague', participants),
  /* B8  */ majorities,
  /* B9  */ strength,
  /* B10 */ findWinner,
  /* B11 */ winnersDevotion,
  /* B12 */ window('onWon', winner),
  /* B13 */ listCasualties,
  /*     */ window('onCasualties', dying),
  /*     */ killCasualties,
  /* B14 */ window('onLost', losersOf),
  /* B15 */ delayedEffects,
  /* B16 */ window('afterLoss', losersOf),
  /* B17 */ window('afterBattle', participants),
  /* B18 */ window('afterMiracles', participants),
  /* B19 */ window('atBattleEnd', participants),
  /* B20 */ end,
);
