import {
  type ActionName,
  type AnkhState,
  CARD_NAMES,
  CARD_STRENGTHS,
  type CardName,
  DIRECTIONS,
  FIGURE_NAMES,
  type FigureName,
  findSide,
  findSpace,
  gainTerms,
  groundOf,
  kindOf,
  MONUMENT_NAMES,
  type MonumentName,
  monumentKind,
  POWER_NAMES,
  type PowerName,
  regionOfLand,
  SPACES,
} from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';
import type { OptionText } from '../../table/game-table.ts';
import { joinedRegion } from '../board/preview.ts';
import { actionIcons, cardIcons, guardianIcons, monumentIcons } from '../looks.ts';
import { capitalised, cityName, figureWord, monumentWord, teamName } from '../names.ts';
import { draftPool, eventName, stockOf } from '../scenario-view.ts';
import { actionTopic, cardTopic, figureTopic, monumentTopic, powerTopic, topicOfSpace } from '../topics.ts';
import { nextEvent, stepsLeft } from '../tracks.ts';
import { type MessageKey, t } from '../words.ts';
import { describePalaceOption } from './palace-options.ts';

/** Options that mean something of their own in a question; others are told apart by what they are. */
const WORDS: Readonly<Record<string, readonly [key: MessageKey, tone?: NonNullable<OptionText['tone']>]>> = {
  'move-figure done': ['option.done', 'commit'],
  'summon-figure done': ['option.done', 'commit'],
  'unlock pass': ['option.no-unlock', 'quiet'],
  'caravan pass': ['option.no-caravan', 'quiet'],
  'caravan-swap pass': ['option.no-swap', 'commit'],
  'obelisk-figure pass': ['option.done', 'commit'],
  'build pass': ['option.no-build', 'quiet'],
  'trap pass': ['option.no-trap', 'quiet'],
  'gate-token pass': ['option.no-gate', 'quiet'],
  'gate-token new': ['option.new-gate'],
  'two-cards yes': ['option.announce', 'commit'],
  'two-cards no': ['option.one-card'],
  'tie-breaker yes': ['option.use-token', 'commit'],
  'tie-breaker no': ['option.keep-token', 'danger'],
  'isis keep': ['option.keep-alive', 'commit'],
  'isis die': ['option.let-die', 'danger'],
  'sun yes': ['option.give-sun', 'commit'],
  'sun no': ['option.keep-sun'],
  'worshipful yes': ['option.sacrifice', 'commit'],
  'worshipful no': ['option.pass', 'quiet'],
  'summon-figure ransom': ['option.ransom'],
  'auction decline': ['option.decline', 'quiet'],
  'policy-before pass': ['option.no-policy', 'quiet'],
  'policy-after pass': ['option.no-policy', 'quiet'],
  'sphinx pass': ['option.no-sphinx', 'quiet'],
  'pharaoh-to stay': ['option.pharaoh-stays', 'commit'],
  'take-infantry pass': ['option.take-none', 'quiet'],
  'sphinx-figure pass': ['option.summon-none', 'quiet'],
};

const PLAIN: Readonly<Record<string, MessageKey>> = {
  done: 'option.done',
  pass: 'option.pass',
  yes: 'option.yes',
  no: 'option.no',
};

export function describeOption(view: AnkhState, decision: Decision, option: Option): OptionText {
  const own = WORDS[`${decision.kind} ${option}`];
  if (own !== undefined) {
    const [key, tone] = own;
    return {
      label: t(key),
      // Whoever has not done anything yet hardly means to stop.
      ...(tone !== undefined && { tone: option === 'done' && view.moved.length === 0 ? 'quiet' : tone }),
      ...(option === 'ransom' && { detail: t('option.ransom.detail') }),
    };
  }
  const ofPalace = view.pharaoh === null ? null : describePalaceOption(view, decision, option);
  if (ofPalace !== null) return ofPalace;
  return typeof option === 'number'
    ? describeNumber(view, decision, option)
    : describeName(view, decision, option);
}

function describeNumber(view: AnkhState, decision: Decision, option: number): OptionText {
  if (decision.kind === 'aim') return { label: aimWords(decision.about, option) };
  if (decision.kind === 'bid') return { label: t('option.bid', { count: option }) };
  if (decision.kind === 'auction') return { label: t('option.bid.auction', { count: option }) };
  if (decision.kind === 'trap') return { label: t('option.trap', { owner: teamName(view, option) }) };
  if (decision.kind === 'join-token') {
    const moved = decision.options.find((other) => other !== option) ?? '';
    return { label: t('option.join-token', { kept: option, moved, gone: Number(decision.about) }) };
  }
  return { label: String(option) };
}

/** The two spaces a Scorpion on `about` would aim at. */
function aimWords(about: Decision['about'], facing: number): string {
  const around = DIRECTIONS[typeof about === 'string' ? (findSpace(about) ?? -1) : -1] ?? [];
  const aimed = (direction: number) => SPACES[around[direction % 6] ?? -1] ?? t('option.aim.off');
  return t('option.aim', { first: aimed(facing), second: aimed(facing + 1) });
}

