import {
  type BattleCardId,
  boardOf,
  COLOURS,
  type Colour,
  costOf,
  type DecisionKind,
  INTERVENTIONS,
  type InterventionId,
  type KemetDecision,
  type KemetOption,
  type KemetState,
  raisePrice,
  recruitPrice,
  TILES,
  type TileKind,
  teleportPrice,
  tilePrice,
} from '@ennead/kemet/tables';
import type { Decision, Option } from '@ennead/kernel';
import { capitalised, inARow } from '../../i18n/format.ts';
import type { IconName } from '../../icons/icon-name.ts';
import type { NameOf, OptionText } from '../../table/game-table.ts';
import { actionIcons, battleCardIcons, creatureIcons, interventionIcons, tileIcons } from '../looks.ts';
import {
  type ActionKey,
  actionName,
  actionSpace,
  battleCardName,
  cardName,
  cityName,
  colourName,
  creatureName,
  rowName,
  sectorName,
  tileName,
} from '../names.ts';
import {
  actionTopic,
  battleCardTopic,
  battleCardValues,
  cardTopic,
  creatureTopic,
  sectorTopic,
  tileTopic,
} from '../topics.ts';
import { type MessageKey, t } from '../words.ts';
import { kemetDecision } from './about.ts';

type Plain = {
  readonly key: MessageKey;
  readonly tone?: OptionText['tone'];
  readonly icon?: IconName;
  readonly detail?: MessageKey;
};

/** Options that are one word, by 'kind option' or by the option alone. */
const PLAIN: Readonly<Record<string, Plain>> = {
  '1/1/1': { key: 'option.split.even', detail: 'option.split.even.detail', icon: 'great-pyramid' },
  '2/1/0': { key: 'option.split.high', detail: 'option.split.high.detail', icon: 'great-pyramid' },
  stop: { key: 'option.stop', tone: 'quiet' },
  done: { key: 'option.done', tone: 'commit' },
  'battle-intervention done': { key: 'option.ready', tone: 'commit', icon: 'check' },
  'recruit-district done': { key: 'option.recruit-done', tone: 'commit' },
  none: { key: 'option.none', tone: 'quiet' },
  'tile none': { key: 'option.buy-nothing', tone: 'quiet' },
  'raise-pyramid none': { key: 'option.raise-nothing', tone: 'quiet' },
  'raise-level none': { key: 'option.raise-nothing', tone: 'quiet' },
  'start none': { key: 'option.no-move', tone: 'quiet' },
  'recruit-creature none': { key: 'option.no-creature', tone: 'quiet' },
  'token end': { key: 'option.end-turn', tone: 'commit' },
  'step end': { key: 'option.end-move', tone: 'commit' },
  reserve: { key: 'option.reserve', tone: 'quiet' },
  with: { key: 'option.with' },
  without: { key: 'option.without', tone: 'quiet' },
  fight: { key: 'option.fight', tone: 'commit', icon: 'crossed-swords' },
  'escape escape': { key: 'option.escape', detail: 'option.escape.detail', icon: 'footsteps' },
  retreat: { key: 'option.retreat', detail: 'option.retreat.detail', icon: 'footsteps' },
  stay: { key: 'option.stay', icon: 'round-shield' },
  'delta sacrifice': {
    key: 'option.sacrifice.delta',
    detail: 'option.sacrifice.delta.detail',
    icon: 'flame',
  },
  'sanctuary sacrifice': {
    key: 'option.sacrifice.sanctuary',
    detail: 'option.sacrifice.sanctuary.detail',
    icon: 'flame',
  },
  decline: { key: 'option.decline', tone: 'quiet' },
  'veto veto': { key: 'option.veto', tone: 'danger', icon: 'hand' },
  pass: { key: 'option.pass', tone: 'quiet' },
};

export function describeOption(
  view: KemetState,
  decision: Decision,
  option: Option,
  nameOf: NameOf = (seat) => cityName(view, seat),
): OptionText {
  if (typeof option === 'number') return describeNumber(view, decision, option, nameOf);
  if (option === 'recall') return recallWords(view, decision);
  const plain = PLAIN[`${decision.kind} ${option}`] ?? PLAIN[option];
  if (plain !== undefined)
    return {
      label: t(plain.key),
      ...(plain.detail !== undefined && { detail: t(plain.detail) }),
      ...(plain.tone !== undefined && { tone: wastes(view, decision, option) ? 'quiet' : plain.tone }),
      ...(plain.icon !== undefined && { icon: plain.icon }),
    };
  return describeThing(view, decision, option, nameOf);
}

