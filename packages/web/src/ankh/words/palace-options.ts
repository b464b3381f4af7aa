import {
  type AnkhState,
  findPolicy,
  findRoom,
  type PolicyName,
  type PriestName,
  policyName,
  type RoomName,
  type TokenPair,
  tokensOf,
} from '@ennead/ankh/tables';
import type { OptionText } from '../../table/game-table.ts';
import { teamName } from '../names.ts';
import { roomsOf } from '../palace/palace-view.ts';
import { policyIcon, policyTopic, roomIcons, roomTopic } from '../palace/topics.ts';
import { t } from '../words.ts';
import { priestNamed } from './palace-decisions.ts';
import { type Describers, worded } from './worded.ts';

type PalaceKind =
  | 'tribute'
  | 'enemy-priest'
  | 'enemy-priest-to'
  | 'edict'
  | 'priest-to'
  | 'ordain'
  | 'policy-before'
  | 'policy-after'
  | 'take-policy'
  | 'keep-policy'
  | 'amend'
  | 'decree';

/** Questions whose options only the Pharaoh expansion has. */
export const PALACE_DESCRIBERS: Describers<PalaceKind> = {
  tribute: payer,
  'enemy-priest': enemyPriest,
  'enemy-priest-to': (view, option) => describeRoom(view, option),
  edict: (_view, option) => ({ label: swapWords(option), icon: 'crossed-swords' }),
  'priest-to': (view, option) => describeRoom(view, option),
  ordain: (view, option) => describeRoom(view, option),
  'policy-before': policyOrPass,
  'policy-after': policyOrPass,
  'take-policy': policy,
  'keep-policy': policy,
  amend: policy,
  decree: (view, option) =>
    isPolicy(option)
      ? policy(view, option)
      : option.startsWith('hand ')
        ? removed(view, 'hand', ownCard(option))
        : removed(view, 'played', ownCard(option)),
};

const isPolicy = (option: string): option is PolicyName => findPolicy(option) >= 0;

/** 'hand census': the card of the two words. */
const ownCard = (option: `${'hand' | 'played'} ${PolicyName}`): PolicyName =>
  policyName(findPolicy(option.slice(option.indexOf(' ') + 1)));

export const isRoom = (option: string): option is RoomName => findRoom(option) >= 0;

export function swapWords(pair: TokenPair): string {
  const [one, other] = tokensOf(pair);
  return t('option.swap', { one, other });
}

function policyOrPass(view: AnkhState, option: PolicyName | 'pass'): OptionText {
  return option === 'pass' ? worded('option.no-policy', 'quiet') : policy(view, option);
}

function payer(view: AnkhState, team: number): OptionText {
  const count = view.teams[team]?.followers ?? 0;
  return { label: teamName(view, team), detail: t('option.has-followers', { count }), icon: 'prayer' };
}

function enemyPriest(view: AnkhState, option: PriestName): OptionText {
  const { room, team } = priestNamed(option);
  return {
    label: t('option.enemy-priest', { god: teamName(view, team), room: t(`room.${room}`) }),
    icon: 'sun-priest',
  };
}

export function describeRoom(
  view: AnkhState,
  room: RoomName,
  labelOf: (name: string) => string = (name) => name,
): OptionText {
  const label = labelOf(t(`room.${room}`));
  const state = roomsOf(view).find((each) => each.room === room);
  const detail =
    state === undefined || state.leader < 0
      ? t(`room.${room}.gives`)
      : t(state.isTie ? 'palace.leads.tie' : 'palace.leads', { god: teamName(view, state.leader) });
  return { label, detail, icon: roomIcons[room], topic: roomTopic(room) };
}

function policy(view: AnkhState, policy: PolicyName): OptionText {
  return {
    label: t(`policy.${policy}`),
    detail: t(`policy.${policy}.text`),
    icon: policyIcon(policy),
    topic: policyTopic(view, policy),
  };
}

function removed(view: AnkhState, from: 'hand' | 'played', policy: PolicyName): OptionText {
  return {
    label: t(`option.remove.${from}`, { card: t(`policy.${policy}`) }),
    detail: t('option.remove.detail'),
    icon: 'trash',
    topic: policyTopic(view, policy),
    tone: 'danger',
  };
}
