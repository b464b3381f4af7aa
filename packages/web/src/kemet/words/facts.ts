import type {
  BattleCardId,
  CreatureId,
  InterventionId,
  KemetFact,
  KemetState,
  Term,
} from '@ennead/kemet/tables';
import { boardOf, TILES } from '@ennead/kemet/tables';
import type { Part, Sentence } from '../../table/sentence.ts';
import {
  type ActionKey,
  actionSpace,
  battleCardName,
  cardName,
  colourName,
  creatureName,
  rowName,
  sectorName,
  tileName,
} from '../names.ts';
import { battleCardTopic, cardTopic, creatureTopic, sectorTopic, tileTopic } from '../topics.ts';
import { type MessageKey, parts, t } from '../words.ts';
import { purposeWords, sourceWords, sumWords } from './sources.ts';

type FactOf<T extends KemetFact['type']> = Extract<KemetFact, { readonly type: T }>;
type Tellers = { readonly [T in KemetFact['type']]: (view: KemetState, fact: FactOf<T>) => Sentence | null };

const who = (seat: number): Part => ({ seat });

function say(key: MessageKey, values: Readonly<Record<string, Part | number>> = {}): Sentence {
  return parts<Exclude<Part, string>>(key, values);
}

/** A sentence with a list of parts, set off by commas, in one of its places. */
function sayList(
  key: MessageKey,
  values: Readonly<Record<string, Part | number>>,
  items: readonly Part[],
): Sentence {
  const place = { words: '', topic: { title: '', rules: [] } };
  const list = items.flatMap((item, i) => (i === 0 ? [item] : [', ', item]));
  return say(key, { ...values, list: place }).flatMap((part) => (part === place ? list : [part]));
}

const cardPart = (card: InterventionId): Part => ({ words: cardName(card), topic: cardTopic(card) });
const battleCardPart = (card: BattleCardId): Part => ({
  words: battleCardName(card),
  topic: battleCardTopic(card),
});
const creaturePart = (creature: CreatureId): Part => ({
  words: creatureName(creature),
  topic: creatureTopic(creature),
});

function place(view: KemetState, id: string): Part {
  return { words: sectorName(view, id), topic: sectorTopic(view, boardOf(view).numberOf.get(id) ?? 0) };
}

/** Says who went from where to where, and which creature came along. */
function trip(
  view: KemetState,
  key: MessageKey,
  {
    seat,
    units,
    from,
    into,
    creature,
  }: { seat: number; units: number; from: string; into: string; creature: CreatureId | null },
): Sentence {
  const words = say(key, { who: who(seat), units, from: place(view, from), into: place(view, into) });
  if (creature === null) return words;
  return [...words, ' ', ...say('log.moved.creature', { creature: creaturePart(creature) })];
}

/** Permanent points, temples and pyramids of the highest level: what a standing is made of. */
function standingParts(
  view: KemetState,
  terms: readonly Term[],
): Record<'permanent' | 'temples' | 'pyramids', number> {
  const { numberOf, districts } = boardOf(view);
  const parts = { permanent: 0, temples: 0, pyramids: 0 };
  for (const { source, value } of terms) {
    const sector = numberOf.get(source) ?? -1;
    parts[sector < 0 ? 'permanent' : sector < districts ? 'pyramids' : 'temples'] += value;
  }
  return parts;
}

