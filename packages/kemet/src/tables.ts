/** For those who only look: boards, pieces, prices and names, without the rules that move them. */
export { ATTACKER, DEFENDER, sideOf } from './battle/sides.ts';
export { battleValue } from './battle/values.ts';
export { type Board, boardFor, boardOf, cityOf, DISTRICTS, targetOfStep, wayOfStep } from './board/board.ts';
export { creatureWith, ownerOf } from './creatures/lookup.ts';
export { SPACES } from './data/action-board.ts';
export { BATTLE_CARDS, type BattleCardId } from './data/battle-cards.ts';
export type { CreatureId } from './data/creatures.ts';
export { DECISION_KINDS } from './data/decisions.ts';
export { INTERVENTIONS, type InterventionId } from './data/interventions.ts';
export { TILE_KINDS, TILE_LEVELS, TILES, type TileKind } from './data/tiles.ts';
export type { KemetFact, Term, Value } from './facts.ts';
export {
  COLOURS,
  type Colour,
  CREATURES,
  GOLD_MOVE,
  HARBOR,
  PASSES,
  tileKind,
  UNITS,
} from './pieces.ts';
export { isScoring, templesControlled } from './points.ts';
export type { DecisionKind, KemetDecision, KemetOption, KemetQuestions } from './questions.ts';
export * from './read-model/index.ts';
export { RULES, RULINGS } from './rulings.ts';
export type { KemetState } from './state.ts';
export { GOLD_TOKEN, owns, SILVER_TOKEN, sum } from './tiles/moments.ts';
export { controller } from './troops.ts';
