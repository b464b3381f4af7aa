import {
  type AnkhFact,
  type AnkhState,
  DIRECTIONS,
  eventName,
  SPACES,
  spaceNamed,
} from '@ennead/ankh/tables';
import type { Part, Sentence } from '../../table/sentence.ts';
import type { Teller } from '../gods/god-page.ts';
import { GOD_TELLS } from '../gods/gods.ts';
import { cityName, figureObject, figureWord, monumentObject, monumentWord, teamName } from '../names.ts';
import { cardTopic, eventTopic, figureTopic, godTopic, powerTopic } from '../topics.ts';
import { t } from '../words.ts';
import { PALACE_TELLERS, type PalaceType } from './palace-facts.ts';
import { amountOf, listed, say, sayList, who } from './sentences.ts';
import { sourceWords, sumWords } from './sources.ts';

type Tellers = { readonly [T in Exclude<AnkhFact['type'], PalaceType>]: Teller<T> };

export const TELLERS: Tellers = {
  'game-began': (_view, { players, firstSeat }) =>
    say('log.game-began', { players, first: { seat: firstSeat } }),
  'god-taken': (_view, { seat, god }) =>
    say('log.god-taken', { who: { seat }, god: { words: t(`god.${god}`), topic: godTopic(god) } }),
  'guardian-chosen': (_view, { level, guardian, copies }) =>
    say('log.guardian-chosen', {
      level,
      copies,
      guardian: { words: figureWord(guardian), topic: figureTopic(guardian) },
    }),
  'piece-placed': () => null,
  'turn-began': (_view, { seat }) => say('log.turn-began', { who: { seat } }),
  'action-taken': (_view, { seat, action, marker, last }) =>
    say('log.action-taken', { who: { seat }, action: t(`action.${action}`), marker, last }),
  'action-without-effect': (_view, { team, action }) =>
    say('log.action-without-effect', { who: who(team), action: t(`action.${action}`) }),
  'marker-reset': () => null,
  'figure-moved': (_view, { team, figure, from, space }) =>
    say(from === space ? 'log.figure-moved.stays' : 'log.figure-moved', {
      who: who(team),
      figure: figureObject(figure),
      from,
      space,
    }),
  'figure-pushed': (_view, { team, by, figure, from, space }) =>
    say('log.figure-pushed', { by: who(by), who: who(team), figure: figureObject(figure), from, space }),
  'scorpion-aimed': (_view, { team, space, facing }) => {
    const around = DIRECTIONS[spaceNamed(space)] ?? [];
    const aimed = (direction: number) => SPACES[around[direction % 6] ?? -1] ?? t('option.aim.off');
    return say('log.scorpion-aimed', {
      who: who(team),
      space,
      first: aimed(facing),
      second: aimed(facing + 1),
    });
  },
  'figure-summoned': (_view, { team, figure, space, slot }) =>
    say(slot === 'regular' ? 'log.figure-summoned' : 'log.figure-summoned.extra', {
      who: who(team),
      figure: figureObject(figure),
      space,
    }),
  followers: (_view, { team, amount, source, space }) =>
    say(amount < 0 ? 'log.followers.loss' : 'log.followers.gain', {
      who: who(team),
      amount: Math.abs(amount),
      source: space === undefined ? sourceWords(source) : `${sourceWords(source)} ${space}`,
    }),
  'power-unlocked': (_view, { team, power }) =>
    say('log.power-unlocked', {
      who: who(team),
      power: { words: t(`power.${power}`), topic: powerTopic(power) },
    }),
  'guardian-gained': (_view, { team, guardian }) =>
    say('log.guardian-gained', {
      who: who(team),
      guardian: { words: figureObject(guardian), topic: figureTopic(guardian) },
    }),
  'guardian-missed': (_view, { team, level, reason }) =>
    say(`log.guardian-missed.${reason}`, { who: who(team), level }),
  'event-reached': (view, { number, event }) =>
    say('log.event-reached', { number, event: eventPart(view, event) }),
  'event-without-effect': (view, { team, event }) =>
    say('log.event-without-effect', { who: who(team), event: eventPart(view, event) }),
  'monument-taken': (_view, { team, monument, space, from }) =>
    say(from === undefined ? 'log.monument-taken' : 'log.monument-taken.from', {
      who: who(team),
      monument: monumentObject(monument),
      space,
      ...(from !== undefined && { from: who(from) }),
    }),
  'caravan-drawn': (_view, { team, sides }) =>
    say('log.caravan-drawn', { who: who(team), count: sides.length }),
  'caravan-declined': (_view, { team }) => say('log.caravan-declined', { who: who(team) }),
  'conflict-token-placed': (_view, { number, region }) =>
    say('log.conflict-token-placed', { number, region }),
  'conflict-tokens-swapped': (_view, { team, numbers: [one, other] }) =>
    say('log.conflict-tokens-swapped', { who: who(team), one, other }),
  devotion: (_view, { team, amount, after, source, bountiful }) =>
    say(amount < 0 ? 'log.devotion.loss' : 'log.devotion.gain', {
      who: who(team),
      amount: Math.abs(amount),
      after,
      source: bountiful ? `${sourceWords(source)}, ${t('power.bountiful')} +1` : sourceWords(source),
    }),
  'conflict-began': (_view, { number, team }) => say('log.conflict-began', { number, who: who(team) }),
  'conflict-ended': (_view, { number }) => say('log.conflict-ended', { number }),
  'monument-destroyed': (_view, { monument, space }) =>
    say('log.monument-destroyed', { monument: monumentWord(monument), space }),
  'region-reached': (_view, { number, status, teams }) =>
    say(`log.region-reached.${status}`, { number, who: who(teams[0] ?? 0) }),
  majorities: (_view, { kinds }) => {
    const scored = kinds.filter(({ team, scored }) => team !== undefined && scored);
    if (scored.length === 0) return say('log.majorities.none');
    const list = scored.map(({ monument, team }) =>
      say('log.majority', { monument: monumentWord(monument), owner: who(team ?? 0) }),
    );
    return sayList('log.majorities', {}, listed(list));
  },
  reward: (_view, { team, terms, total }) =>
    terms.length < 2 ? null : say('log.reward', { who: who(team), terms: sumWords(terms), total }),
  'gain-prevented': (_view, { team, amount, source }) =>
    say('log.gain-prevented', { who: who(team), amount, source: sourceWords(source) }),
  'battle-began': (_view, { teams }) =>
    sayList('log.battle-began', {}, listed(teams.map((team) => [who(team)]))),
  'figure-relocated': (_view, { team, figure, from, space }) =>
    say('log.figure-relocated', { who: who(team), figure: figureObject(figure), from, space }),
  'cards-chosen': (_view, { team, cards }) =>
    say('log.cards-chosen', { who: who(team), cards: cards.map((card) => t(`card.${card}`)).join(' + ') }),
  'cards-revealed': (_view, { cards }) =>
    sayList(
      'log.cards-revealed',
      {},
      listed(
        cards.map(({ team, cards }) => [
          who(team),
          ' ',
          ...listed(cards.map((card) => [{ words: t(`card.${card}`), topic: cardTopic(card) }])),
        ]),
      ),
    ),
  'figures-sheltered': (_view, { team, spaces }) =>
    spaces.length === 0 ? null : say('log.figures-sheltered', { who: who(team), count: spaces.length }),
  'monument-built': (_view, { team, monument, space }) =>
    say('log.monument-built', { who: who(team), monument: monumentObject(monument), space }),
  'bid-made': (_view, { team, bid }) => say('log.bid-made', { who: who(team), bid }),
  'bids-revealed': (_view, { bids, spared }) => {
    const list = listed(bids.map(({ team, bid }) => amountOf(team, bid)));
    if (spared === undefined) return sayList('log.bids-revealed.tie', {}, list);
    return sayList('log.bids-revealed', { spared: who(spared) }, list);
  },
  strength: (_view, { team, terms, total, figures }) =>
    figures === 0
      ? say('log.strength.none', { who: who(team) })
      : say('log.strength', { who: who(team), total, terms: sumWords(terms) }),
  'battle-decided': (_view, { winner }) =>
    winner === undefined ? say('log.battle-decided.none') : say('log.battle-decided', { who: who(winner) }),
  'battle-ended': () => null,
  'tie-breaker': (_view, { team, used }) =>
    say(used ? 'log.tie-breaker.used' : 'log.tie-breaker.kept', { who: who(team) }),
  'figure-spared': (_view, { team, figure, space, by }) =>
    say(`log.figure-spared.${by}`, { who: who(team), figure: figureObject(figure), space }),
  'figure-killed': (_view, { team, figure, space }) =>
    say('log.figure-killed', { who: who(team), figure: figureObject(figure), space }),
  'mummy-to-pool': (_view, { team }) => say('log.mummy-to-pool', { who: who(team) }),
  'cards-taken-back': (_view, { team }) => say('log.cards-taken-back', { who: who(team) }),
  'gods-merged': (_view, { upper, lower }) =>
    say('log.gods-merged', { upper: who(upper), lower: who(lower) }),
  'figure-removed': () => null,
  'guardian-given-up': (_view, { team, figure }) =>
    say('log.guardian-given-up', { who: who(team), figure: figureObject(figure) }),
  'god-forgotten': (_view, { team, devotion }) => say('log.god-forgotten', { who: who(team), devotion }),
  'capitals-judged': (_view, { counts, team }) => {
    const list = listed(counts.map(({ team, count }) => amountOf(team, count)));
    if (team === undefined) return sayList('log.capitals-judged.tie', {}, list);
    return sayList('log.capitals-judged', { who: who(team) }, list);
  },
  'regions-joined': (_view, { team, numbers: [one, other] }) =>
    say('log.regions-joined', { who: who(team), one, other }),
  'conflict-token-removed': (_view, { number }) => say('log.conflict-token-removed', { number }),
  'city-assigned': (_view, { team, space }) =>
    say('log.city-assigned', { who: who(team), city: cityName(space) }),
  'monument-drafted': (_view, { team, monument }) =>
    say('log.monument-drafted', { who: who(team), monument: monumentObject(monument) }),
  'start-chosen': (_view, { team, monument }) =>
    say('log.start-chosen', { who: who(team), monument: monumentWord(monument) }),
  'site-cleared': (_view, { team, space }) => say('log.site-cleared', { who: who(team), space }),
  'auction-bid': (_view, { team, bid }) =>
    bid === 'decline'
      ? say('log.auction-declined', { who: who(team) })
      : say('log.bid-made', { who: who(team), bid }),
  'auction-ended': (_view, { guardian, bids, team }) => {
    const list = listed(
      bids.map(({ team, bid }) => amountOf(team, bid === 'decline' ? t('log.no-bid') : bid)),
    );
    const part = { words: figureObject(guardian), topic: figureTopic(guardian) };
    if (team === undefined) return sayList('log.auction-ended.none', { guardian: part }, list);
    return sayList('log.auction-ended', { guardian: part, who: who(team) }, list);
  },
  'game-ended': (view, { team }) => {
    if (team === undefined) return say('log.game-ended.none');
    const isShared = view.teamOf.filter((each) => each === team).length > 1;
    return say('log.game-ended', { who: isShared ? teamName(view, team) : who(team) });
  },
  ...GOD_TELLS,
};

const ALL: Readonly<Record<string, unknown>> = { ...TELLERS, ...PALACE_TELLERS };

export function describeFact<F extends AnkhFact>(view: AnkhState, fact: F): Sentence | null {
  const tell = ALL[fact.type] as ((view: AnkhState, fact: AnkhFact) => Sentence | null) | undefined;
  return tell === undefined ? [fact.type.replaceAll('-', ' ')] : tell(view, fact);
}

function eventPart(view: AnkhState, event: string): Part {
  const known = event === 'control' || event === 'caravan' || event === 'conflict';
  if (!known) return event;
  const name = eventName(view, event);
  return { words: t(`event.${name}`), topic: eventTopic(name) };
}
