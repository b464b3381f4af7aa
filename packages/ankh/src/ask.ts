import {
  answersOf,
  type ChoiceBody,
  choicesOf,
  type QuestionBody,
  type QuestionStep,
  questionsOf,
  type Seat,
  secretWindowsOf,
} from '@ennead/kernel';
import type { AnkhFact } from './facts.ts';
import { SPACES, type SpaceName, spaceName } from './map/spaces.ts';
import type { AnkhDecision, AnkhQuestions, QuestionKind, YesOrNo } from './questions.ts';
import type { AnkhState } from './state.ts';

type Body<F, K extends QuestionKind> = QuestionBody<AnkhState, F, AnkhFact, AnkhQuestions, K>;
type AskingStep<F> = QuestionStep<AnkhState, F, AnkhFact, AnkhDecision>;

/** A question that names the seat it goes to. The engine answers what has one answer. */
export const questionTo = questionsOf<AnkhState, AnkhFact, AnkhQuestions>();

/** A question to the seat of the frame. */
export function question<F extends { readonly seat: Seat }, K extends QuestionKind>(
  asked: Body<F, K>,
): AskingStep<F> {
  return questionTo<F, K>({ seat: seatOfFrame, ...asked });
}

/** A question to the team of the frame: the seat that brought its upper god answers (A-MRG-14). */
export function teamQuestion<F extends { readonly team: number }, K extends QuestionKind>(
  asked: Body<F, K>,
): AskingStep<F> {
  return questionTo<F, K>({ seat: teamOfFrame, ...asked });
}

const choice = choicesOf<AnkhState, AnkhFact, AnkhQuestions>();

/** A question to the seat of the frame with prepared answers: the rules know them by number. */
export function prepared<F extends { readonly seat: Seat }, K extends QuestionKind>(
  asked: ChoiceBody<AnkhState, F, AnkhFact, AnkhQuestions, K>,
): AskingStep<F> {
  return choice<F, K>({ seat: seatOfFrame, ...asked });
}

const SPACE_ANSWERS = answersOf(SPACES);
/** The answers of a question for a space: its number is its place. */
export const anySpace = () => SPACE_ANSWERS;

const seatOfFrame = (_state: AnkhState, { seat }: { readonly seat: Seat }): Seat => seat;
const teamOfFrame = (_state: AnkhState, { team }: { readonly team: number }): Seat => team;

/** Several are asked together, each unseen by the others. */
export const secretWindow = secretWindowsOf<AnkhState, AnkhFact, AnkhQuestions>();

/** For a question that is asked though there may be one answer, and for one that always has several. */
export const always = (): boolean => true;

const YES_NO: readonly YesOrNo[] = ['yes', 'no'];
export const yesOrNo = (): readonly YesOrNo[] => YES_NO;

/** The names of spaces, with room for options beside them. */
export function names<Other extends string = never>(
  spaces: readonly number[],
  ...others: readonly Other[]
): (SpaceName | Other)[] {
  const options: (SpaceName | Other)[] = [];
  for (const space of spaces) options.push(spaceName(space));
  for (const other of others) options.push(other);
  return options;
}
