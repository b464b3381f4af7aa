import type { KemetFact } from '../facts.ts';
import { tileKind } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { owns } from '../tiles/moments.ts';
import { TROOP_LIMIT } from '../troops.ts';

/** What the facts of one move show to have been reached. */
export function reachedBy(facts: readonly KemetFact[], state: KemetState): string[] {
  return facts.flatMap((fact) => {
    switch (fact.type) {
      case 'tile-bought':
        return [`bought ${fact.kind}`];
      case 'intervention-played':
        return [`played ${fact.card}`];
      case 'revealed':
        return fact.interventions.map((card) => `played ${card}`);
      case 'moved':
        return fact.creature === null ? [] : [`moved ${fact.creature}`, `used ${fact.creature}`];
      case 'prayer-gained':
      case 'paid':
      case 'battle-value':
      case 'range-fixed':
        return fact.terms.map(({ source }) => `used ${source}`);
      default:
        return usedTiles(fact, state);
    }
  });
}

/** Tiles whose work is not a number in a sum. */
function usedTiles(fact: KemetFact, state: KemetState): string[] {
  switch (fact.type) {
    case 'token-placed':
      if (fact.token === 'silver') return ['used act-of-god'];
      return fact.token === 'gold' ? ['used divine-will'] : [];
    case 'card-given-up':
      return [`used ${fact.receives.replace('special-', '')}-strategy`];
    case 'point':
      return [`used ${fact.source}`];
    case 'units-placed':
      return fact.source === 'reinforcements' ? ['used reinforcements'] : [];
    case 'pyramid-raised':
      return fact.rule === 'K-TILE-5' ? ['used hand-of-god'] : [];
    case 'units-lost':
      return fact.cause === 'initiative' ? ['used initiative'] : [];
    case 'battle-card-shown':
      return ['used prescience'];
    case 'wound-added':
      return ['used divine-wound'];
    case 'vision-used':
      return ['used vision'];
    case 'cards-drawn':
      return fact.cards > 1 && owns(state, fact.seat, tileKind('divine-boon')) ? ['used divine-boon'] : [];
    default:
      return [];
  }
}

/** Tiles that change what is allowed show in the state, not in a fact. */
export function usedInState(state: KemetState, facts: readonly KemetFact[]): string[] {
  const used: string[] = [];
  if (state.units.some((units) => units > TROOP_LIMIT)) used.push('used legion');
  for (const fact of facts) {
    if (fact.type !== 'moved') continue;
    if (fact.way === 'teleport' && !fact.from.startsWith('c')) used.push('used teleport');
    if (fact.way === 'land' && /^c/.test(fact.into) && (state.move?.steps ?? 0) > 1)
      used.push('used open-gates');
  }
  return used;
}
