import { type AnkhState, buildPrice, moveRange, type QuestionKind, unlockPrice } from '@ennead/ankh/tables';
import type { Decision } from '@ennead/kernel';
import { capitalised } from '../../i18n/format.ts';
import type { DecisionText } from '../../table/game-table.ts';
import type { Asker } from '../gods/god-page.ts';
import { GOD_ASKS } from '../gods/gods.ts';
import { figureAt, figureWord, monumentWord } from '../names.ts';
import { t } from '../words.ts';
import { ankhDecision } from './about.ts';
import { movesLeft, PALACE_QUESTIONS } from './palace-decisions.ts';

/** Every kind of question of Ankh. */
export const QUESTIONS: { readonly [K in QuestionKind]: Asker<K> } = {
  action: (view, { seat }) =>
    isMerged(view, seat)
      ? { title: t('ask.action.merged'), rule: 'A-MRG-13' }
      : { title: t('ask.action'), detail: t('ask.action.detail'), rule: 'A-TURN-3' },
  'second-action': (_view, { about }) => ({
    title: t('ask.second-action'),
    detail: t('ask.second-action.detail', { first: t(`action.${about}`) }),
    rule: 'A-TURN-5',
  }),
  'move-figure': (view, decision) => ({
    title: t('ask.move-figure', { range: moveRange(view) }),
    detail: movesLeft(view, decision),
    rule: 'A-MOVE-1',
  }),
  'move-to': (view, { about }) => ({
    title: t('ask.move-to', { figure: figureAt(view, about), space: about }),
    detail: t('ask.move-to.detail', { range: moveRange(view) }),
    rule: 'A-MOVE-5',
  }),
  push: (view, { about }) => {
    const { from } = about;
    return { title: t('ask.push', { figure: figureAt(view, from), space: from }), rule: 'A-SATET-1' };
  },
  aim: (_view, { about }) => ({
    title: t('ask.aim', { space: about }),
    detail: t('ask.aim.detail'),
    rule: 'A-SCORP-1',
  }),
  'summon-figure': (view, { seat }) => {
    const team = view.teams[view.teamOf[seat] ?? -1];
    const count = (team?.warriors ?? 0) + (team?.guardians.length ?? 0);
    return {
      title: t('ask.summon-figure'),
      detail: t('ask.summon-figure.detail', { count }),
      rule: 'A-SUM-1',
    };
  },
  'summon-to': (_view, { about }) => ({
    title: t('ask.summon-to', {
      figure: capitalised(figureWord(about === 'ransom' ? 'warrior' : about)),
    }),
    detail: t(about === 'apep' ? 'ask.summon-to.apep' : 'ask.summon-to.detail'),
    rule: 'A-SUM-2',
  }),
  'summon-slot': (_view, { about }) => ({
    title: t('ask.summon-slot', { space: about.space }),
    rule: 'A-SUM-4',
  }),
  unlock: (view, { seat, about }) => ({
    title: t('ask.unlock', { level: about }),
    detail: t('ask.unlock.detail', {
      cost: unlockPrice(view, about),
      have: followersOf(view, seat),
    }),
    rule: 'A-UNL-3',
  }),
  control: () => ({ title: t('ask.control'), detail: t('ask.control.detail'), rule: 'A-CTRL-3' }),
  caravan: (view) =>
    view.caravan.length === 0
      ? { title: t('ask.caravan'), detail: t('ask.caravan.detail'), rule: 'A-CAR-1' }
      : {
          title: t('ask.caravan.on'),
          detail: t('ask.caravan.on.detail', { count: view.caravan.length }),
          rule: 'A-CAR-4',
        },
  'caravan-token': (_view, { about }) => ({
    title: t('ask.caravan-token', { number: about }),
    detail: t('ask.caravan-token.detail'),
    rule: 'A-CAR-10',
  }),
  'caravan-swap': () => ({
    title: t('ask.caravan-swap'),
    detail: t('ask.caravan-swap.detail'),
    rule: 'A-CAR-10',
  }),
  'obelisk-figure': () => ({ title: t('ask.obelisk-figure'), rule: 'A-POW-6' }),
  'obelisk-to': (view, { about }) => ({
    title: t('ask.obelisk-to', { figure: figureAt(view, about), space: about }),
    rule: 'A-POW-6',
  }),
  card: () => ({ title: t('ask.card'), detail: t('ask.card.detail'), rule: 'A-BAT-3' }),
  'card-pair': () => ({ title: t('ask.card-pair'), detail: t('ask.card.detail'), rule: 'A-AMUN-3' }),
  build: (view, { seat }) => {
    const cost = buildPrice(view, view.teamOf[seat] ?? -1);
    return { title: t('ask.build'), detail: t('ask.build.detail', { cost }), rule: 'A-CARD-4' };
  },
  'build-to': (_view, { about }) => ({
    title: t('ask.build-to', { monument: capitalised(monumentWord(about)) }),
    rule: 'A-CARD-4',
  }),
  bid: (view, { seat }) => ({
    title: t('ask.bid'),
    detail: t('ask.bid.detail', { have: followersOf(view, seat) }),
    rule: 'A-CARD-1',
  }),
  mummy: () => ({ title: t('ask.mummy'), rule: 'A-MUM-1' }),
  'tie-breaker': () => ({ title: t('ask.tie-breaker'), rule: 'A-WIN-3' }),
  worshipful: () => ({ title: t('ask.worshipful'), rule: 'A-POW-12' }),
  draft: (_view, { about }) => ({
    title: t('ask.draft'),
    detail: t('ask.draft.detail', { count: about }),
    rule: 'S-REBUILD-3',
  }),
  'starting-monument': () => ({
    title: t('ask.starting-monument'),
    detail: t('ask.card.detail'),
    rule: 'S-REBUILD-5',
  }),
  'site-monument': (_view, { about }) => ({
    title: t('ask.site-monument', { space: about }),
    rule: 'S-REBUILD-11',
  }),
  auction: (view, { seat, about }) => ({
    title: t('ask.auction', { guardian: capitalised(figureWord(about)) }),
    detail: t('ask.auction.detail', { have: followersOf(view, seat) }),
    rule: 'S-GUARD-10',
  }),
  'place-guardian': (_view, { about }) => ({
    title: t('ask.summon-to', { figure: capitalised(figureWord(about)) }),
    rule: 'S-GUARD-14',
  }),
  city: () => ({ title: t('ask.city'), rule: 'S-STRIFE-10' }),
  join: (view) => ({
    title: t('ask.join'),
    detail: t('ask.join.detail', { number: Math.max(...view.conflict) }),
    rule: 'S-REVOLT-11',
  }),
  'join-token': (_view, { about }) => ({
    title: t('ask.join-token'),
    detail: t('ask.join-token.detail', { number: about }),
    rule: 'S-REVOLT-13',
  }),
  'give-up': () => ({ title: t('ask.give-up'), detail: t('ask.give-up.detail'), rule: 'A-MRG-6' }),
  ...GOD_ASKS,
  ...PALACE_QUESTIONS,
};

export function describeDecision(view: AnkhState, decision: Decision): DecisionText {
  const asked = ankhDecision(decision);
  return (QUESTIONS[asked.kind] as Asker<QuestionKind>)(view, asked);
}

function isMerged(view: AnkhState, seat: number): boolean {
  return (view.teams[view.teamOf[seat] ?? -1]?.lower ?? -1) >= 0;
}

function followersOf(view: AnkhState, seat: number): number {
  return view.teams[view.teamOf[seat] ?? -1]?.followers ?? 0;
}
