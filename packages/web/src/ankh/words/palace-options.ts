import {
  type AnkhState,
  findPolicy,
  findRoom,
  type PolicyName,
  ROOM_NAMES,
  type RoomName,
} from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';
import type { OptionText } from '../../table/game-table.ts';
import { teamName } from '../names.ts';
import { roomsOf } from '../palace/palace-view.ts';
import { policyIcon, policyTopic, roomIcons, roomTopic } from '../palace/topics.ts';
import { t } from '../words.ts';
import { priestNamed } from './palace-decisions.ts';

/** Options that only the Pharaoh expansion has; null: one that the base rules know. */
export function describePalaceOption(view: AnkhState, decision: Decision, option: Option): OptionText | null {
  const { kind } = decision;
  if (kind === 'tribute') return payer(view, Number(option));
  if (typeof option !== 'string') return null;
  if (kind === 'enemy-priest') return enemyPriest(view, option);
  if (kind === 'edict') {
    const [one = '', other = ''] = option.split(' ');
    return { label: t('option.swap', { one, other }), icon: 'crossed-swords' };
  }
  if (findRoom(option) >= 0) return room(view, kind, ROOM_NAMES[findRoom(option)] as RoomName);
  const [place, card] = option.split(' ');
  if (findPolicy(place) >= 0) return policy(view, place as PolicyName);
  return findPolicy(card) >= 0 ? removed(view, place as 'hand' | 'played', card as PolicyName) : null;
}

function payer(view: AnkhState, team: number): OptionText {
  const count = view.teams[team]?.followers ?? 0;
  return { label: teamName(view, team), detail: t('option.has-followers', { count }), icon: 'prayer' };
}

function enemyPriest(view: AnkhState, option: string): OptionText {
  const { room, team } = priestNamed(option);
  return {
    label: t('option.enemy-priest', { god: teamName(view, team), room: t(`room.${room}`) }),
    icon: 'sun-priest',
  };
}

function room(view: AnkhState, kind: string, room: RoomName): OptionText {
  const name = t(`room.${room}`);
  const label =
    kind === 'move-figure'
      ? t('option.priest-of', { room: name })
      : kind === 'summon-figure'
        ? t('option.priest-into', { room: name })
        : name;
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
