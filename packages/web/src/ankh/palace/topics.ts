import {
  type AnkhState,
  momentOfPolicy,
  PHARAOHS_DATA,
  type PharaohName,
  POLICY_CARDS,
  type PolicyName,
  type RoomName,
} from '@ennead/ankh/tables';
import type { IconName } from '../../icons/icon-name.ts';
import type { Topic } from '../../table/sentence.ts';
import { actionIcons } from '../looks.ts';
import { t } from '../words.ts';

export const roomIcons: Readonly<Record<RoomName, IconName>> = {
  decrees: 'papyrus',
  war: 'khopesh',
  judgement: 'scales',
  throne: 'throne',
};

const ROOM_RULES: Readonly<Record<RoomName, string>> = {
  decrees: 'P-ROOM-1',
  war: 'P-ROOM-2',
  judgement: 'P-ROOM-3',
  throne: 'P-ROOM-4',
};

export function roomTopic(room: RoomName): Topic {
  return {
    title: t(`room.${room}`),
    icon: roomIcons[room],
    text: `${t(`room.${room}.text`)}\n${t('room.how')}`,
    rules: [ROOM_RULES[room], 'P-EVENT-3', 'P-EVENT-4', 'P-PALACE-2'],
  };
}

export function priestTopic(): Topic {
  return {
    title: t('priest.title'),
    icon: 'sun-priest',
    text: t('priest.text'),
    rules: ['P-PRIEST-1', 'P-ACTION-1', 'P-ACTION-5', 'P-EVENT-4'],
  };
}

const DATA = new Map<PharaohName, (typeof PHARAOHS_DATA)[number]>(
  PHARAOHS_DATA.map((pharaoh) => [pharaoh.id, pharaoh]),
);

/** What a pharaoh changes, line by line, with what is ours marked as such. */
export function pharaohTopic(pharaoh: PharaohName): Topic {
  const { abilities = [], riddle } = DATA.get(pharaoh) ?? {};
  const lines = abilities.map(
    ({ id, provenance }) => `${t(`ability.${id}`)}${madeWords(provenance)}: ${t(`ability.${id}.text`)}`,
  );
  const riddleLine = `${t('riddle.title')}${madeWords(riddle?.provenance)}: ${t(`riddle.${pharaoh}`)}`;
  return {
    title: t(`pharaoh.${pharaoh}`),
    icon: 'pschent-double-crown',
    text: [...lines, riddleLine, t('made.note')].join('\n'),
    rules: ['P-FIGURE-1', 'P-FIGURE-3', ...(DATA.get(pharaoh)?.rules ?? [])],
  };
}

function madeWords(provenance: string | undefined): string {
  if (provenance === 'reconstructed') return ` (${t('made.reconstructed')})`;
  return provenance === 'clarified' ? ` (${t('made.clarified')})` : '';
}

const POLICY_RULES: Readonly<Partial<Record<PolicyName, string>>> = {
  'double-march': 'P-CARD-1',
  'call-to-arms': 'P-CARD-1',
  'twin-revelation': 'P-CARD-1',
  'royal-road': 'P-CARD-2',
  'open-doors': 'P-CARD-2',
  'court-intrigue': 'P-CARD-3',
  banishment: 'P-CARD-3',
  'frontier-garrison': 'P-CARD-4',
  'hired-spears': 'P-CARD-5',
  ordination: 'P-CARD-5',
  census: 'P-CARD-6',
  'harvest-festival': 'P-CARD-6',
  'road-toll': 'P-CARD-6',
  'house-of-life': 'P-CARD-7',
  reformation: 'P-CARD-7',
  'edict-of-war': 'P-CARD-8',
  'scribal-amendment': 'P-CARD-9',
  'royal-progress': 'P-FIGURE-3',
  'public-offering': 'P-POLICY-10',
};

const CARDS = new Map<PolicyName, (typeof POLICY_CARDS)[number]>(POLICY_CARDS.map((card) => [card.id, card]));

/** The picture of the action a card goes with. */
export function policyIcon(policy: PolicyName): IconName {
  return actionIcons[CARDS.get(policy)?.action ?? ''] ?? 'papyrus';
}

/** 'Before Move Figures'. */
export function policyWhen(view: AnkhState, policy: PolicyName): string {
  const action = CARDS.get(policy)?.action ?? 'any';
  return action === 'any'
    ? t('policy-any.either')
    : t(`policy-when.${momentOfPolicy(view, policy)}`, { action: t(`action.${action}`) });
}

export function policyTopic(view: AnkhState, policy: PolicyName): Topic {
  const rule = POLICY_RULES[policy];
  const isOurs = CARDS.get(policy)?.provenance === 'reconstructed';
  const lines = [
    `${policyWhen(view, policy)}${isOurs ? ` (${t('made.reconstructed')})` : ''}`,
    t(`policy.${policy}.text`),
    ...(isOurs ? [t('made.note')] : []),
  ];
  return {
    title: t(`policy.${policy}`),
    icon: policyIcon(policy),
    text: lines.join('\n'),
    rules: ['P-POLICY-2', 'P-POLICY-3', ...(rule === undefined ? [] : [rule])],
  };
}
