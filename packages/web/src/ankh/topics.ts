import {
  type ActionName,
  type AnkhState,
  CARD_BOX,
  CARD_STRENGTHS,
  type CardName,
  controllerOf,
  type EventName,
  type FigureName,
  figureOfKind,
  GOD,
  GOD_BOX,
  GOD_NAMES,
  type GodName,
  GUARDIAN_KINDS,
  kindOf,
  type MonumentName,
  monumentKind,
  monumentOfKind,
  ownerOf,
  PHARAOH,
  POWER_BOX,
  type PowerName,
  tokenOn,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { capitalised } from '../i18n/format.ts';
import type { IconName } from '../icons/icon-name.ts';
import type { Topic } from '../table/sentence.ts';
import { actionIcons, cardIcons, eventIcons, guardianIcons, lookOfGod, monumentIcons } from './looks.ts';
import { figureWord, monumentWord, teamName } from './names.ts';
import { pharaohTopic } from './palace/topics.ts';
import { t } from './words.ts';

/** Every thing with the rules that its box names. */
function rulesByName<N extends string>(
  box: readonly { readonly name: N; readonly rules: readonly string[] }[],
): Readonly<Record<N, readonly string[]>> {
  return Object.fromEntries(box.map(({ name, rules }) => [name, rules])) as Record<N, readonly string[]>;
}

const POWER_RULES = rulesByName(POWER_BOX);
const CARD_RULES = rulesByName(CARD_BOX);
const GOD_RULES = rulesByName(GOD_BOX);

const FIGURE_RULES: Readonly<Record<FigureName, readonly string[]>> = {
  god: ['A-COMP-13', 'A-COMP-14'],
  warrior: ['A-COMP-13'],
  ...rulesByName(GUARDIAN_KINDS),
  pharaoh: ['P-FIGURE-1', 'P-FIGURE-2', 'P-FIGURE-3'],
  infantry: ['P-RAM-2', 'P-RAM-3', 'P-RAM-4'],
};

const MONUMENT_RULES: Readonly<Record<MonumentName, readonly string[]>> = {
  obelisk: ['A-MAP-18', 'A-GAIN-1', 'A-POW-6'],
  temple: ['A-MAP-18', 'A-GAIN-1', 'A-POW-7'],
  pyramid: ['A-MAP-18', 'A-GAIN-1', 'A-POW-8'],
  sphinx: ['P-SPHINX-1', 'P-SPHINX-2', 'P-SPHINX-3', 'P-SPHINX-5'],
  site: ['S-REBUILD-7', 'S-REBUILD-11'],
};

const ACTION_RULES: Readonly<Record<ActionName, readonly string[]>> = {
  move: ['A-MOVE-1', 'A-MOVE-3', 'A-MOVE-4'],
  summon: ['A-SUM-1', 'A-SUM-2', 'A-SUM-4'],
  gain: ['A-GAIN-1', 'A-GAIN-2', 'A-GAIN-3'],
  unlock: ['A-UNL-2', 'A-UNL-3', 'A-UNL-6'],
};

const EVENT_RULES: Readonly<Record<EventName, readonly string[]>> = {
  control: ['A-CTRL-1', 'A-CTRL-2', 'A-CTRL-3'],
  caravan: ['A-CAR-1', 'A-CAR-4', 'A-CAR-7', 'A-CAR-10'],
  consolidation: ['S-REVOLT-10', 'S-REVOLT-11', 'S-REVOLT-12', 'S-REVOLT-13'],
  conflict: ['A-CON-3', 'A-CON-4'],
};

export function powerTopic(power: PowerName): Topic {
  return {
    title: t(`power.${power}`),
    icon: 'ankh-sign',
    text: t(`power.${power}.text`),
    rules: POWER_RULES[power],
  };
}

export function cardTopic(card: CardName): Topic {
  const strength = t('option.strength', { strength: CARD_STRENGTHS[card] });
  return {
    title: t(`card.${card}`),
    icon: cardIcons[card] ?? 'card-random',
    text: `${strength}. ${t(`card.${card}.text`)}`,
    rules: CARD_RULES[card],
  };
}

export function godTopic(god: GodName): Topic {
  return {
    title: `${t(`god.${god}`)}: ${t(`god.${god}.power`)}`,
    icon: lookOfGod(god).glyph,
    text: t(`god.${god}.text`),
    rules: GOD_RULES[god],
  };
}

export function figureTopic(figure: FigureName): Topic {
  return {
    title: capitalised(figureWord(figure)),
    icon: guardianIcons[figure] ?? 'round-shield',
    text: t(`figure.${figure}.text`),
    rules: FIGURE_RULES[figure],
  };
}

export function actionTopic(action: ActionName): Topic {
  return {
    title: t(`action.${action}`),
    icon: actionIcons[action] ?? 'footsteps',
    text: t(`action.${action}.text`),
    rules: ACTION_RULES[action],
  };
}

export function eventTopic(event: EventName): Topic {
  return {
    title: t(`event.${event}`),
    icon: eventIcons[event] ?? 'crossed-swords',
    text: t(`event.${event}.text`),
    rules: EVENT_RULES[event],
  };
}

export function devotionTopic(): Topic {
  return {
    title: t('rail.devotion'),
    icon: 'flame',
    text: t('devotion.text'),
    rules: ['A-DEV-2', 'A-DEV-4', 'A-DEV-6', 'A-DEV-9', 'A-FGT-1'],
  };
}

/** What somebody has a number of. */
export function stockTopic(
  what: 'followers' | 'warriors' | 'ankhs' | 'stock' | 'tie-breaker',
  title: string,
  icon: IconName,
): Topic {
  return { title, icon, text: t(`about.${what}`), rules: [] };
}

export function monumentTopic(view: AnkhState, monument: number): Topic {
  const name = monumentOfKind(monumentKind(monument));
  const owner = teamName(view, controllerOf(monument));
  const control = owner === '' ? t('monument.neutral') : t('monument.owned', { owner });
  return {
    title: capitalised(monumentWord(name)),
    icon: monumentIcons[name] ?? 'obelisk',
    text: `${control} ${t(`monument.${name}.text`)}`,
    rules: MONUMENT_RULES[name],
  };
}

/** What stands or lies on a space; null: nothing. */
export function topicOfSpace(view: AnkhState, space: number): Topic | null {
  const figure = view.figures[space] ?? missing();
  if (figure !== 0) {
    const god = GOD_NAMES[view.teams[ownerOf(figure)]?.god ?? -1];
    if (kindOf(figure) === GOD && god !== undefined) return godTopic(god);
    if (kindOf(figure) === PHARAOH && view.pharaoh !== null) return pharaohTopic(view.pharaoh.kind);
    return figureTopic(figureOfKind(kindOf(figure)));
  }
  const monument = view.monuments[space] ?? missing();
  if (monument !== 0) return monumentTopic(view, monument);
  const token = tokenOn(view, space);
  if (token === undefined) return null;
  const { name, rules } = token;
  return { title: capitalised(t(`token.${name}`)), text: t(`token.${name}.text`), rules };
}
