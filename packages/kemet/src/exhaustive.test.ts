import { chanceFrom, type Decision, draw, type Option, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { INTERVENTIONS } from './data/interventions.ts';
import { TILE_KINDS } from './data/tiles.ts';
import type { KemetFact } from './facts.ts';
import { kemet } from './index.ts';
import { CREATURES, tileKind } from './pieces.ts';
import { DECISION_KINDS } from './questions.ts';
import type { KemetState } from './state.ts';
import { newGame } from './testing/table.ts';
import { owns } from './tiles/moments.ts';

/** What random play is to reach: every question asked, every tile bought and used, every card played. */
const EVERYTHING = [
  // After any setup one pyramid at most is missing, so its district never has to be chosen: the engine answers.
  ...Object.keys(DECISION_KINDS)
    .filter((kind) => kind !== 'new-district')
    .map((kind) => `asked ${kind}`),
  ...TILE_KINDS.map((kind) => `bought ${kind}`),
  ...TILE_KINDS.map((kind) => `used ${kind}`),
  ...INTERVENTIONS.map(({ id }) => `played ${id}`),
  ...CREATURES.map((id) => `moved ${id}`),
];

/** A random player who raises and buys when that is offered: tiles of level 4 are out of reach of the blind. */
function eagerAnswer(
  open: readonly Decision[],
  chance: ReturnType<typeof chanceFrom>,
): readonly [Decision, Option] {
  const [decision, option] = randomAnswer(open, chance);
  const { kind, options } = decision;
  const eager = kind === 'tile' || kind === 'raise-pyramid' || kind === 'raise-level';
  if (!eager || option !== 'none' || options.length === 1) return [decision, option];
  return [decision, options[draw(chance, options.length - 1)] as Option];
}

/** What the facts of one move show to have been reached. */
function reachedBy(facts: readonly KemetFact[], state: KemetState): string[] {
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
function usedInState(state: KemetState, facts: readonly KemetFact[]): string[] {
  const used: string[] = [];
  if (state.units.some((units) => units > 5)) used.push('used legion');
  for (const fact of facts) {
    if (fact.type !== 'moved') continue;
    if (fact.way === 'teleport' && !fact.from.startsWith('c')) used.push('used teleport');
    if (fact.way === 'land' && /^c/.test(fact.into) && (state.move?.steps ?? 0) > 1)
      used.push('used open-gates');
  }
  return used;
}

test('K-TILE-3, K-DI-1, K-DEC-40: random games reach every question, every tile and every card', {
  timeout: 300_000,
}, () => {
  const missing = new Set(EVERYTHING);
  let games = 0;
  for (; missing.size > 0 && games < 600; games++) {
    const players = 2 + (games % 4);
    const log: KemetFact[] = [];
    const state = newGame({ players, length: 'long', roundLimit: 40 }, `everything ${games}`, log);
    const chance = chanceFrom(`everything ${games}`);
    for (let open = kemet.decisions(state); open.length > 0; open = kemet.decisions(state)) {
      for (const { kind } of open) missing.delete(`asked ${kind}`);
      const [{ seat }, option] = eagerAnswer(open, chance);
      log.length = 0;
      kemet.apply(state, seat, option, log);
      for (const reached of reachedBy(log, state)) missing.delete(reached);
      for (const reached of usedInState(state, log)) missing.delete(reached);
    }
  }
  console.log(`${EVERYTHING.length - missing.size} of ${EVERYTHING.length} reached in ${games} games`);
  expect([...missing]).toEqual([]);
});
