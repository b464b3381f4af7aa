import type { Effect } from '../effects.ts';
import type { AnkhFact } from '../facts.ts';
import { POLICY_NAMES } from '../policies/names.ts';
import { POLICIES } from '../policies/policies.ts';
import { ROOM_NAMES } from './names.ts';
import { PHARAOHS } from './pharaohs.ts';
import { ROOMS } from './rooms/rooms.ts';

const effect = (name: string, rule: string, isToldBy: (fact: AnkhFact) => boolean): Effect => ({
  name,
  rule,
  isToldBy,
});

const toldAs = (type: AnkhFact['type'], rule: string) => (fact: AnkhFact) =>
  fact.type === type && fact.rule === rule;

/** Everything of the expansion that random play should see at least once. */
export const PHARAOH_EFFECTS: readonly Effect[] = [
  ...POLICY_NAMES.map((policy, card) =>
    effect(
      `the card ${policy}`,
      POLICIES[card]?.rule ?? '',
      (fact) => fact.type === 'policy-played' && fact.policy === policy,
    ),
  ),
  ...PHARAOHS.map(({ id, riddleRule }) =>
    effect(`the riddle of ${id}`, riddleRule, (fact) => fact.type === 'riddle' && fact.pharaoh === id),
  ),
  ...ROOM_NAMES.map((room, number) =>
    effect(
      `the room ${room}`,
      ROOMS[number]?.rule ?? '',
      (fact) => fact.type === 'room-controlled' && fact.room === room,
    ),
  ),
  effect('a priest is summoned', 'P-ACTION-1', toldAs('priest-summoned', 'P-ACTION-1')),
  effect('a priest moves', 'P-ACTION-5', toldAs('priest-moved', 'P-ACTION-5')),
  effect('a tie in a room', 'P-EVENT-3', (fact) => fact.type === 'room-controlled' && fact.tie === true),
  effect('a card is removed', 'P-ROOM-1', toldAs('policy-removed', 'P-ROOM-1')),
  effect('policies come back', 'P-POLICY-4', toldAs('policies-taken-back', 'P-POLICY-4')),
  effect('a sphinx is placed', 'P-ROOM-2', toldAs('sphinx-placed', 'P-ROOM-2')),
  effect('priests leave by a merge', 'P-MERGE-1', toldAs('priests-left', 'P-MERGE-1')),
  effect('priests leave forgotten', 'P-MERGE-4', toldAs('priests-left', 'P-MERGE-4')),
  effect(
    'Adored',
    'P-AMEN-1',
    (fact) => fact.type === 'reward' && fact.terms.some(({ source }) => source === 'amenhotep'),
  ),
  effect('a riddle keeps a card', 'P-AMEN-3', toldAs('policy-taken', 'P-AMEN-3')),
  effect('Tyrant', 'P-XERX-2', toldAs('gain-prevented', 'P-XERX-2')),
  effect('a tribute', 'P-XERX-5', toldAs('followers', 'P-XERX-5')),
  effect('a muster', 'P-RAM-5', toldAs('infantry-placed', 'P-RAM-5')),
  effect('Leading the Way', 'P-RAM-7', toldAs('pharaoh-token', 'P-RAM-7')),
  effect('infantry is recruited', 'P-RAM-9', toldAs('infantry-taken', 'P-RAM-9')),
  effect('Restorer', 'P-TUT-3', toldAs('cards-taken-back', 'P-TUT-3')),
  effect('the boy king dies', 'P-TUT-5', toldAs('pharaoh-died', 'P-TUT-5')),
  effect('followers of the boy king', 'P-TUT-7', toldAs('followers', 'P-TUT-7')),
  effect('They Are Drawn to Him!', 'P-AKH-4', toldAs('figure-summoned', 'P-AKH-4')),
  effect('a summon beside a sphinx', 'P-AKH-6', toldAs('figure-summoned', 'P-AKH-6')),
];