export const TELLERS: Tellers = {
  'order-drawn': (_view, { order }) => sayList('log.order-drawn', {}, order.map(who)),
  'phase-began': (_view, { phase, round }) =>
    phase === 'night' || phase === 'day' || phase === 'dusk' ? say(`log.phase.${phase}`, { round }) : null,
  'pass-began': (_view, { pass }) => say('log.pass-began', { pass: pass + 1 }),
  'turn-began': (_view, { seat }) => say('log.turn-began', { who: who(seat) }),
  'turn-ended': () => null,
  'order-fixed': (_view, { by, order }) => sayList('log.order-fixed', { who: who(by) }, order.map(who)),
  'token-placed': (_view, { seat, token, space, action }) => {
    if (space === 'apex')
      return say(`log.does.${action as ActionKey}`, { who: who(seat), where: t('log.does.gold') });
    const { action: key, row } = actionSpace(space);
    const where = token === 'silver' ? t('log.does.silver', { row: rowName(row) }) : rowName(row);
    return say(`log.does.${key}`, { who: who(seat), where });
  },
  standing: (view, { seat, total, terms }) =>
    say('log.standing', { who: who(seat), total, ...standingParts(view, terms) }),
  'game-over': (_view, { winner }) => say('log.game-over', { who: who(winner) }),
  'prayer-gained': (view, { seat, gained, now, terms }) =>
    gained === 0
      ? say('log.prayer-gained.full', { who: who(seat), now })
      : say('log.prayer-gained', { who: who(seat), gained, now, terms: sumWords(view, terms) }),
  paid: (_view, { seat, price, now, purpose }) =>
    say('log.paid', { who: who(seat), price, now, purpose: purposeWords(purpose) }),
  'prayer-lost': (_view, { seat, lost, now, source }) =>
    say('log.prayer-lost', { who: who(seat), lost, now, source: cardPart(source) }),
  point: (view, { seat, source, battle }) =>
    say(battle ? 'log.point.battle' : 'log.point', { who: who(seat), source: sourceWords(view, source) }),
  'pyramid-placed': (view, { seat, colour, level, sector }) =>
    say('log.pyramid-placed', {
      who: who(seat),
      colour: colourName(colour),
      level,
      sector: place(view, sector),
    }),
  'pyramid-raised': (view, { seat, colour, from, level, sector }) =>
    say('log.pyramid-raised', {
      who: who(seat),
      colour: colourName(colour),
      from,
      level,
      sector: place(view, sector),
    }),
  'tile-bought': (_view, { seat, tile, kind }) => {
    const { colour, level } = TILES.find(({ id }) => id === tile) ?? {};
    return say('log.tile-bought', {
      who: who(seat),
      tile: { words: tileName(kind), topic: tileTopic(kind, colour, level) },
    });
  },
  'cards-taken-back': (_view, { seat }) => say('log.cards-taken-back', { who: who(seat) }),
  'card-given-up': (_view, { seat, card, receives }) =>
    say('log.card-given-up', {
      who: who(seat),
      card: battleCardPart(card),
      receives: battleCardPart(receives),
    }),
  'units-placed': (view, { seat, sector, units, attacking }) =>
    say(attacking ? 'log.units-placed.attacking' : 'log.units-placed', {
      who: who(seat),
      units,
      sector: place(view, sector),
    }),
  'units-lost': (view, { seat, sector, units, cause }) =>
    say(`log.units-lost.${cause}`, { who: who(seat), units, sector: place(view, sector) }),
  recalled: (view, { seat, sector, units }) =>
    say('log.recalled', { who: who(seat), units, sector: place(view, sector) }),
  'move-began': (view, { seat, sector }) =>
    say('log.move-began', { who: who(seat), sector: place(view, sector) }),
  // Without a tile or a creature there is nothing to tell.
  'range-fixed': (view, { range, terms }) =>
    terms.length < 2 ? null : say('log.range-fixed', { range, terms: sumWords(view, terms) }),
  moved: (view, fact) => {
    const way = fact.way === 'land' || fact.way === 'harbor' ? fact.way : 'teleport';
    return trip(view, `log.moved.${way}`, fact);
  },
  retreated: (view, fact) => trip(view, 'log.retreated', fact),
  escaped: (view, fact) => trip(view, 'log.escaped', fact),
  stayed: (view, { seat, sector }) => say('log.stayed', { who: who(seat), sector: place(view, sector) }),
  'creature-went': (view, { seat, creature, sector }) =>
    sector === null
      ? say('log.creature-went.reserve', { who: who(seat), creature: creaturePart(creature) })
      : say('log.creature-went', {
          who: who(seat),
          creature: creaturePart(creature),
          sector: place(view, sector),
        }),
  'deck-shuffled': (_view, { cards }) => say('log.deck-shuffled', { cards }),
  'cards-drawn': (_view, { seat, cards }) => say('log.cards-drawn', { who: who(seat), cards }),
  'cards-received': (_view, { seat, cards }) =>
    sayList('log.cards-received', { who: who(seat) }, cards.map(cardPart)),
  'vision-used': (_view, { seat, cards }) => say('log.vision-used', { who: who(seat), cards }),
  'vision-seen': (_view, { seat, cards }) =>
    sayList('log.vision-seen', { who: who(seat) }, cards.map(cardPart)),
  'vision-kept': (_view, { seat, card }) => say('log.vision-kept', { who: who(seat), card: cardPart(card) }),
  'intervention-played': (_view, { seat, card, against }) =>
    against === undefined
      ? say('log.intervention-played', { who: who(seat), card: cardPart(card) })
      : say('log.intervention-played.against', {
          who: who(seat),
          card: cardPart(card),
          other: cardPart(against),
        }),
  'intervention-cancelled': (_view, { seat, card, by }) =>
    say('log.intervention-cancelled', { who: who(seat), card: cardPart(card), by: who(by) }),
  'veto-answered': (_view, { seat, veto }) => (veto ? say('log.veto-answered', { who: who(seat) }) : null),
  attack: (view, { attacker, defender, sector, units, against }) =>
    say('log.attack', {
      who: who(attacker),
      defender: who(defender),
      units,
      against,
      sector: place(view, sector),
    }),
  'no-battle': (_view, { defender, because }) => say(`log.no-battle.${because}`, { defender: who(defender) }),
  'escape-declined': () => null,
  'battle-card-chosen': (_view, { seat, card, use }) =>
    say(`log.battle-card-chosen.${use}`, { who: who(seat), card: battleCardPart(card) }),
  'battle-card-shown': (_view, { seat, card }) =>
    say('log.battle-card-shown', { who: who(seat), card: battleCardPart(card) }),
  'intervention-added': (_view, { seat, card }) =>
    say('log.intervention-added', { who: who(seat), card: cardPart(card) }),
  revealed: (_view, { seat, card, interventions }) =>
    interventions.length === 0
      ? say('log.revealed', { who: who(seat), card: battleCardPart(card) })
      : sayList(
          'log.revealed.added',
          { who: who(seat), card: battleCardPart(card) },
          interventions.map(cardPart),
        ),
  'discard-revealed': (_view, { seat, card }) =>
    say('log.discard-revealed', { who: who(seat), card: battleCardPart(card) }),
  'wound-added': (_view, { seat, strength }) => say('log.wound-added', { who: who(seat), strength }),
  'wound-card': (_view, { seat, card }) => say('log.wound-card', { who: who(seat), card: cardPart(card) }),
  'battle-value': (view, { seat, value, total, terms }) =>
    total === 0
      ? null
      : say(`log.battle-value.${value}`, { who: who(seat), total, terms: sumWords(view, terms) }),
  'battle-won': (view, { winner, sector, strengths }) => {
    const [own, other] = [Math.max(...strengths), Math.min(...strengths)];
    const key = own === other ? 'log.battle-won.tie' : 'log.battle-won';
    return say(key, { who: who(winner), own, other, sector: place(view, sector) });
  },
  // What both sides did last has been told.
  'battle-ended': () => null,
};

export function describeFact(view: KemetState, fact: KemetFact): Sentence | null {
  const tell = TELLERS[fact.type] as (view: KemetState, fact: KemetFact) => Sentence | null;
  return tell(view, fact);
}