/** Whether an answer leaves undone what could be done; whoever means that looks for it. */
function wastes({ move, recruit }: KemetState, { kind, options }: Decision, option: string): boolean {
  if (options.length === 1) return false;
  if (option === 'end') return kind === 'token' || (kind === 'step' && move?.steps === 0);
  return kind === 'recruit-district' && option === 'done' && (recruit?.units ?? 0) === 0;
}

function describeNumber(view: KemetState, decision: Decision, option: number, nameOf: NameOf): OptionText {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'turn-order':
      return {
        label: nameOf(option),
        detail: t('option.place', { from: view.order.indexOf(option) + 1 }),
        seat: option,
      };
    case 'raise-level': {
      const { district = -1 } = view.raise ?? {};
      const from = district < 0 ? 0 : (view.pyramidLevel[district] ?? 0);
      return {
        label: t('option.level', { level: option }),
        detail: t('option.for-prayer', { price: raisePrice(view, seat, from, option) }),
        icon: 'great-pyramid',
      };
    }
    case 'recruit-units': {
      const before = view.recruit?.units ?? 0;
      const price = recruitPrice(view, seat, before + option) - recruitPrice(view, seat, before);
      return {
        label: t('option.units', { count: option }),
        ...(option > 0 && { detail: t('option.for-prayer', { price }) }),
        icon: 'minions',
      };
    }
    default:
      return { label: t('option.units', { count: option }), icon: 'minions' };
  }
}

function recallWords(view: KemetState, { seat }: Decision): OptionText {
  const { battle } = view;
  const side = battle === null ? view.units : seat === battle.attacker ? view.attackers : view.units;
  const count = battle === null ? 0 : (side[battle.sector] ?? 0);
  return { label: t('option.recall'), detail: t('option.recall.detail', { count }), icon: 'prayer' };
}

type Word = 'none' | 'stop' | 'done' | 'end' | 'reserve';
/** The options of a kind that name a thing. */
type Named<K extends DecisionKind> = Exclude<KemetOption<K>, number | Word | `play:${InterventionId}`>;
type Describers = {
  readonly [K in DecisionKind]?: (
    view: KemetState,
    decision: KemetDecision<K>,
    option: Named<K>,
    nameOf: NameOf,
  ) => OptionText;
};

/** What stands behind the options of each kind; kinds that are not here have plain words or numbers. */
const THINGS: Describers = {
  'high-colour': colourWords,
  'missing-colour': colourWords,
  district: sectorWords,
  'new-district': sectorWords,
  reinforcements: sectorWords,
  enlistment: sectorWords,
  'fire-target': sectorWords,
  'creature-place': sectorWords,
  'creature-home': sectorWords,
  'recruit-district': sectorWords,
  start: sectorWords,
  'escape-sector': sectorWords,
  'retreat-sector': sectorWords,
  'hand-of-god': pyramidWords,
  'raise-pyramid': pyramidWords,
  token: (_view, _decision, option) => tokenWords(option),
  step: stepWords,
  tile: tileWords,
  'give-up': battleCardWords,
  'battle-card': battleCardWords,
  'discard-card': battleCardWords,
  'recruit-creature': (_view, _decision, option) => ({
    label: creatureName(option),
    icon: creatureIcons[option],
    topic: creatureTopic(option),
  }),
  vision: interventionWords,
  'battle-intervention': interventionWords,
  wound: interventionWords,
};

function describeThing(view: KemetState, decision: Decision, option: string, nameOf: NameOf): OptionText {
  const [head, tail = ''] = option.split(':');
  if (head === 'play') return playWords(view, decision, tail as InterventionId);
  const asked = kemetDecision(decision);
  // The map pairs each kind with its options; the compiler cannot follow the pair through a union.
  const describe = THINGS[asked.kind] as
    | ((view: KemetState, decision: KemetDecision, option: string, nameOf: NameOf) => OptionText)
    | undefined;
  return describe?.(view, asked, option, nameOf) ?? { label: option };
}

function colourWords(_view: KemetState, _decision: Decision, colour: Colour): OptionText {
  return { label: capitalised(colourName(colour)), icon: 'great-pyramid' };
}

function battleCardWords(_view: KemetState, _decision: Decision, card: BattleCardId): OptionText {
  return {
    label: battleCardName(card),
    detail: t('option.card-values', battleCardValues(card)),
    icon: battleCardIcons[card],
    topic: battleCardTopic(card),
  };
}

function playWords(view: KemetState, { seat }: Decision, card: InterventionId): OptionText {
  return {
    label: t('option.play', { card: cardName(card) }),
    detail: t('option.for-prayer', { price: costOfCard(view, seat, card) }),
    icon: interventionIcons[card],
    topic: cardTopic(card),
  };
}

