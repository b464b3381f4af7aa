import type { AnkhFact } from '@ennead/ankh/tables';

/** Only what can happen nowhere but in a battle is named here; the rest of its facts lies between them. */
const STEPS: ReadonlySet<AnkhFact['type']> = new Set<AnkhFact['type']>([
  'figure-relocated',
  'two-cards-announced',
  'cards-chosen',
  'cards-revealed',
  'figures-sheltered',
  'monument-built',
  'bid-made',
  'bids-revealed',
  'strength',
  'tie-breaker',
  'battle-decided',
  'figure-spared',
  'figure-killed',
  'cards-taken-back',
]);

export function battlePart(fact: AnkhFact): 'begin' | 'step' | 'end' | null {
  if (fact.type === 'battle-began') return 'begin';
  if (fact.type === 'battle-ended' || fact.type === 'game-ended') return 'end';
  return STEPS.has(fact.type) ? 'step' : null;
}
