import {
  BATTLE_CARDS,
  type BattleCardId,
  boardOf,
  COLOURS,
  type Colour,
  type CreatureId,
  goalOf,
  INTERVENTIONS,
  type InterventionId,
  type KemetState,
  type TileKind,
} from '@ennead/kemet/tables';
import { missing } from '@ennead/kernel';
import { capitalised } from '../i18n/format.ts';
import type { IconName } from '../icons/icon-name.ts';
import type { Topic } from '../table/sentence.ts';
import { actionIcons, battleCardIcons, creatureIcons, interventionIcons, tileIcons } from './looks.ts';
import {
  type ActionKey,
  actionName,
  battleCardName,
  cardName,
  cityName,
  colourName,
  creatureName,
  sectorName,
  tileName,
} from './names.ts';
import { type MessageKey, t } from './words.ts';

const CREATURE_KINDS: ReadonlySet<string> = new Set(Object.keys(creatureIcons));

/** Rules that say more about a tile than its own text. */
const TILE_RULES: Partial<Record<TileKind, readonly string[]>> = {
  stargate: ['K-MOVE-7', 'K-RUL-25'],
  'god-speed': ['K-MOVE-5'],
  'offensive-strategy': ['K-BUY-6', 'K-RUL-60'],
  'defensive-strategy': ['K-BUY-6', 'K-RUL-60'],
  'open-gates': ['K-MOVE-12', 'K-MOVE-13'],
  teleport: ['K-MOVE-8', 'K-RUL-17'],
  'divine-wound': ['K-BATTLE-10', 'K-RUL-45', 'K-RUL-46'],
  'victory-point': ['K-VP-1', 'K-BUY-4'],
  initiative: ['K-BATTLE-4', 'K-BATTLE-5', 'K-RUL-49'],
  'act-of-god': ['K-DAY-4', 'K-DAY-5', 'K-RUL-66'],
  'divine-will': ['K-DAY-4', 'K-DAY-5', 'K-RUL-66'],
  'recruiting-scribe': ['K-RECR-2', 'K-RUL-23'],
  legion: ['K-COMP-3'],
  'defensive-victory': ['K-BATTLE-17', 'K-RUL-52'],
  prescience: ['K-BATTLE-7', 'K-RUL-51'],
  reinforcements: ['K-TILE-4', 'K-RUL-30'],
  priest: ['K-PRAY-1', 'K-RUL-29'],
  priestess: ['K-BUY-3', 'K-RUL-28'],
  slaves: ['K-RAISE-3'],
  'high-priest': ['K-NIGHT-1'],
  'priest-of-amon': ['K-NIGHT-1'],
  crusade: ['K-BATTLE-16', 'K-RUL-48'],
  'holy-war': ['K-BATTLE-16', 'K-RUL-52'],
  'divine-boon': ['K-NIGHT-2'],
  'hand-of-god': ['K-TILE-5'],
  vision: ['K-NIGHT-3', 'K-RUL-34'],
  'priest-of-ra': ['K-PAY-3', 'K-RUL-27', 'K-RUL-28'],
  mummy: ['K-CREA-7', 'K-NIGHT-2', 'K-RUL-70'],
  sphinx: ['K-CREA-7', 'K-VP-1', 'K-RUL-70'],
  'deep-desert-snake': ['K-CREA-7', 'K-BATTLE-14', 'K-RUL-50'],
  phoenix: ['K-CREA-7', 'K-MOVE-14', 'K-RUL-13'],
};

const CARD_RULES: Partial<Record<InterventionId, readonly string[]>> = {
  'raining-fire': ['K-DI-3'],
  prayer: ['K-DI-4'],
  enlistment: ['K-DI-5'],
  'mana-theft': ['K-DI-6'],
  teleportation: ['K-DI-7', 'K-MOVE-9'],
  'open-gates': ['K-DI-8'],
  veto: ['K-INT-1', 'K-INT-2', 'K-INT-4'],
  escape: ['K-BATTLE-2', 'K-BATTLE-3', 'K-RUL-41'],
};

const ACTION_RULES: Readonly<Record<ActionKey, readonly string[]>> = {
  move: ['K-MOVE-1', 'K-MOVE-5', 'K-MOVE-7', 'K-MOVE-12'],
  recruit: ['K-RECR-1', 'K-RECR-2'],
  raise: ['K-RAISE-1', 'K-RAISE-2', 'K-RAISE-3'],
  pray: ['K-PRAY-1'],
  'buy-white': ['K-BUY-1', 'K-BUY-2', 'K-BUY-3'],
  'buy-red': ['K-BUY-1', 'K-BUY-2', 'K-BUY-3'],
  'buy-blue': ['K-BUY-1', 'K-BUY-2', 'K-BUY-3'],
};

export function tileTopic(kind: TileKind, colour?: Colour, level?: number): Topic {
  const about =
    colour === undefined
      ? ''
      : `${capitalised(t('tile.about', { colour: colourName(colour), level: level ?? 0 }))} `;
  const isCreature = CREATURE_KINDS.has(kind);
  return {
    title: tileName(kind),
    icon: tileIcons[kind],
    text: `${about}${t(`tile.${kind}.text`)}`,
    rules: TILE_RULES[kind] ?? (isCreature ? ['K-CREA-7', 'K-CREA-1'] : ['K-TILE-2', 'K-BUY-5']),
  };
}

