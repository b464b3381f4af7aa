import { ruled } from '@ennead/kernel';
import type { AnkhRulings } from '../rulings.ts';
import { POLICY_CARDS } from './data/policy-cards.ts';
import { findPolicy, type PolicyName } from './names.ts';

type PolicyMoment = (typeof POLICY_CARDS)[number]['when'];

/** Under rules 1 these were played after their action only. */
const ONCE_AFTER: readonly PolicyName[] = [
  'court-intrigue',
  'ordination',
  'hired-spears',
  'temple-tithe',
  'harvest-festival',
  'road-toll',
];

/** The moment of its action in which a card may be played in this match (P-POLICY-5). */
export function momentOfPolicy(match: { readonly rulings: AnkhRulings }, policy: PolicyName): PolicyMoment {
  if (ruled(match, 'policy-moment') === 'after' && ONCE_AFTER.includes(policy)) return 'after';
  return POLICY_CARDS[findPolicy(policy)]?.when ?? 'either';
}
