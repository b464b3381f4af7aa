import type { AnkhFact, AnkhState, PolicyName } from '@ennead/ankh/tables';
import type { Part, Sentence } from '../../table/sentence.ts';
import { monumentObject } from '../names.ts';
import { pharaohTopic, policyTopic, roomTopic } from '../palace/topics.ts';
import { powerTopic } from '../topics.ts';
import { t } from '../words.ts';
import { amountOf, listed, say, sayList, who } from './sentences.ts';

type FactOf<T extends AnkhFact['type']> = Extract<AnkhFact, { readonly type: T }>;
/** What only the Pharaoh expansion tells. */
export type PalaceType =
  | Extract<
      AnkhFact['type'],
      `pharaoh-${string}` | `polic${string}` | `priest${string}` | `infantry-${string}`
    >
  | 'palace-resolved'
  | 'room-controlled'
  | 'sphinx-placed'
  | 'riddle'
  | 'power-swapped';

type Tellers = { readonly [T in PalaceType]: (view: AnkhState, fact: FactOf<T>) => Sentence | null };

const card = (view: AnkhState, policy: PolicyName): Part => ({
  words: t(`policy.${policy}`),
  topic: policyTopic(view, policy),
});
const cards = (view: AnkhState, policies: readonly PolicyName[]): Sentence =>
  listed(policies.map((policy) => [card(view, policy)]));

export const PALACE_TELLERS: Tellers = {
  'pharaoh-chosen': (_view, { pharaoh }) =>
    say('log.pharaoh-chosen', {
      pharaoh: { words: t(`pharaoh.${pharaoh}`), topic: pharaohTopic(pharaoh) },
    }),
  'pharaoh-placed': (_view, { seat, space }) => say('log.pharaoh-placed', { who: { seat }, space }),
  'pharaoh-moved': (_view, { team, from, space }) =>
    say('log.pharaoh-moved', { who: who(team), from, space }),
  'pharaoh-died': (_view, { space }) => say('log.pharaoh-died', { space }),
  'pharaoh-token': (_view, { conflict, destination }) =>
    say(`log.pharaoh-token.${destination}`, { conflict }),
  'policies-revealed': (view, { policies, where }) =>
    sayList(`log.policies-revealed.${where}`, {}, cards(view, policies)),
  'policies-shuffled': (_view, { count }) => say('log.policies-shuffled', { count }),
  'policy-taken': (view, { team, policy, from }) =>
    say(from === 'played' ? 'log.policy-taken.played' : 'log.policy-taken', {
      who: who(team),
      policy: card(view, policy),
    }),
  'policy-removed': (view, { team, policy }) =>
    say('log.policy-removed', { who: who(team), policy: card(view, policy) }),
  'policies-discarded': (view, { policies }) => sayList('log.policies-discarded', {}, cards(view, policies)),
  'policy-played': (view, { seat, policy }) =>
    say('log.policy-played', { who: { seat }, policy: card(view, policy) }),
  'policies-taken-back': (view, { team, policies }) =>
    sayList('log.policies-taken-back', { who: who(team) }, cards(view, policies)),
  'policies-left': (view, { team, policies }) =>
    sayList('log.policies-left', { who: who(team) }, cards(view, policies)),
  'priest-summoned': (_view, { team, room }) =>
    say('log.priest-summoned', { who: who(team), room: t(`room.${room}`) }),
  'priest-moved': (_view, { team, from, room, by }) =>
    say(by === undefined ? 'log.priest-moved' : 'log.priest-moved.by', {
      who: who(team),
      from: t(`room.${from}`),
      room: t(`room.${room}`),
      ...(by !== undefined && { by: who(by) }),
    }),
  'priests-returned': (_view, { team, room, count }) =>
    say('log.priests-returned', { who: who(team), room: t(`room.${room}`), count }),
  'priests-left': (_view, { team }) => say('log.priests-left', { who: who(team) }),
  'palace-resolved': (view, { policies }) =>
    policies.length === 0
      ? say('log.palace-resolved.none')
      : sayList('log.palace-resolved', {}, cards(view, policies)),
  'room-controlled': (_view, { room, team, counts, tie }) =>
    sayList(
      tie ? 'log.room-controlled.tie' : 'log.room-controlled',
      { room: { words: t(`room.${room}`), topic: roomTopic(room) }, who: who(team) },
      listed(counts.map(({ team, count }) => amountOf(team, count))),
    ),
  'sphinx-placed': (_view, { team, space, monument }) =>
    say('log.sphinx-placed', { who: who(team), space, monument: monumentObject(monument) }),
  riddle: (_view, { team, sphinxes }) => say('log.riddle', { who: who(team), count: sphinxes }),
  'infantry-placed': (_view, { space }) => say('log.infantry-placed', { space }),
  'infantry-removed': () => say('log.infantry-removed'),
  'infantry-taken': (_view, { team, space }) => say('log.infantry-taken', { who: who(team), space }),
  'power-swapped': (_view, { team, from, power }) =>
    say('log.power-swapped', {
      who: who(team),
      from: { words: t(`power.${from}`), topic: powerTopic(from) },
      power: { words: t(`power.${power}`), topic: powerTopic(power) },
    }),
};
