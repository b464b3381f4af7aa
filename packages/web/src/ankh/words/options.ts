import {
  type ActionName,
  type AnkhOption,
  type AnkhState,
  CARD_STRENGTHS,
  type CardName,
  cardsOfPair,
  DIRECTIONS,
  draftPool,
  eventName,
  FIGURE_NAMES,
  type FigureName,
  figureOfKind,
  gainTerms,
  groundOf,
  isSpaceName,
  kindOf,
  MONUMENT_NAMES,
  type MonumentName,
  type PowerName,
  type QuestionKind,
  regionOfLand,
  SPACES,
  type SpaceName,
  spaceNamed,
  stockOf,
} from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';
import { capitalised, inARow } from '../../i18n/format.ts';
import type { OptionText } from '../../table/game-table.ts';
import { joinedRegion } from '../board/preview.ts';
import { isIdle } from '../forecast/read-model.ts';
import { GOD_OPTIONS } from '../gods/gods.ts';
import { actionIcons, cardIcons, guardianIcons, monumentIcons } from '../looks.ts';
import { cityName, figureWord, monumentWord } from '../names.ts';
import { actionTopic, cardTopic, figureTopic, monumentTopic, powerTopic } from '../topics.ts';
import { nextEvent, stepsLeft } from '../tracks.ts';
import { t } from '../words.ts';
import { ankhDecision } from './about.ts';
import { describeRoom, isRoom, PALACE_DESCRIBERS, swapWords } from './palace-options.ts';
import { describeSpace } from './space.ts';
import { type Describer, type Describers, worded } from './worded.ts';

/** Whoever has not done anything yet hardly means to stop. */
const done = (view: AnkhState): OptionText =>
  worded('option.done', view.moved.length === 0 ? 'quiet' : 'commit');

/** By kind of question, how its options are called. */
const DESCRIBERS: Describers<QuestionKind> = {
  action: describeAction,
  'second-action': describeAction,
  'move-figure': (view, option) =>
    option === 'done'
      ? done(view)
      : isSpaceName(option)
        ? describeSpace(view, option)
        : describeRoom(view, option, (room) => t('option.priest-of', { room })),
  'move-to': (view, option, { about }) =>
    about === option ? { label: t('option.stay', { space: option }) } : describeSpace(view, option),
  push: describeSpace,
  aim: (_view, option, { about }) => ({ label: aimWords(about, option) }),
  'summon-figure': (view, option, decision) => {
    if (option === 'done') return done(view);
    if (option === 'ransom') return { ...worded('option.ransom'), detail: t('option.ransom.detail') };
    return isRoom(option)
      ? describeRoom(view, option, (room) => t('option.priest-into', { room }))
      : describeFigure(view, option, decision);
  },
  'summon-to': describeSpace,
  'summon-slot': (_view, option) => ({ label: slotWords(option) }),
  unlock: (view, option) =>
    option === 'pass' ? worded('option.no-unlock', 'quiet') : describePower(view, option),
  control: describeSpace,
  caravan: (_view, option) =>
    option === 'pass' ? worded('option.no-caravan', 'quiet') : { label: t('option.side', { side: option }) },
  'caravan-token': (view, option) => ({ label: regionWords(view, option) }),
  'caravan-swap': (_view, option) =>
    option === 'pass' ? worded('option.no-swap', 'commit') : { label: swapWords(option) },
  'obelisk-figure': (view, option) =>
    option === 'pass' ? worded('option.done', 'commit') : describeSpace(view, option),
  'obelisk-to': describeSpace,
  card: (_view, option) => describeCards([option]),
  'card-pair': (_view, option) => describeCards(cardsOfPair(option)),
  build: (view, option, decision) =>
    option === 'pass' ? worded('option.no-build', 'quiet') : describeMonument(view, option, decision),
  'build-to': describeSpace,
  bid: (_view, option) => ({ label: t('option.bid', { count: option }) }),
  mummy: describeSpace,
  'tie-breaker': (_view, option) =>
    option === 'yes' ? worded('option.use-token', 'commit') : worded('option.keep-token', 'danger'),
  worshipful: (_view, option) =>
    option === 'yes' ? worded('option.sacrifice', 'commit') : worded('option.pass', 'quiet'),
  draft: describeMonument,
  'starting-monument': describeMonument,
  'site-monument': describeMonument,
  auction: (_view, option) =>
    option === 'decline'
      ? worded('option.decline', 'quiet')
      : { label: t('option.bid.auction', { count: option }) },
  'place-guardian': describeSpace,
  city: (_view, option) => ({ label: cityName(option), detail: option }),
  join(view, option) {
    const { one, other, spaces } = joinedRegion(view, option);
    return {
      label: t('option.join', { one, other }),
      detail: t('option.join.detail', { size: spaces.length }),
    };
  },
  'join-token'(_view, option, { options, about }) {
    const moved = options.find((other) => other !== option) ?? '';
    return { label: t('option.join-token', { kept: option, moved, gone: about }) };
  },
  'give-up': giveUpWords,
  ...GOD_OPTIONS,
  ...PALACE_DESCRIBERS,
  'place-pharaoh': describeSpace,
  'pharaoh-to': (view, option) =>
    option === 'stay' ? worded('option.pharaoh-stays', 'commit') : describeSpace(view, option),
  sphinx: (view, option) =>
    option === 'pass' ? worded('option.no-sphinx', 'quiet') : describeSpace(view, option),
  'infantry-to': describeSpace,
  'take-infantry': (view, option) =>
    option === 'pass' ? worded('option.take-none', 'quiet') : describeSpace(view, option),
  'sphinx-figure': (view, option, decision) =>
    option === 'pass' ? worded('option.summon-none', 'quiet') : describeFigure(view, option, decision),
  'sphinx-to': describeSpace,
  reform: describePower,
  'reform-to': describePower,
};

