export { countOf, lowestOf, memberAfter } from './bits.ts';
export { type Chance, chanceFrom, draw, NO_CHANCE, pick, reveal, shuffle } from './chance.ts';
export { type Answers, answersOf, type Choice, type ChoiceBody, choicesOf, type Instead } from './choice.ts';
export {
  advance,
  answer,
  answerAndAsk,
  answerRandomly,
  enter,
  type Frame,
  openDecisions,
  type Procedure,
  type Procedures,
  type Progress,
  procedure,
  type Step,
} from './flow.ts';
export type {
  BaseSetup,
  BaseState,
  Decision,
  Fact,
  Game,
  News,
  NewsKind,
  Option,
  Outcome,
  Plannable,
  Positions,
  Results,
  Seat,
  SeatResult,
  Viewer,
} from './game.ts';
export { hash } from './hash.ts';
export {
  type InputKind,
  isRecord,
  POSITION_INPUT,
  readFields,
  readJson,
  readPlain,
  SETUP_INPUT,
  shown,
  strayField,
} from './input.ts';
export { fail, type Json, ok, type Problem, type Result } from './json.ts';
export { add, changed, changedBy, clear, copySince, missing } from './list.ts';
export { listsOf } from './lists.ts';
export {
  decide,
  decisionsFor,
  factsFor,
  find,
  freeUndo,
  type Match,
  type Move,
  openMatch,
  outcomeOf,
  stateAt,
  undo,
  waitingFor,
} from './match.ts';
export { numbered } from './numbered.ts';
export { diff, type Patch, patched } from './patch.ts';
export { noTexts, partsText, patchText, type Texts } from './patch-text.ts';
export { placesByOutcome, placesOf } from './places.ts';
export { type Question, type QuestionBody, type QuestionStep, questionsOf } from './question.ts';
export type {
  AboutOf,
  Asked,
  DecisionOf,
  FactOf,
  Facts,
  KindOf,
  OptionOf,
  PlannableOf,
  Questions,
} from './questions.ts';
export { playOn, playRandomly, randomAnswer } from './random-play.ts';
export {
  type MatchRecord,
  readRecord,
  recordOf,
  replay,
  stateHash,
  storedSetup,
  verify,
} from './record.ts';
export {
  changedRulings,
  chosenRulings,
  inForce,
  type Pinned,
  pinRulings,
  type Ruling,
  type Rulings,
  ruled,
} from './rulings.ts';
export { isSame } from './same.ts';
export { type SecretWindow, secretWindowsOf } from './secret-window.ts';
export { type Seen, seen } from './seen.ts';
export { still, viewOfStill } from './still.ts';
export { type Stop, type StopView, stopsFor, stopsOnTheWay, stopsText, storyLog } from './story.ts';
