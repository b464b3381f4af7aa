import {
  devotionFrom,
  type Effect,
  effect,
  followersFrom,
  rewardOf,
  since,
  told,
  toldUnder,
} from '../effects/effect.ts';
import { POLICY_EFFECTS } from '../policies/effects.ts';
import { ROOM_NAMES } from './names.ts';
import { PHARAOHS } from './pharaohs.ts';
import { ROOMS } from './rooms/rooms.ts';

const palace: readonly Effect[] = [
  effect('a priest is summoned', 'P-ACTION-1', toldUnder('priest-summoned', 'P-ACTION-1')),
  effect('a priest moves', 'P-ACTION-5', toldUnder('priest-moved', 'P-ACTION-5')),
  ...ROOM_NAMES.map((name, number) =>
    effect(
      `the room ${name}`,
      ROOMS[number]?.rule ?? '',
      told('room-controlled', ({ room }) => room === name),
    ),
  ),
  effect(
    'a tie in a room',
    'P-EVENT-3',
    told('room-controlled', ({ tie }) => tie === true),
  ),
  effect('a decree takes a card', 'P-ROOM-1', toldUnder('policy-taken', 'P-ROOM-1')),
  effect(
    'a card in hand is removed',
    'P-ROOM-1',
    told('policy-removed', ({ from }) => from === 'hand'),
  ),
  effect(
    'a played card is removed',
    'P-ROOM-1',
    told('policy-removed', ({ from }) => from === 'played'),
  ),
  effect('enemies pay for a decree', 'P-ROOM-1', devotionFrom('decrees')),
  effect('a sphinx is placed', 'P-ROOM-2', told('sphinx-placed')),
  effect('a judgement takes a card', 'P-ROOM-3', toldUnder('policy-taken', 'P-ROOM-3')),
  effect('a judgement brings followers', 'P-ROOM-3', followersFrom('judgement')),
  effect('the throne takes a card', 'P-ROOM-4', toldUnder('policy-taken', 'P-ROOM-4')),
  effect('the throne moves the pharaoh', 'P-ROOM-4', toldUnder('pharaoh-moved', 'P-ROOM-4')),
  effect('policies come back', 'P-POLICY-4', told('policies-taken-back')),
  effect('priests leave by a merge', 'P-MERGE-1', toldUnder('priests-left', 'P-MERGE-1')),
  effect('policies leave by a merge', 'P-MERGE-3', toldUnder('policies-left', 'P-MERGE-3')),
  effect('priests leave forgotten', 'P-MERGE-4', toldUnder('priests-left', 'P-MERGE-4')),
  effect('policies leave forgotten', 'P-MERGE-4', toldUnder('policies-left', 'P-MERGE-4')),
];

const sphinx: readonly Effect[] = [
  effect(
    'a majority of sphinxes',
    'P-SPHINX-3',
    told('majorities', ({ kinds }) => kinds.some(({ monument, scored }) => scored && monument === 'sphinx')),
  ),
  effect(
    'a sphinx is taken',
    'P-SPHINX-5',
    told('monument-taken', ({ monument }) => monument === 'sphinx'),
  ),
  effect(
    'a sphinx is destroyed',
    'P-SPHINX-6',
    told('monument-destroyed', ({ monument, by }) => monument === 'sphinx' && by !== undefined),
  ),
];

/** What Tyrant keeps from teams. */
const prevented = (source: string): Effect =>
  effect(
    `Tyrant: nothing for ${source}`,
    'P-XERX-2',
    told('gain-prevented', (fact) => fact.source === source),
  );

const rulers: readonly Effect[] = [
  ...PHARAOHS.map(({ id, riddleRule }) =>
    effect(
      `the riddle of ${id}`,
      riddleRule,
      told('riddle', ({ pharaoh }) => pharaoh === id),
    ),
  ),
  effect('Adored by a victor', 'P-AMEN-1', rewardOf('amenhotep', 'battle')),
  effect('Adored by a ruler', 'P-AMEN-1', rewardOf('amenhotep', 'domination')),
  effect('a riddle keeps a card', 'P-AMEN-3', toldUnder('policy-taken', 'P-AMEN-3')),
  effect('a riddle discards cards', 'P-AMEN-4', told('policies-discarded')),
  effect('the discards are shuffled', 'P-AMEN-4', told('policies-shuffled')),
  ...['majorities', 'domination', 'battle', 'magnanimous', 'miracle'].map(prevented),
  effect('a tribute', 'P-XERX-5', toldUnder('followers', 'P-XERX-5')),
  effect(
    'infantry blocks a figure',
    'P-RAM-4',
    told('strength', ({ terms }) => terms.some(({ neutralised }) => neutralised === true)),
  ),
  effect('a muster', 'P-RAM-5', told('infantry-placed')),
  effect('infantry leaves for a muster', 'P-RAM-5', told('infantry-removed')),
  effect('Leading the Way moves him', 'P-RAM-7', toldUnder('pharaoh-moved', 'P-RAM-7')),
  effect('Leading the Way ends', 'P-RAM-7', toldUnder('pharaoh-token', 'P-RAM-7')),
  effect('infantry is recruited', 'P-RAM-9', told('infantry-taken')),
  effect(
    'Chosen: his region out of turn',
    'P-TUT-2',
    told('region-reached', ({ number }, earlier) => {
      const conflict = since('conflict-began', earlier);
      return number > 1 && conflict.length > 0 && conflict.every(({ type }) => type !== 'region-reached');
    }),
  ),
  effect('Restorer', 'P-TUT-3', toldUnder('cards-taken-back', 'P-TUT-3')),
  effect('the boy king dies', 'P-TUT-5', told('pharaoh-died')),
  effect('followers of the boy king', 'P-TUT-7', toldUnder('followers', 'P-TUT-7')),
  effect(
    'they follow him in death',
    'P-TUT-7',
    told(
      'followers',
      ({ rule }, earlier) => rule === 'P-TUT-7' && earlier.some(({ type }) => type === 'pharaoh-died'),
    ),
  ),
  effect('They Are Drawn to Him!', 'P-AKH-4', toldUnder('figure-summoned', 'P-AKH-4')),
  effect('a summon beside a sphinx', 'P-AKH-6', toldUnder('figure-summoned', 'P-AKH-6')),
];

/** What the expansion does: cards, rooms, sphinxes, pharaohs. */
export const PHARAOH_EFFECTS: readonly Effect[] = [...POLICY_EFFECTS, ...palace, ...sphinx, ...rulers];