function costOfCard(view: KemetState, seat: number, card: InterventionId): number {
  return costOf(
    view,
    seat,
    INTERVENTIONS.findIndex(({ id }) => id === card),
  );
}

function interventionWords(view: KemetState, { kind, seat }: Decision, card: InterventionId): OptionText {
  const price = t('option.for-prayer', { price: costOfCard(view, seat, card) });
  const details: Readonly<Record<string, string>> = {
    vision: t(`card.${card}.text`),
    wound: t('option.wound.detail'),
  };
  return {
    label: kind === 'wound' ? t('option.wound', { card: cardName(card) }) : cardName(card),
    detail: details[kind] ?? `${t(`card.${card}.text`)} ${capitalised(price)}`,
    icon: interventionIcons[card],
    topic: cardTopic(card),
  };
}

function tokenWords(option: string): OptionText {
  const [head = '', tail = ''] = option.split(':');
  if (head === 'gold') {
    const action = tail as ActionKey;
    return {
      label: t('option.gold', { action: actionName(action) }),
      icon: actionIcons[action] ?? 'sun-disc',
      topic: actionTopic(action),
    };
  }
  const { action, row } = actionSpace(head === 'silver' ? tail : head);
  const words = t('option.in-row', { action: actionName(action), row: rowName(row) });
  return {
    label: head === 'silver' ? t('option.silver', { action: words }) : actionName(action),
    ...(head !== 'silver' && { detail: rowName(row) }),
    icon: actionIcons[action] ?? 'footsteps',
    topic: actionTopic(action),
  };
}

function stepWords(view: KemetState, { seat }: Decision, option: string, nameOf: NameOf): OptionText {
  const [way = '', to = ''] = option.split(':');
  const sector = boardOf(view).numberOf.get(to) ?? -1;
  const ways: Readonly<Record<string, () => string>> = {
    land: () => t('option.land'),
    harbor: () => t('option.harbor'),
    teleport: () => t('option.teleport', { price: teleportPrice(view, seat) }),
    'card-teleport': () => t('option.card-teleport'),
  };
  const holder = view.holder[sector] ?? -1;
  const units = view.units[sector] ?? 0;
  const meets =
    holder < 0
      ? []
      : [
          holder === seat
            ? t('option.joins', { units })
            : t('option.attacks', { name: nameOf(holder), units }),
        ];
  return {
    label: sectorName(view, to),
    detail: inARow([ways[way]?.() ?? way, ...meets]),
    icon: way === 'land' ? 'footsteps' : way === 'harbor' ? 'trireme' : 'obelisk',
    topic: sectorTopic(view, sector),
  };
}

function tileWords(view: KemetState, decision: KemetDecision<'tile'>, kind: TileKind): OptionText {
  const { colour } = decision.about;
  const level = TILES.find((tile) => tile.kind === kind && tile.colour === colour)?.level ?? 0;
  return {
    label: tileName(kind),
    detail: `${t(`tile.${kind}.text`)} ${capitalised(t('option.for-prayer', { price: tilePrice(view, decision.seat, level) }))}`,
    icon: tileIcons[kind],
    topic: tileTopic(kind, colour, level),
  };
}

/** A pyramid by the district it stands in, or a new one. */
function pyramidWords(view: KemetState, decision: Decision, option: string, nameOf: NameOf): OptionText {
  const fresh = COLOURS.find((each) => option === `new:${each}`);
  if (fresh !== undefined)
    return { label: t('option.new', { colour: colourName(fresh) }), icon: 'great-pyramid' };
  const sector = boardOf(view).numberOf.get(option) ?? -1;
  const colour = COLOURS[view.pyramidColour[sector] ?? -1];
  if (colour === undefined) return sectorWords(view, decision, option, nameOf);
  const level = view.pyramidLevel[sector] ?? 0;
  return {
    label: capitalised(t('option.pyramid', { colour: colourName(colour), level })),
    detail: sectorName(view, option),
    icon: 'great-pyramid',
    topic: sectorTopic(view, sector),
  };
}

function sectorWords(view: KemetState, _decision: Decision, id: string, nameOf: NameOf): OptionText {
  const sector = boardOf(view).numberOf.get(id) ?? -1;
  const topic = sectorTopic(view, sector);
  const label = sectorName(view, id);
  const holder = view.holder[sector] ?? -1;
  const units = view.units[sector] ?? 0;
  return {
    label,
    ...(holder >= 0 && { detail: t('option.holds', { name: nameOf(holder), units }) }),
    topic,
  };
}
