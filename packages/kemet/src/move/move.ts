import { type Answers, missing } from '@ennead/kernel';
import { perBoard, sectorName, sectorsOr, stepBy, targetOfStep, wayOfStep } from '../board/board.ts';
import { creatureWith } from '../creatures/lookup.ts';
import type { SectorId } from '../data/board-data.ts';
import { type KemetStep, type Log, question } from '../flow.ts';
import { idleQuestion } from '../interventions/playing.ts';
import { CREATURES, WAYS } from '../pieces.ts';
import type { StepOption } from '../questions.ts';
import type { KemetFrame, KemetState, Move } from '../state.ts';
import { creatureOnStep, legalSteps, mostOnStep } from './steps.ts';
import { takeStep } from './take-step.ts';

const WITH_OR_WITHOUT = ['with', 'without'] as const;
const WITH = ['with'] as const;
const WITHOUT = ['without'] as const;
const STEP = 2;

function moveOf(state: KemetState): Move {
  if (state.move === null) throw new Error('nobody moves');
  return state.move;
}

/** Sectors, then 'none'. */
const sectorsOrNone = sectorsOr('none');

/** The number of no step: 'end' stands behind all steps. */
const NO_STEP = stepBy(WAYS.length, 0);

/** Steps by their numbers, then 'end'. */
const steps = perBoard(({ stepOf, stepOptions }): Answers<StepOption | 'end'> => {
  const list: (StepOption | 'end')[] = [...stepOptions];
  list[NO_STEP] = 'end';
  return { list, places: new Map([...stepOf, ['end', NO_STEP]]) };
});

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
        discounted: undefined,
        bonus: undefined,
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
    answers: sectorsOrNone,
    places({ holder, active }) {
      const places: number[] = [];
      for (let sector = 0; sector < holder.length; sector++)
        if (holder[sector] === active) places.push(sector);
      places.push(holder.length);
      return places;
    },
    take(state, _frame, sector, log) {
      if (sector === state.holder.length) return endMove(state);
      moveOf(state).at = sector;
      log?.push({
        type: 'move-began',
        rule: 'K-MOVE-1',
        seat: state.active,
        sector: sectorName(state, sector),
      });
      return 'next';
    },
  }),
  idleQuestion({
    kind: 'step',
    // A battle ends the Move (K-MOVE-15).
    skip: (state) => (moveOf(state).ended ? endMove(state) : null),
    answers: steps,
    places(state) {
      const places = legalSteps(state, state.active, moveOf(state));
      places.push(NO_STEP);
      return places;
    },
    about: (state) => ({ from: sectorName(state, moveOf(state).at) }),
    take(state, _frame, step) {
      if (step === NO_STEP) return endMove(state);
      const move = moveOf(state);
      move.way = wayOfStep(step);
      move.to = targetOfStep(step);
      return 'next';
    },
  }),
  question({
    kind: 'step-units',
    options: (state) => UP_TO[mostOnStep(state, state.active, moveOf(state))] ?? missing(),
    about: stepAbout,
    take(state, _frame, option) {
      moveOf(state).units = option;
      return 'next';
    },
  }),
  question({
    kind: 'step-creature',
    skip: (state, frame, log) =>
      creatureWith(state, state.active, moveOf(state).at) === -1 ? goOn(state, frame, false, log) : null,
    options(state) {
      const choice = creatureOnStep(state, state.active, moveOf(state));
      return choice === 'may' ? WITH_OR_WITHOUT : choice === 'must' ? WITH : WITHOUT;
    },
    about(state) {
      const creature = creatureWith(state, state.active, moveOf(state).at);
      return { creature: CREATURES[creature] ?? missing(), ...stepAbout(state) };
    },
    take: (state, frame, option, log) => goOn(state, frame, option === 'with', log),
  }),
];

/** Takes the step that was chosen, then asks for the next. */
function goOn(state: KemetState, frame: KemetFrame, withCreature: boolean, log: Log): 'stay' {
  takeStep(state, moveOf(state), withCreature, log);
  frame.at = STEP;
  return 'stay';
}

function endMove(state: KemetState): 'end' {
  state.move = null;
  return 'end';
}

function stepAbout(state: KemetState): { from: SectorId; to: SectorId } {
  const move = moveOf(state);
  return { from: sectorName(state, move.at), to: sectorName(state, move.to) };
}

/** By number of units: 1 up to it. */
const UP_TO: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, most) =>
  Array.from({ length: most }, (_, before) => before + 1),
);
