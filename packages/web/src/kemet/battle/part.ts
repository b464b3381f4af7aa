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
  'retreated',
]);

/**
 * The facts name no end of a battle that was fought. Whoever stays is the last to decide; a recall ends it as well,
 * though the winner may still choose after a loser's recall.
 */
const ENDS: ReadonlySet<KemetFact['type']> = new Set<KemetFact['type']>(['no-battle', 'stayed', 'recalled']);

export function battlePart(fact: KemetFact): 'begin' | 'step' | 'end' | null {
  if (fact.type === 'attack') return 'begin';
  if (ENDS.has(fact.type)) return 'end';
  return STEPS.has(fact.type) ? 'step' : null;
}
