import { missing } from '@ennead/kernel';
import { type Effect, effect, followersFrom, since, summonBy, told, toldUnder } from '../effects/effect.ts';
import type { AnkhFact } from '../facts.ts';
import { NEIGHBOURS, spaceNamed } from '../map/spaces.ts';
import { ADJACENT_ROOMS } from '../pharaohs/data/pharaohs.ts';
import { POLICY_NAMES, type PolicyName } from './names.ts';
import { POLICIES } from './policies.ts';

/** The card was played with the action under way. */
function isPlayed(policy: PolicyName, earlier: readonly AnkhFact[]): boolean {
  return since('action-taken', earlier).some(
    (fact) => fact.type === 'policy-played' && fact.policy === policy,
  );
}

/** A fact of one of these types, in an action with the card. */
const inActionWith =
  (policy: PolicyName, ...types: readonly AnkhFact['type'][]): Effect['isToldBy'] =>
  (fact, earlier) =>
    types.includes(fact.type) && isPlayed(policy, earlier);

const USUAL_RANGE = 3;

function isBeyond(from: string, to: string, range: number): boolean {
  let reached = new Set([spaceNamed(from)]);
  for (let step = 0; step < range; step++)
    reached = new Set([...reached].flatMap((space) => [space, ...(NEIGHBOURS[space] ?? missing())]));
  return !reached.has(spaceNamed(to));
}

function isNextTo(one: string, other: string): boolean {
  return ADJACENT_ROOMS.some((pair) => pair.includes(one as never) && pair.includes(other as never));
}

/** What a card does, as its facts tell, where that is more than that it was played. */
const TELLING: Readonly<Partial<Record<PolicyName, Effect['isToldBy']>>> = {
  'double-march': inActionWith('double-march', 'figure-moved', 'priest-moved'),
  'royal-road': told('figure-moved', ({ from, space }) => isBeyond(from, space, USUAL_RANGE)),
  'open-doors': told(
    'priest-moved',
    ({ rule, from, room }) => rule === 'P-ACTION-5' && !isNextTo(from, room),
  ),
  'court-intrigue': toldUnder('priest-moved', 'P-CARD-3'),
  'call-to-arms': inActionWith('call-to-arms', 'figure-summoned', 'priest-summoned'),
  'frontier-garrison': inActionWith('frontier-garrison', 'figure-summoned'),
  ordination: toldUnder('priest-summoned', 'P-CARD-5'),
  'hired-spears': summonBy('hired-spears'),
  'temple-tithe': followersFrom('temple-tithe'),
  census: told('followers', ({ source }, earlier) => source === 'monument' && isPlayed('census', earlier)),
  'harvest-festival': followersFrom('harvest-festival'),
  'road-toll': followersFrom('road-toll'),
  'twin-revelation': inActionWith('twin-revelation', 'power-unlocked'),
  'house-of-life': inActionWith('house-of-life', 'power-unlocked'),
  reformation: told('power-swapped'),
  'royal-progress': toldUnder('pharaoh-moved', 'P-FIGURE-3'),
  'edict-of-war': toldUnder('conflict-tokens-swapped', 'P-CARD-8'),
  'public-offering': toldUnder('devotion', 'P-POLICY-10'),
  banishment: toldUnder('priests-returned', 'P-CARD-3'),
  'royal-stipend': followersFrom('royal-stipend'),
  'scribal-amendment': toldUnder('policy-taken', 'P-CARD-9'),
};

export const POLICY_EFFECTS: readonly Effect[] = POLICY_NAMES.map((policy, card) =>
  effect(
    `the card ${policy}`,
    POLICIES[card]?.rule ?? '',
    TELLING[policy] ?? told('policy-played', (fact) => fact.policy === policy),
  ),
);
