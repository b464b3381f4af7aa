export { type Broadcast, broadcastOf, type Untold } from './broadcast.ts';
export {
  type ClockRules,
  type ClockState,
  leftAt,
  nextZero,
  outOfTime,
  timeAfterTakingBack,
} from './clock.ts';
export type { Clocks } from './clocks.ts';
export { historyFor, type LogEntry, type PastPosition, positionFor } from './history.ts';
export { stepsTo } from './past.ts';
export { type Pause, pauseAt, vacationLeft } from './pauses.ts';
export { pictureFor, seenBy } from './picture.ts';
export { type Planned, type PlannedAnswer, plannedFor } from './plans.ts';
export {
  commit,
  follow,
  handedTo,
  moveOf,
  openPlay,
  owing,
  type Play,
  type Prepared,
  pastOf,
  playOf,
  prepareMove,
  prepareUndo,
  rewound,
  rollBack,
  setPauses,
  showAgain,
  untoldOf,
} from './play.ts';
export { type Since, sinceCosts, sinceFor } from './since.ts';
export {
  addStep,
  isSeenBy,
  momentOf,
  noSteps,
  numberAt,
  numberOf,
  type Step,
  type Steps,
  standingAt,
  stepAt,
  type Written,
} from './steps.ts';
export { type Story, type StoryStep, spanOfStory, storyFor } from './story.ts';
export { type UndoView, undoTarget, undoView } from './undo.ts';
export { stateFor, viewFor } from './view-for.ts';
export { finish, type Work } from './work.ts';
