import {
  type Choice,
  choicesOf,
  type Procedure,
  procedure,
  type Question,
  type QuestionStep,
  questionsOf,
  type Step,
  secretWindowsOf,
} from '@ennead/kernel';
import type { KemetFact } from './facts.ts';
import type { DecisionKind, KemetDecision, KemetQuestions } from './questions.ts';
import type { KemetFrame, KemetState } from './state.ts';

export type KemetStep = Step<KemetState, KemetFrame, KemetFact, KemetDecision>;
type AskingStep = QuestionStep<KemetState, KemetFrame, KemetFact, KemetDecision>;
export type Log = KemetFact[] | null;

/** The procedures of the game. Tiles and interventions that ask something add theirs in their own files. */
export interface ProcedureNames {
  game: true;
  'setup-seat': true;
  night: true;
  'turn-order': true;
  day: true;
  turn: true;
  raise: true;
  buy: true;
  'creature-place': true;
  'give-up': true;
  recruit: true;
  move: true;
  play: true;
  attacks: true;
  battle: true;
  'creature-home': true;
  'creature-to-city': true;
  dusk: true;
}
export type ProcedureName = keyof ProcedureNames;

const procedures: Record<string, Procedure<KemetState, KemetFact>> = {};

/** Everything that can be under way, by name. */
export const PROCEDURES: Readonly<Record<string, Procedure<KemetState, KemetFact>>> = procedures;

/** All frames of the game have one shape, so any step may meet any of them. */
export function enterProcedures(more: Readonly<Record<string, readonly KemetStep[]>>): void {
  for (const [name, steps] of Object.entries(more)) {
    if (procedures[name] !== undefined) throw new Error(`two procedures are called ${name}`);
    procedures[name] = procedure<KemetState, KemetFrame, KemetFact>(...steps);
  }
}

/** Starts a procedure; it runs before the one that started it goes on. `n` is its own number. */
export function push(state: KemetState, procedure: ProcedureName, n = 0): void {
  state.frames.push({ procedure, at: 0, n });
}

type KemetQuestion<K extends DecisionKind> = Question<KemetState, KemetFrame, KemetFact, KemetQuestions, K>;
export type KemetChoice<K extends DecisionKind> = Choice<
  KemetState,
  KemetFrame,
  KemetFact,
  KemetQuestions,
  K
>;

/** A question to one seat, the active player unless told; the engine answers what has one answer (K-DEC-40). */
export function question<K extends DecisionKind>(asked: KemetQuestion<K>): AskingStep {
  return ask<KemetFrame, K>(asked);
}

const ask = questionsOf<KemetState, KemetFact, KemetQuestions>();

/** The same where the answers are prepared: rules know them by their places. */
export function choice<K extends DecisionKind>(asked: KemetChoice<K>): AskingStep {
  return choose<KemetFrame, K>(asked);
}

const choose = choicesOf<KemetState, KemetFact, KemetQuestions>();

/** Several players are asked together, each unseen by the others. */
export const secretWindow = secretWindowsOf<KemetState, KemetFact, KemetQuestions>();
