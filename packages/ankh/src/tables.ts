/** For those who only look: the map, the pieces and the names, without the rules that move them. */
export { ACTION_NAMES, type ActionName } from './actions/names.ts';
export { DASHBOARD_TOKENS, FEWEST_PLAYERS, MOST_PLAYERS } from './box.ts';
export { cardsOfPair } from './cards/choices.ts';
export { CARD_BOX, CARD_NAMES, CARD_STRENGTHS, CARDS_OF_HAND, type CardName } from './cards/names.ts';
export { type BattleState, HIDDEN, isFought, NO_BID, takesPart } from './conflict/battle-state.ts';
export type { Term } from './conflict/facts.ts';
export { FEWEST_TO_MERGE, hasMerge } from './ending/has-merge.ts';
export { EVENT_TRACK, type EventSpace } from './events/track.ts';
export type { AnkhFact } from './facts.ts';
export {
  freeSuns,
  GOD_TOKENS,
  gatesOf,
  isTwoCardsReady,
  type TokenName,
  tokenOn,
  trappedBy,
} from './gods/kept.ts';
export { GOD_BOX, GOD_NAMES, type GodName } from './gods/names.ts';
export { caravanNext } from './ground/caravans.ts';
export { type Ground, groundOf, regionOfLand, withCamels, withoutCamels } from './ground/ground.ts';
export { BASES_PER_SIZE, GUARDIAN_KINDS, guardianOf, isGuardian, LARGE, SMALL } from './guardians/kinds.ts';
export { CORNERS, findSide, SIDES, sideNamed } from './map/sides.ts';
export {
  CELLS,
  DESERT,
  DIRECTIONS,
  FERTILE,
  findSpace,
  isLand,
  isSpaceName,
  SPACES,
  type SpaceName,
  spaceName,
  spaceNamed,
  TERRAIN,
  WATER,
} from './map/spaces.ts';
export { ADJACENT_ROOMS, PHARAOHS_DATA } from './pharaohs/data/pharaohs.ts';
export { findRoom, PHARAOH_NAMES, type PharaohName, ROOM_NAMES, type RoomName } from './pharaohs/names.ts';
export { controller as controllerOfRoom } from './pharaohs/palace.ts';
export { isClosed as isRoomClosed } from './pharaohs/priests.ts';
export { sphinxSupply } from './pharaohs/sphinx.ts';
export { isDead as isPharaohDead, type PharaohState } from './pharaohs/state.ts';
export {
  controllerOf,
  FIGURE_NAMES,
  type FigureName,
  facingOf,
  figure,
  figureOfKind,
  GOD,
  isRadiant,
  kindOf,
  MONUMENT_NAMES,
  type MonumentName,
  monumentKind,
  monumentOfKind,
  NEUTRAL,
  ownerOf,
  PHARAOH,
  SITE,
  TEMPLE,
  WARRIOR,
} from './pieces.ts';
export { POLICY_CARDS } from './policies/data/policy-cards.ts';
export type { PriestName } from './policies/enemy-priests.ts';
export { momentOfPolicy } from './policies/moment.ts';
export { findPolicy, POLICY_NAMES, type PolicyName, policyName } from './policies/names.ts';
export { buildPrice } from './powers/build-price.ts';
export { levelOfPower, POWER_BOX, POWER_NAMES, type PowerName } from './powers/names.ts';
export type { AnkhDecision, AnkhOption, QuestionKind } from './questions.ts';
export { DEVOTION_SOURCES, devotionSource } from './read-model/devotion-sources.ts';
export { gainTerms } from './read-model/gain.ts';
export { news } from './read-model/news.ts';
export { moveRange, priceAfter, unlockPrice } from './read-model/prices.ts';
export { withinReach } from './read-model/reach.ts';
export { regionResolved } from './read-model/region-resolved.ts';
export { wayOfMove } from './read-model/way.ts';
export { rangeAsked, type WhyNot, whyNot } from './read-model/why-not.ts';
export { RULES, RULINGS } from './rulings.ts';
export { SCENARIO_BOXES, type ScenarioId } from './scenarios/boxes.ts';
export { eventFollowers } from './scenarios/event-followers.ts';
export { groundOfLayout } from './scenarios/ground-of-layout.ts';
export {
  auctionRow,
  cityController,
  draftPool,
  type EventName,
  eventName,
  stockOf,
} from './scenarios/kept.ts';
export type { City, Layout, Piece, PieceName } from './scenarios/layout.ts';
export { problemInScenario } from './scenarios/layout-in-scenario.ts';
export { type LayoutProblem, problemOfLayout } from './scenarios/layout-problem.ts';
export { readLayout } from './scenarios/read-layout.ts';
export { SITE_FOLLOWERS, siteFollowers } from './scenarios/rebuilding/site-followers.ts';
export type { ScenarioBox } from './scenarios/scenario-box.ts';
export { HOUSE_RULES } from './setup/house-rules.ts';
export type { AnkhState, Team } from './state.ts';
export { type TokenPair, tokensOf } from './token-pair.ts';
export { lastSpace, startSpace } from './turn/track.ts';
