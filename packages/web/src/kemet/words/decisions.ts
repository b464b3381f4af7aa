import {
  baseRange,
  boardOf,
  COLOURS,
  type Colour,
  type CreatureId,
  DECISION_KINDS,
  type DecisionKind,
  fullRange,
  type KemetDecision,
  type KemetState,
  unitsLeft,
} from '@ennead/kemet/tables';
import type { Decision } from '@ennead/kernel';
import { listed } from '../../i18n/format.ts';
import type { DecisionText, NameOf } from '../../table/game-table.ts';
import {
  ACTION_SPACES,
  cardName,
  cityName,
  colourName,
  creatureName,
  type Row,
  rowName,
  sectorName,
} from '../names.ts';
import { t } from '../words.ts';
import { kemetDecision } from './about.ts';

type Asker<K extends DecisionKind> = (
  view: KemetState,
  decision: KemetDecision<K>,
  nameOf: NameOf,
) => Omit<DecisionText, 'rule'>;
type Askers = { readonly [K in DecisionKind]?: Asker<K> };

const ROWS: readonly Row[] = ['top', 'middle', 'bottom'];

/** Questions that are more than the one sentence `ask.<kind>`. */
const QUESTIONS: Askers = {
  district: (_view, decision) => ({ title: t('ask.district', colour(decision)) }),
  'setup-units': (view, decision) => ({
    title: t('ask.setup-units'),
    detail: t('ask.setup-units.detail', {
      ...sector(view, decision),
      left: unitsLeft(view, decision.seat),
    }),
  }),
  reinforcements: (view) => ({ title: t('ask.reinforcements'), detail: levyDetail(view) }),
  'turn-order': (view) => ({
    title: t('ask.turn-order', { place: view.nextOrder.length + 1 }),
    detail: t('ask.turn-order.detail'),
  }),
  token: askToken,
  enlistment: (view) => ({ title: t('ask.enlistment'), detail: levyDetail(view) }),
  'raise-pyramid': (view, { seat }) => ({ title: t('ask.raise-pyramid'), detail: prayerDetail(view, seat) }),
  'raise-level': (view, decision) => ({
    title: t('ask.raise-level', pyramid(view, decision)),
    detail: prayerDetail(view, decision.seat),
  }),
  'new-district': (_view, decision) => ({ title: t('ask.new-district', colour(decision)) }),
  tile: (view, decision) => ({
    title: t('ask.tile', colour(decision)),
    detail: prayerDetail(view, decision.seat),
  }),
  'creature-place': (_view, decision) => ({ title: t('ask.creature-place', creature(decision)) }),
  'give-up': () => ({ title: t('ask.give-up'), detail: t('ask.give-up.detail') }),
  'recruit-district': (view, { seat }) => ({
    title: t('ask.recruit-district'),
    detail: t('ask.recruit-district.detail', {
      reserve: view.reserve[seat] ?? 0,
      prayer: view.prayer[seat] ?? 0,
    }),
  }),
  'recruit-units': (view, decision) => ({
    title: t('ask.recruit-units', sector(view, decision)),
    detail: prayerDetail(view, decision.seat),
  }),
  'recruit-creature': (view, decision) => ({ title: t('ask.recruit-creature', sector(view, decision)) }),
  start: (view, { seat }) => ({
    title: t('ask.start'),
    detail: t('ask.start.detail', { range: baseRange(view, seat) }),
  }),
  step: askStep,
  'step-units': (view, decision) => ({ title: t('ask.step-units'), detail: fromTo(view, decision) }),
  'step-creature': (view, decision) => ({ title: t('ask.step-creature'), detail: fromTo(view, decision) }),
  escape: (view, decision) => ({
    title: t('ask.escape', sector(view, decision)),
    detail: t('ask.escape.detail'),
  }),
  'battle-card': () => ({ title: t('ask.battle-card'), detail: t('ask.secret.detail') }),
  'discard-card': () => ({ title: t('ask.discard-card'), detail: t('ask.discard.detail') }),
  'battle-intervention': (view, { seat }) => ({
    title: t('ask.battle-intervention'),
    detail: prayerDetail(view, seat),
  }),
  loser: (_view, { options }) => ({
    title: t(options.includes('stay') ? 'ask.loser.stay' : 'ask.loser'),
    detail: t('ask.recall.detail'),
  }),
  'retreat-sector': () => ({ title: t('ask.retreat-sector'), detail: t('ask.retreat-sector.detail') }),
  winner: () => ({ title: t('ask.winner'), detail: t('ask.recall.detail') }),
  'creature-home': (_view, decision) => ({
    title: t('ask.creature-home', creature(decision)),
    detail: t(decision.options.includes('reserve') ? 'ask.creature-home.detail' : 'ask.creature-home.city'),
  }),
  veto: (_view, decision, nameOf) => {
    const { card, seat } = decision.about;
    return {
      title: t('ask.veto', { name: nameOf(seat), card: cardName(card) }),
      detail: t('ask.veto.detail'),
    };
  },
};

