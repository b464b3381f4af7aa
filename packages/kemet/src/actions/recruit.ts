import { answersOf, type Progress } from '@ennead/kernel';
import { fightWaiting } from '../battle/declare.ts';
import { boardOf, districtNames, perBoard, sectorName } from '../board/board.ts';
import { settle } from '../creatures/home.ts';
import { reserveCreatures } from '../creatures/lookup.ts';
import type { SectorId } from '../data/board-data.ts';
import { choice, type KemetStep, type Log, question } from '../flow.ts';
import { idleQuestion } from '../interventions/playing.ts';
import { CREATURES } from '../pieces.ts';
import { pay } from '../prayer.ts';
import type { KemetFrame, KemetState, Recruit } from '../state.ts';
import { FREE_RECRUITS } from '../tiles/moments.ts';
import { enlist, roomIn } from '../troops.ts';
import { districtsToRecruit, mayJoin, onlyCreature, payableUnits } from './recruit-room.ts';

function recruitOf(state: KemetState): Recruit {
  if (state.recruit === null) throw new Error('nobody recruits');
  return state.recruit;
}
const FIRST_DISTRICT = 1;
const CREATURE_OR_NONE = answersOf([...CREATURES, 'none' as const]);

/** Districts, then 'done'. */
const districtsOrDone = perBoard((board) => answersOf<SectorId | 'done'>([...districtNames(board), 'done']));

/** The Recruit action: districts one after the other, then payment, then attacks (K-RECR-1 to 6). */
export const recruitProcedure: readonly KemetStep[] = [
  {
    run(state) {
      state.recruit = { chosen: 0, units: 0, district: -1 };
      return 'next';
    },
  },
  // Only the first choice is an idle point; the others are asked below without cards.
  idleQuestion({
    kind: 'recruit-district',
    answers: districtsOrDone,
    set: openDistricts,
    take: chooseDistrict,
  }),
  question({
    kind: 'recruit-units',
    options: recruitNumbers,
    about: aboutDistrict,
    take(state, _frame, units, log) {
      const { district } = recruitOf(state);
      if (units > 0) {
        const attacks = enlist(state, state.active, district, units, 'recruit', 'K-RECR-1', log);
        if (attacks) state.waiting = [...state.waiting, district];
        recruitOf(state).units += units;
      }
      return 'next';
    },
  }),
  choice({
    kind: 'recruit-creature',
    answers: () => CREATURE_OR_NONE,
    set(state) {
      const { district } = recruitOf(state);
      const joining = mayJoin(state, state.active, district) ? reserveCreatures(state, state.active) : 0;
      return joining | (1 << CREATURES.length);
    },
    about: aboutDistrict,
    take(state, _frame, creature, log) {
      if (creature < CREATURES.length) settle(state, creature, recruitOf(state).district, log, 'K-CREA-6');
      return 'next';
    },
  }),
  choice({
    kind: 'recruit-district',
    answers: districtsOrDone,
    set: openDistricts,
    take: chooseDistrict,
  }),
];

function openDistricts(state: KemetState): number {
  const done = 1 << boardOf(state).districts;
  return districtsToRecruit(state, state.active, recruitOf(state)) | done;
}

function chooseDistrict(state: KemetState, frame: KemetFrame, place: number, log: Log): Progress {
  if (place === boardOf(state).districts) return finish(state, log);
  const recruit = recruitOf(state);
  recruit.district = place;
  recruit.chosen |= 1 << recruit.district;
  frame.at = FIRST_DISTRICT + 1;
  return 'stay';
}

function aboutDistrict(state: KemetState): { sector: SectorId } {
  return { sector: sectorName(state, recruitOf(state).district) };
}

/** 0 only if a creature can follow (K-DEC-21). */
function recruitNumbers(state: KemetState): number[] {
  const seat = state.active;
  const recruit = recruitOf(state);
  const most = Math.min(payableUnits(state, seat, recruit), roomIn(state, seat, recruit.district));
  const options: number[] = [];
  for (let units = onlyCreature(state, seat, recruit.district) ? 0 : 1; units <= most; units++)
    options.push(units);
  return options;
}

/** One payment for the whole action (K-PAY-2), then the attacks in the order of the districts (K-RECR-5). */
function finish(state: KemetState, log: Log): 'end' {
  const { units } = recruitOf(state);
  state.recruit = null;
  if (units > 0)
    pay(
      state,
      state.active,
      { base: units, discounts: FREE_RECRUITS, purpose: 'recruit', rule: 'K-RECR-2' },
      log,
    );
  fightWaiting(state, 'recruit');
  return 'end';
}
