import type { Game } from '@ennead/kernel';
import { checkState } from './check.ts';
import { cloneSince, cloneState } from './clone.ts';
import type { KemetFact } from './facts.ts';
import { openQuestions, playAtRandom, run, takeAnswer, takeAnswerAndAsk } from './game.ts';
import { positions } from './position/position.ts';
import type { KemetDecision } from './questions.ts';
import { news } from './read-model/news.ts';
import { isUsual, results } from './read-model/results.ts';
import { recorded } from './recorded.ts';
import { RULES, RULINGS } from './rulings.ts';
import { sampleState } from './sample.ts';
import { type KemetSetup, readSetup } from './setup/options.ts';
import { startState } from './setup/start.ts';
import type { KemetState } from './state.ts';
import { cover, view } from './view.ts';

export { type Board, boardFor, boardOf } from './board/board.ts';
export { SPACES, type SpaceId } from './data/action-board.ts';
export { BATTLE_CARDS, type BattleCardId } from './data/battle-cards.ts';
export type { BoardData, SectorData } from './data/board-data.ts';
export type { CreatureId } from './data/creatures.ts';
export { DECISION_KINDS } from './data/decisions.ts';
export { INTERVENTIONS, type InterventionId } from './data/interventions.ts';
export { TILE_KINDS, TILES, type TileId, type TileKind } from './data/tiles.ts';
export type { KemetFact, LossCause, Term, Value, Way } from './facts.ts';
export { COLOURS, type Colour, CREATURES } from './pieces.ts';
export { temporaryPoints, totalPoints } from './points.ts';
export type { DecisionKind } from './questions.ts';
export type { KemetSetup } from './setup/options.ts';
export type {
  AttackBy,
  Battle,
  KemetFrame,
  KemetState,
  Levy,
  Move,
  Phase,
  Play,
  Raise,
  Recruit,
} from './state.ts';
export { owns } from './tiles/moments.ts';
export { controller, troopLimit } from './troops.ts';

/** The rules of Kemet (2012). */
export const kemet: Game<KemetState, KemetSetup, KemetFact, KemetDecision> = {
  id: 'kemet',
  rules: RULES,
  rulings: RULINGS,
  setup: readSetup,
  start(setup, seed, log) {
    const state = startState(setup, seed, log);
    run(state, log);
    return state;
  },
  decisions: openQuestions,
  apply: takeAnswer,
  next: takeAnswerAndAsk,
  playRandomly: playAtRandom,
  outcome: ({ winner, endedBy }) => (winner === -1 ? null : { winners: [winner], rule: endedBy }),
  news,
  results,
  isUsual,
  view,
  cover,
  sample: sampleState,
  clone: cloneState,
  cloneSince,
  check: checkState,
  positions,
  shape: 2,
  recorded,
};
