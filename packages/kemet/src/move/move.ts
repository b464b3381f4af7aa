import type { Option } from '@ennead/kernel';
import { boardOf, sectorName, sectorNamed } from '../board/board.ts';
import { creatureWith } from '../creatures/lookup.ts';
import { type KemetStep, question } from '../flow.ts';
import { addPlays, idleQuestion } from '../interventions/playing.ts';
import { CREATURES } from '../pieces.ts';
import type { KemetState, Move } from '../state.ts';
import { addSteps, creatureOnStep, mostOnStep } from './steps.ts';
import { takeStep } from './take-step.ts';

const WITH_OR_WITHOUT = ['with', 'without'];
const WITH = ['with'];
const WITHOUT = ['without'];
const STEP = 2;

const moveOf = (state: KemetState): Move => state.move as Move;

/** One Move action: a start, then steps until the player ends it or a battle does (section 9). */
export const moveProcedure: readonly KemetStep[] = [
  {
    run(state) {
      state.move = {
        at: -1,
        range: -1,
        steps: 0,
        gates: false,
        freeTeleport: false,
        teleports: 0,
        way: -1,
        to: -1,
        units: 0,
        ended: false,
      };
      return 'next';
    },
  },
  idleQuestion({
    kind: 'start',
    options(state, _frame, cards) {
      const { ids } = boardOf(state);
      const options: Option[] = [];
      for (let sector = 0; sector < ids.length; sector++)
        if (state.holder[sector] === state.active) options.push(ids[sector] as string);
      options.push('none');
      return addPlays(options, cards);
    },
    take(state, _frame, option, log) {
      if (option === 'none') return endMove(state);
      moveOf(state).at = sectorNamed(state, option);
      log?.push({ type: 'move-began', rule: 'K-MOVE-1', seat: state.active, sector: option as string });
      return 'next';
    },
  }),
  endsAfterBattle(
    idleQuestion({
      kind: 'step',
      options(state, _frame, cards) {
        const options: Option[] = [];
        addSteps(state, state.active, moveOf(state), options);
        options.push('end');
        return addPlays(options, cards);
      },
      about: (state) => ({ from: sectorName(state, moveOf(state).at) }),
      take(state, _frame, option) {
        if (option === 'end') return endMove(state);
        const move = moveOf(state);
        const step = boardOf(state).stepOf.get(option as string) as number;
        move.way = step >> 5;
        move.to = step & 31;
        return 'next';
      },
    }),
  ),
  question({
    kind: 'step-units',
    options: (state) => UP_TO[mostOnStep(state, state.active, moveOf(state))] as readonly number[],
    about: stepAbout,
    take(state, _frame, option) {
      moveOf(state).units = option as number;
      return 'next';
    },
  }),
  question({
    kind: 'step-creature',
    options(state) {
      const choice = creatureOnStep(state, state.active, moveOf(state));
      return choice === 'may' ? WITH_OR_WITHOUT : choice === 'must' ? WITH : WITHOUT;
    },
    about(state) {
      const creature = creatureWith(state, state.active, moveOf(state).at);
      return { creature: CREATURES[creature] as string, ...stepAbout(state) };
    },
    take(state, frame, option, log) {
      takeStep(state, moveOf(state), option === 'with', log);
      frame.at = STEP;
      return 'stay';
    },
  }),
];

/** A battle ends the Move (K-MOVE-15). */
function endsAfterBattle(step: KemetStep): KemetStep {
  const { run } = step as Required<KemetStep>;
  return {
    ...step,
    run: (state, frame, log) => (moveOf(state).ended ? endMove(state) : run(state, frame, log)),
  };
}

function endMove(state: KemetState): 'end' {
  state.move = null;
  return 'end';
}

function stepAbout(state: KemetState): { from: string; to: string } {
  const { at, to } = moveOf(state);
  return { from: sectorName(state, at), to: sectorName(state, to) };
}

/** By number of units: 1 up to it. */
const UP_TO: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, most) =>
  Array.from({ length: most }, (_, before) => before + 1),
);
