export {
  BOT_NAMES,
  type Bot,
  type BotName,
  type BotOptions,
  type Expected,
  type Explained,
  type Reason,
} from './bot.ts';
export { createBot } from './create.ts';
export { THOROUGH } from './exercises/clear.ts';
export type { Difficulty, Exercise } from './exercises/exercise.ts';
export { exerciseAt } from './exercises/find.ts';
export {
  type GameEntry,
  gameIds,
  judgementOf,
  loadBot,
  loadGame,
  loadGames,
  registerGame,
  taughtJudgementOf,
} from './games.ts';
export { hardBot } from './hard.ts';
export type { Judgement } from './judgement.ts';
export { chancesSeen } from './review/chances.ts';
export type { Grade } from './review/grade.ts';
export { type ReviewedMove, type ReviewOf, reviewOf } from './review/match.ts';
export { type CurvePoint, type TurningPoint, turningPoints } from './review/turning-points.ts';