export function describeOption(view: AnkhState, decision: Decision, option: Option): OptionText {
  const asked = ankhDecision(decision);
  // The option is one of this very decision.
  const describe = DESCRIBERS[asked.kind] as Describer<QuestionKind>;
  return describe(view, option as AnkhOption, asked);
}

/** The two spaces a Scorpion would aim at. */
function aimWords(at: SpaceName, facing: number): string {
  const around = DIRECTIONS[spaceNamed(at)] ?? [];
  const aimed = (direction: number) => SPACES[around[direction % 6] ?? -1] ?? t('option.aim.off');
  return t('option.aim', { first: aimed(facing), second: aimed(facing + 1) });
}

function describeAction(view: AnkhState, action: ActionName, { seat }: Decision): OptionText {
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
    detail: inARow(parts),
    icon: actionIcons[action] ?? 'footsteps',
    topic: actionTopic(action),
    ...(isIdle(view, seat, action) && { idle: `${t(`idle.${action}`)}, ${parts.at(-1)}` }),
  };
}

function describePower(_view: AnkhState, power: PowerName): OptionText {
  return {
    label: t(`power.${power}`),
    detail: t(`power.${power}.text`),
    icon: 'ankh-sign',
    topic: powerTopic(power),
  };
}

function describeCards(cards: readonly [CardName, ...CardName[]]): OptionText {
  const strength = cards.reduce((sum, card) => sum + CARD_STRENGTHS[card], 0);
  const [first] = cards;
  return {
    label: cards.map((card) => t(`card.${card}`)).join(' + '),
    detail: t('option.strength', { strength }),
    icon: cardIcons[first] ?? 'card-random',
    topic: cardTopic(first),
  };
}

function describeFigure(view: AnkhState, figure: FigureName, { seat }: Decision): OptionText {
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

function describeMonument(view: AnkhState, monument: MonumentName, { kind, seat }: Decision): OptionText {
  const stock = kind === 'draft' ? draftPool(view) : (stockOf(view, view.teamOf[seat] ?? -1) ?? view.supply);
  const left = stock[MONUMENT_NAMES.indexOf(monument) - 1];
  return {
    label: capitalised(monumentWord(monument)),
    ...(left !== undefined && { detail: t('option.left', { count: left }) }),
    icon: monumentIcons[monument] ?? 'obelisk',
    topic: monumentTopic(view, MONUMENT_NAMES.indexOf(monument)),
  };
}

function regionWords(view: AnkhState, name: SpaceName): string {
  const ground = groundOf(view);
  const size = ground.lands[regionOfLand(ground, spaceNamed(name))]?.length ?? 0;
  return t('option.region', { size, space: name });
}

function slotWords(slot: string): string {
  const [kind, space = ''] = slot.split(' ');
  if (kind === 'pyramid') return t('option.slot.pyramid', { space });
  if (kind === 'pharaoh') return t('option.slot.pharaoh');
  return t(kind === 'gate' ? 'option.slot.gate' : 'option.slot.regular');
}

/** From the pool, or on the board. */
function giveUpWords(view: AnkhState, option: AnkhOption<'give-up'>): OptionText {
  if (!isSpaceName(option))
    return { label: t('option.from-pool', { piece: capitalised(figureWord(option)) }) };
  const figure = figureOfKind(kindOf(view.figures[spaceNamed(option)] ?? 0));
  return { label: t('option.at', { piece: capitalised(figureWord(figure)), space: option }) };
}
