import { missing } from '@ennead/kernel';
import { POLICY_CARDS } from './data/policy-cards.ts';

export type PolicyName = (typeof POLICY_CARDS)[number]['id'];

/** Policy cards by number. */
export const POLICY_NAMES: readonly PolicyName[] = POLICY_CARDS.map(({ id }) => id);

/** By card: copies in the deck, 40 in all. */
export const POLICY_COPIES: readonly number[] = POLICY_CARDS.map(({ copies }) => copies);

export function policyName(card: number): PolicyName {
  return POLICY_NAMES[card] ?? missing();
}

export function policyNames(cards: readonly number[]): PolicyName[] {
  return cards.map(policyName);
}

/** The number of a card, -1 if there is none of that name. */
export function findPolicy(name: unknown): number {
  return (POLICY_NAMES as readonly unknown[]).indexOf(name);
}
