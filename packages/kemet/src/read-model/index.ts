/**
 * What a page or a bot may ask of a view. Everything here is pure, takes a state or a view, and is answered by the code
 * that plays.
 */
export { levelOnOffer, pyramidReach, tilePrice } from '../actions/offer.ts';
export { highestLevel, raisePrice } from '../actions/pyramids.ts';
export { recruitPrice } from '../actions/recruit-price.ts';
export { goalOf } from '../dusk/goal.ts';
export { hasTwoTemples, maySacrifice, prayerOfTemples } from '../dusk/temples.ts';
export { costOf } from '../hand.ts';
export { stepPrice, teleportPrice } from '../move/steps.ts';
export { temporaryPoints, totalPoints } from '../points.ts';
export { unitsLeft } from '../setup/units-left.ts';
export { type AttackPreview, attackPreview } from './attack.ts';
export { battleCardsLeft } from './battle-cards-left.ts';
export { type Idle, idleReason } from './idle.ts';
export { duskIncome, nightIncome, pointsAtDusk } from './income.ts';
export { news } from './news.ts';
export { type KemetPlannable, PLANNED_KINDS, plannable } from './plannable.ts';
export { POINT_SOURCES, pointSource } from './point-sources.ts';
export { baseRange, fullRange, isWalledOff, type Reached, withinReach } from './reach.ts';
export { type Strength, strengthOfSide, strengthOfTroop, sureStrength } from './strength.ts';
export { type WhyNot, whyNot } from './why-not.ts';
