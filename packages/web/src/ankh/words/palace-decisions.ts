import {
  type AnkhState,
  findRoom,
  type PriestName,
  ROOM_NAMES,
  type RoomName,
  sphinxSupply,
} from '@ennead/ankh/tables';
import type { Decision } from '@ennead/kernel';
import { capitalised } from '../../i18n/format.ts';
import type { Asker } from '../gods/god-page.ts';
import { figureWord, teamName } from '../names.ts';
import { priestsLeft } from '../palace/palace-view.ts';
import { t } from '../words.ts';

type PalaceQuestion =
  | 'place-pharaoh'
  | 'policy-before'
  | 'policy-after'
  | 'priest-to'
  | 'decree'
  | 'sphinx'
  | 'take-policy'
  | 'pharaoh-to'
  | 'keep-policy'
  | 'tribute'
  | 'infantry-to'
  | 'take-infantry'
  | 'sphinx-figure'
  | 'sphinx-to'
  | 'ordain'
  | 'enemy-priest'
  | 'enemy-priest-to'
  | 'reform'
  | 'reform-to'
  | 'edict'
  | 'amend';

/** The questions of the Pharaoh expansion. */
export const PALACE_QUESTIONS: { readonly [K in PalaceQuestion]: Asker<K> } = {
  'place-pharaoh': (_view, { about }) => ({
    title: t('ask.place-pharaoh', { pharaoh: t(`pharaoh.${about}`) }),
    detail: t('ask.place-pharaoh.detail'),
    rule: 'P-SETUP-6',
  }),
  'policy-before': (_view, { about }) => ({
    title: t('ask.policy-before'),
    detail: t('ask.policy.detail', { action: t(`action.${about}`) }),
    rule: 'P-POLICY-2',
  }),
  'policy-after': (_view, { about }) => ({
    title: t('ask.policy-after'),
    detail: t('ask.policy.detail', { action: t(`action.${about}`) }),
    rule: 'P-POLICY-2',
  }),
  'priest-to': (_view, { about }) => ({
    title: t('ask.priest-to', { room: t(`room.${about}`) }),
    rule: 'P-ACTION-5',
  }),
  decree: () => ({ title: t('ask.decree'), detail: t('ask.decree.detail'), rule: 'P-ROOM-1' }),
  sphinx: (view) => ({
    title: t('ask.sphinx'),
    detail: t('palace.sphinxes', { count: sphinxSupply(view) }),
    rule: 'P-ROOM-2',
  }),
  'take-policy': (_view, { about }) => ({
    title: t('ask.take-policy', { room: t(`room.${about}`) }),
    rule: about === 'throne' ? 'P-ROOM-4' : 'P-ROOM-3',
  }),
  'pharaoh-to': (_view, { about }) => ({
    title: t('ask.pharaoh-to', { range: about }),
    rule: 'P-FIGURE-3',
  }),
  'keep-policy': () => ({ title: t('ask.keep-policy'), rule: 'P-AMEN-3' }),
  tribute: (_view, { about }) => ({
    title: t('ask.tribute'),
    detail: t('ask.left', { count: about }),
    rule: 'P-XERX-5',
  }),
  'infantry-to': (_view, { about }) => ({
    title: t('ask.infantry-to'),
    detail: t('ask.left', { count: about }),
    rule: 'P-RAM-5',
  }),
  'take-infantry': (_view, { about }) => ({
    title: t('ask.take-infantry'),
    detail: t('ask.left', { count: about }),
    rule: 'P-RAM-9',
  }),
  'sphinx-figure': (_view, { about }) => ({
    title: t('ask.sphinx-figure', { space: about }),
    rule: 'P-AKH-6',
  }),
  'sphinx-to': (_view, { about }) => ({
    title: t('ask.summon-to', { figure: capitalised(figureWord(about)) }),
    rule: 'P-AKH-6',
  }),
  ordain: () => ({ title: t('ask.ordain'), rule: 'P-CARD-5' }),
  'enemy-priest': (_view, { about }) => ({
    title: t(`ask.enemy-priest.${about}`),
    rule: 'P-CARD-3',
  }),
  'enemy-priest-to': (view, { about }) => {
    const { room, team } = priestNamed(about);
    return {
      title: t('ask.enemy-priest-to', { god: teamName(view, team), room: t(`room.${room}`) }),
      rule: 'P-CARD-3',
    };
  },
  reform: () => ({ title: t('ask.reform'), rule: 'P-CARD-7' }),
  'reform-to': (_view, { about }) => ({
    title: t('ask.reform-to', { power: t(`power.${about}`) }),
    rule: 'P-CARD-7',
  }),
  edict: () => ({ title: t('ask.edict'), rule: 'P-CARD-8' }),
  amend: () => ({ title: t('ask.amend'), rule: 'P-CARD-9' }),
};

/** An enemy's priest as the options name it: 'war 2'. */
export function priestNamed(option: PriestName): { room: RoomName; team: number } {
  const [room, team] = option.split(' ');
  return { room: ROOM_NAMES[findRoom(room)] ?? ROOM_NAMES[0], team: Number(team) };
}

/** What may still move: figures, and priests at a table with a palace. */
export function movesLeft(view: AnkhState, { seat, options }: Decision): string {
  const count = options.filter((option) => option !== 'done' && findRoom(option) < 0).length;
  const figures = t('ask.move-figure.detail', { count });
  const priests = view.pharaoh === null ? 0 : priestsLeft(view, view.teamOf[seat] ?? -1);
  return priests === 0 ? figures : `${figures}, ${t('ask.move-priests', { count: priests })}`;
}
