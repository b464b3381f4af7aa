import type { KemetFact } from '@ennead/kemet/tables';

/** Only what can happen nowhere but in a battle is named here; the rest of its facts lies between them. */
const STEPS: ReadonlySet<KemetFact['type']> = new Set<KemetFact['type']>([
  'escaped',
  'battle-card-chosen',
  'battle-card-shown',
  'intervention-added',
  'revealed',
  'discard-revealed',
  'wound-added',
  'wound-card',
  'battle-value',
  'battle-won',
  'no-battle',
  'retreated',
  'recalled',
  'stayed',
]);

export function battlePart(fact: KemetFact): 'begin' | 'step' | 'end' | null {
  if (fact.type === 'attack') return 'begin';
  if (fact.type === 'battle-ended') return 'end';
  return STEPS.has(fact.type) ? 'step' : null;
}