function describeName(view: AnkhState, decision: Decision, option: string): OptionText {
  const { kind } = decision;
  if (kind === 'action' || kind === 'second-action')
    return describeAction(view, decision, option as ActionName);
  if (kind === 'caravan-token') return { label: regionWords(view, option) };
  if (kind === 'caravan-swap') {
    const [one = '', other = ''] = option.split(' ');
    return { label: t('option.swap', { one, other }) };
  }
  if (kind === 'join') {
    const { one, other, spaces } = joinedRegion(view, option);
    return {
      label: t('option.join', { one, other }),
      detail: t('option.join.detail', { size: spaces.length }),
    };
  }
  if (kind === 'summon-slot') return { label: slotWords(option) };
  if (kind === 'give-up') return giveUpWords(view, option);
  if (kind === 'city') return { label: cityName(option), detail: option };
  if (kind === 'gate-token') return { label: t('option.move-gate', { space: option }) };
  if (isOneOf(POWER_NAMES, option)) return describePower(option);
  if (option.split('+').every((name) => isOneOf(CARD_NAMES, name))) return describeCards(option);
  if (isOneOf(FIGURE_NAMES, option) && option !== '') return describeFigure(view, decision, option);
  if (isOneOf(MONUMENT_NAMES, option) && option !== '') return describeMonument(view, decision, option);
  const space = findSpace(option);
  if (space !== undefined) return describeSpace(view, decision, option, space);
  if (findSide(option) !== undefined) return { label: t('option.side', { side: option }) };
  return { label: PLAIN[option] === undefined ? option : t(PLAIN[option]) };
}

function describeAction(view: AnkhState, { seat }: Decision, action: ActionName): OptionText {
  const left = stepsLeft(view, action);
  const event = nextEvent(view);
  const parts = [
    left === 1 && event !== null
      ? t('option.event-next', { event: t(`event.${eventName(view, event.event)}`) })
      : t('option.steps-to-event', { count: left }),
  ];
  if (action === 'gain') {
    const terms = gainTerms(view, view.teamOf[seat] ?? -1);
    const count = terms.reduce((sum, { value }) => sum + value, 0);
    parts.unshift(t('option.would-gain', { count }));
  }
  return {
    label: t(`action.${action}`),
    detail: parts.join(', '),
    icon: actionIcons[action] ?? 'footsteps',
    topic: actionTopic(action),
  };
}

function describePower(power: PowerName): OptionText {
  return {
    label: t(`power.${power}`),
    detail: t(`power.${power}.text`),
    icon: 'ankh-sign',
    topic: powerTopic(power),
  };
}

function describeCards(option: string): OptionText {
  const cards = option.split('+') as CardName[];
  const strength = cards.reduce((sum, card) => sum + CARD_STRENGTHS[card], 0);
  const [first] = cards as [CardName];
  return {
    label: cards.map((card) => t(`card.${card}`)).join(' + '),
    detail: t('option.strength', { strength }),
    icon: cardIcons[first] ?? 'card-random',
    topic: cardTopic(first),
  };
}

function describeFigure(view: AnkhState, { seat }: Decision, figure: FigureName): OptionText {
  const team = view.teams[view.teamOf[seat] ?? -1];
  const kind = FIGURE_NAMES.indexOf(figure);
  const count =
    figure === 'warrior' ? team?.warriors : team?.guardians.filter((guardian) => guardian === kind).length;
  return {
    label: capitalised(figureWord(figure)),
    detail: t('option.in-pool', { count: count ?? 0 }),
    icon: guardianIcons[figure] ?? 'round-shield',
    topic: figureTopic(figure),
  };
}

function describeMonument(view: AnkhState, { kind, seat }: Decision, monument: MonumentName): OptionText {
  const stock = kind === 'draft' ? draftPool(view) : (stockOf(view, view.teamOf[seat] ?? -1) ?? view.supply);
  const left = stock[MONUMENT_NAMES.indexOf(monument) - 1];
  return {
    label: capitalised(monumentWord(monument)),
    ...(left !== undefined && { detail: t('option.left', { count: left }) }),
    icon: monumentIcons[monument] ?? 'obelisk',
    topic: monumentTopic(view, MONUMENT_NAMES.indexOf(monument)),
  };
}

function describeSpace(view: AnkhState, decision: Decision, name: string, space: number): OptionText {
  if (decision.kind === 'move-to' && decision.about === name)
    return { label: t('option.stay', { space: name }) };
  const figure = view.figures[space] as number;
  const monument = view.monuments[space] as number;
  const topic = topicOfSpace(view, space);
  const piece =
    figure !== 0
      ? figureWord(FIGURE_NAMES[kindOf(figure)] as FigureName)
      : monument !== 0
        ? monumentWord(MONUMENT_NAMES[monumentKind(monument)] as MonumentName)
        : null;
  return {
    label: piece === null ? name : t('option.at', { piece: capitalised(piece), space: name }),
    ...(topic !== null && { topic }),
  };
}

function regionWords(view: AnkhState, name: string): string {
  const ground = groundOf(view);
  const space = findSpace(name) ?? -1;
  const size = ground.lands[regionOfLand(ground, space)]?.length ?? 0;
  return t('option.region', { size, space: name });
}

function slotWords(slot: string): string {
  const [kind, space = ''] = slot.split(' ');
  if (kind === 'pyramid') return t('option.slot.pyramid', { space });
  if (kind === 'pharaoh') return t('option.slot.pharaoh');
  return t(kind === 'gate' ? 'option.slot.gate' : 'option.slot.regular');
}

/** 'mummy' from the pool, or the space of a guardian on the board. */
function giveUpWords(view: AnkhState, option: string): OptionText {
  const space = findSpace(option);
  if (space === undefined)
    return { label: t('option.from-pool', { piece: capitalised(figureWord(option as FigureName)) }) };
  const name = FIGURE_NAMES[kindOf(view.figures[space] as number)] as FigureName;
  return { label: t('option.at', { piece: capitalised(figureWord(name)), space: option }) };
}

function isOneOf<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name);
}