export function describeDecision(
  view: KemetState,
  decision: Decision,
  nameOf: NameOf = (seat) => cityName(view, seat),
): DecisionText {
  const asked = kemetDecision(decision);
  return { ...ask(view, asked, nameOf), rule: DECISION_KINDS[asked.kind] };
}

function ask<K extends DecisionKind>(
  view: KemetState,
  decision: KemetDecision<K>,
  nameOf: NameOf,
): Omit<DecisionText, 'rule'> {
  const asker: Asker<K> | undefined = QUESTIONS[decision.kind];
  return asker?.(view, decision, nameOf) ?? { title: t(`ask.${decision.kind}`) };
}

function askToken(view: KemetState, { seat, options }: Decision): Omit<DecisionText, 'rule'> {
  const left = view.tokens[seat] ?? 0;
  const prayer = view.prayer[seat] ?? 0;
  const taken = view.spaces[seat] ?? 0;
  const rows = ROWS.filter((row) =>
    ACTION_SPACES.every((space, index) => space.row !== row || ((taken >> index) & 1) === 0),
  );
  return {
    title: t(!view.placed ? 'ask.token' : options.length > 1 ? 'ask.token.more' : 'ask.token.end'),
    detail:
      rows.length > 0 && rows.length < 3
        ? t('ask.token.rows', { left, prayer, rows: listed(rows.map(rowName)) })
        : t('ask.token.detail', { left, prayer }),
  };
}

function askStep(view: KemetState, { seat }: Decision): Omit<DecisionText, 'rule'> {
  const { steps = 0, range = 0, at = -1 } = view.move ?? {};
  if (steps === 0) {
    return { title: t('ask.step'), detail: t('ask.step.first', { range: fullRange(view, seat, at) }) };
  }
  return { title: t('ask.step'), detail: t('ask.step.detail', { range }) };
}

function colour({ about }: { about: { colour: Colour } }): { colour: string } {
  return { colour: colourName(about.colour) };
}

/** The pyramid that is being raised: one that stands in a district, or 'new:red'. */
function pyramid(view: KemetState, { about }: KemetDecision<'raise-level'>): { colour: string } {
  const sector = boardOf(view).numberOf.get(about.pyramid) ?? -1;
  const standing = COLOURS[view.pyramidColour[sector] ?? -1];
  const fresh = COLOURS.find((each) => about.pyramid === `new:${each}`);
  return { colour: colourName(standing ?? fresh ?? 'white') };
}

function creature({ about }: { about: { creature: CreatureId } }): { creature: string } {
  return { creature: creatureName(about.creature) };
}

function sector(view: KemetState, { about }: { about: { sector: string } }): { sector: string } {
  return { sector: sectorName(view, about.sector) };
}

function fromTo(view: KemetState, { about }: { about: { from: string; to: string } }): string {
  return t('ask.from-to', { from: sectorName(view, about.from), to: sectorName(view, about.to) });
}

function levyDetail(view: KemetState): string {
  return t('ask.levy.detail', { left: view.levy?.left ?? 0 });
}

function prayerDetail(view: KemetState, seat: number): string {
  return t('ask.prayer.detail', { prayer: view.prayer[seat] ?? 0 });
}