export function creatureTopic(creature: CreatureId): Topic {
  return { ...tileTopic(creature), title: creatureName(creature) };
}

export function cardTopic(card: InterventionId): Topic {
  const { cost = 0, timing = 'battle' } = INTERVENTIONS.find(({ id }) => id === card) ?? {};
  return {
    title: cardName(card),
    icon: interventionIcons[card],
    text: `${t(`timing.${timing}`)}, ${t('option.for-prayer', { price: cost })}. ${t(`card.${card}.text`)}`,
    rules: CARD_RULES[card] ?? ['K-BATTLE-8', 'K-BATTLE-9'],
  };
}

export function battleCardTopic(card: BattleCardId): Topic {
  return {
    title: battleCardName(card),
    icon: battleCardIcons[card],
    text: t('battle-card.text', battleCardValues(card)),
    rules: ['K-BATTLE-6', 'K-BATTLE-24', 'K-RUL-1'],
  };
}

export function battleCardValues(card: BattleCardId): {
  strength: number;
  damage: number;
  protection: number;
} {
  const { strength = 0, damage = 0, protection = 0 } = BATTLE_CARDS.find(({ id }) => id === card) ?? {};
  return { strength, damage, protection };
}

const STOCK_ICONS = {
  prayer: 'ankh-sign',
  reserve: 'minions',
  interventions: 'card-random',
  'battle-cards': 'crossed-swords',
  tiles: 'gold-scarab',
  'battle-points': 'laurel-crown',
} as const satisfies Readonly<Record<string, IconName>>;

/** What somebody has a number of. */
export function stockTopic(what: keyof typeof STOCK_ICONS): Topic {
  return { title: t(`player.${what}`), icon: STOCK_ICONS[what], text: t(`about.${what}`), rules: [] };
}

export function pointsTopic(view: KemetState, permanent: number, temporary: number): Topic {
  return {
    title: t('player.points'),
    icon: 'eye-of-horus',
    text: `${t('player.breakdown', { permanent, temporary })}.\n${t('rail.goal', { goal: goalOf(view) })}`,
    rules: [],
  };
}

export function actionTopic(action: ActionKey): Topic {
  return {
    title: actionName(action),
    icon: actionIcons[action] ?? 'footsteps',
    text: t(`action.${action}.text`),
    rules: ACTION_RULES[action],
  };
}

export function apexTopic(): Topic {
  return { title: t('rail.apex'), icon: 'sun-disc', text: t('action.apex.text'), rules: ['K-DAY-4'] };
}

const SECTOR_RULES = {
  district: ['K-BOARD-4', 'K-CTRL-2', 'K-CTRL-3', 'K-MOVE-12'],
  desert: ['K-BOARD-3', 'K-BOARD-6'],
  temple: ['K-TEMPLE-1', 'K-DUSK-3', 'K-DUSK-5'],
  sanctuary: ['K-TEMPLE-2', 'K-DUSK-4'],
} as const;

/** What a sector is, what stands in it and where one can go from it. */
export function sectorTopic(view: KemetState, sector: number): Topic {
  const board = boardOf(view);
  const { id, kind, obelisk, prayer, neighbours, harbors } = board.sectors[sector] ?? missing();
  const names = (ids: readonly string[]) => ids.map((each) => sectorName(view, each)).join('; ');
  const isDelta = sector === board.delta;
  const lines = [kindText(kind, obelisk, isDelta, prayer ?? 0)];
  const level = view.pyramidLevel[sector] ?? 0;
  const colour = COLOURS[view.pyramidColour[sector] ?? -1];
  if (level > 0 && colour !== undefined)
    lines.push(t('sector.pyramid', { colour: colourName(colour), level }));
  const holder = view.holder[sector] ?? -1;
  if (holder >= 0)
    lines.push(t('sector.holds', { name: cityName(view, holder), units: view.units[sector] ?? 0 }));
  if (neighbours.length > 0) lines.push(t('sector.neighbours', { list: names(neighbours) }));
  if (harbors.length > 0) lines.push(t('sector.by-boat', { list: names(harbors) }));
  return {
    title: sectorName(view, id),
    icon:
      kind === 'temple'
        ? 'egyptian-temple'
        : obelisk
          ? 'obelisk'
          : kind === 'district'
            ? 'village'
            : 'desert',
    text: lines.join('\n'),
    rules: isDelta ? ['K-TEMPLE-1', 'K-DUSK-2', 'K-BOARD-8'] : SECTOR_RULES[kind],
  };
}

function kindText(
  kind: keyof typeof SECTOR_RULES,
  obelisk: boolean,
  isDelta: boolean,
  prayer: number,
): string {
  if (kind === 'desert' && obelisk) return t('sector.kind.desert.obelisk');
  if (isDelta) return t('sector.kind.temple.delta', { prayer });
  return t(`sector.kind.${kind}` satisfies MessageKey, { prayer });
}
