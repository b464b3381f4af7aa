import {
  advance,
  answer,
  answerAndAsk,
  answerRandomly,
  type Chance,
  type Option,
  openDecisions,
  type Seat,
} from '@ennead/kernel';
import { buyProcedure, creaturePlace, giveUp } from './actions/buy.ts';
import { raiseProcedure } from './actions/raise.ts';
import { recruitProcedure } from './actions/recruit.ts';
import { battleProcedure } from './battle/battle.ts';
import { attacksProcedure } from './battle/declare.ts';
import { creatureHome, creatureToCity } from './creatures/home.ts';
import { dayProcedure } from './day/day.ts';
import { turnProcedure } from './day/turn.ts';
import { duskProcedure } from './dusk/dusk.ts';
import { enterProcedures, type KemetStep, type Log, PROCEDURES, type ProcedureName, push } from './flow.ts';
import { OPEN_INTERVENTIONS } from './interventions/all.ts';
import { playProcedure } from './interventions/veto-window.ts';
import { moveProcedure } from './move/move.ts';
import { nightProcedure } from './night/night.ts';
import { turnOrderProcedure } from './night/turn-order.ts';
import type { KemetDecision } from './questions.ts';
import { citySetup } from './setup/city.ts';
import type { KemetState } from './state.ts';
import './tiles/tiles.ts';

const FIRST_NIGHT = 1;

/** Setup in turn order, then rounds of night, day and dusk until somebody has won. */
const gameProcedure: readonly KemetStep[] = [
  {
    run(state) {
      const seat = state.order[state.turn];
      state.active = seat ?? -1;
      if (seat === undefined) return 'next';
      state.turn += 1;
      push(state, 'setup-seat');
      return 'stay';
    },
  },
  begin('night'),
  begin('day'),
  begin('dusk'),
  {
    run(_state, frame) {
      frame.at = FIRST_NIGHT;
      return 'stay';
    },
  },
];

function begin(procedure: 'night' | 'day' | 'dusk'): KemetStep {
  return {
    run(state) {
      push(state, procedure);
      return 'next';
    },
  };
}

const COMMON = {
  game: gameProcedure,
  'setup-seat': citySetup,
  night: nightProcedure,
  'turn-order': turnOrderProcedure,
  day: dayProcedure,
  turn: turnProcedure,
  raise: raiseProcedure,
  buy: buyProcedure,
  'creature-place': creaturePlace,
  'give-up': giveUp,
  recruit: recruitProcedure,
  move: moveProcedure,
  play: playProcedure,
  attacks: attacksProcedure,
  battle: battleProcedure,
  'creature-home': creatureHome,
  'creature-to-city': creatureToCity,
  dusk: duskProcedure,
} satisfies Partial<Record<ProcedureName, readonly KemetStep[]>>;

enterProcedures(COMMON);
for (const card of OPEN_INTERVENTIONS) enterProcedures(card?.procedures ?? {});

/** Runs until something must be asked or the game is over. */
export function run(state: KemetState, log: Log): void {
  advance(PROCEDURES, state, log);
}

/** What is asked now. */
export function openQuestions(state: KemetState): KemetDecision[] {
  // Every step is a KemetStep, so what it asks is of the map.
  return openDecisions(PROCEDURES, state) as KemetDecision[];
}

/** Takes an answer, runs on and tells what is asked then. */
export function takeAnswerAndAsk(state: KemetState, seat: Seat, option: Option, log: Log): KemetDecision[] {
  return answerAndAsk(PROCEDURES, state, seat, option, log) as KemetDecision[];
}

/** Takes an answer and runs on. */
export function takeAnswer(state: KemetState, seat: Seat, option: Option, log: Log): void {
  answer(PROCEDURES, state, seat, option, log);
}

/** Takes random answers; returns how many. */
export function playAtRandom(state: KemetState, chance: Chance, most: number): number {
  return answerRandomly(PROCEDURES, state, chance, most);
}
