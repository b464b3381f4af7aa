import { type AnkhFact, type AnkhState, findSpace } from '@ennead/ankh/tables';
import type { Weight } from '../reel/frame.ts';
import type { Gain, Telling, Trace } from '../reel/telling.ts';
import { t } from './words.ts';

type Type = AnkhFact['type'];

/** What a fact is worth; all others are seen in passing. */
const WEIGHTS: Partial<Record<Type, Weight>> = {
  'piece-placed': 'aside',
  'guardian-chosen': 'aside',
  'turn-began': 'aside',
  'marker-reset': 'aside',
  'action-taken': 'step',
  'figure-summoned': 'step',
  'power-unlocked': 'step',
  'event-reached': 'step',
  'monument-taken': 'step',
  'caravan-drawn': 'step',
  'regions-joined': 'step',
  'conflict-token-removed': 'aside',
  'conflict-token-placed': 'aside',
  'conflict-tokens-swapped': 'step',
  'conflict-began': 'great',
  'conflict-ended': 'summary',
  'region-reached': 'step',
  majorities: 'beat',
  reward: 'aside',
  'gain-prevented': 'aside',
  'battle-began': 'beat',
  'cards-chosen': 'aside',
  'cards-revealed': 'beat',
  'figures-sheltered': 'aside',
  'monument-built': 'beat',
  'bid-made': 'aside',
  'bids-revealed': 'beat',
  strength: 'beat',
  'tie-breaker': 'beat',
  'battle-decided': 'beat',
  'battle-ended': 'small',
  'cards-taken-back': 'small',
  'figure-removed': 'aside',
  'gods-merged': 'great',
  'god-forgotten': 'great',
  'pharaoh-died': 'great',
  'palace-resolved': 'step',
  'policies-shuffled': 'aside',
  'policies-discarded': 'aside',
  'game-ended': 'great',
};

const CHAPTERS: ReadonlySet<Type> = new Set<Type>([
  'conflict-began',
  'conflict-ended',
  'battle-began',
  'palace-resolved',
  'gods-merged',
  'god-forgotten',
  'pharaoh-died',
  'game-ended',
]);

/** What somebody does; all else comes of it. */
const LINES: ReadonlySet<Type> = new Set<Type>([
  'game-began',
  'god-taken',
  'guardian-chosen',
  'pharaoh-chosen',
  'action-taken',
  'figure-moved',
  'figure-summoned',
  'power-unlocked',
  'guardian-gained',
  'event-reached',
  'monument-taken',
  'caravan-drawn',
  'caravan-declined',
  'conflict-tokens-swapped',
  'regions-joined',
  'region-reached',
  'majorities',
  'cards-revealed',
  'monument-built',
  'bids-revealed',
  'strength',
  'battle-decided',
  'policy-taken',
  'policy-played',
  'priest-summoned',
  'priest-moved',
  'room-controlled',
  'auction-ended',
  'capitals-judged',
]);

function line(fact: AnkhFact, lead?: AnkhFact): 'chapter' | 'line' | 'detail' {
  if (CHAPTERS.has(fact.type)) return 'chapter';
  // Whoever dominates gains after the majorities, not by them.
  const isApart = fact.type === 'devotion' && fact.source === 'domination' && lead?.type === 'majorities';
  return LINES.has(fact.type) || isApart ? 'line' : 'detail';
}

function gain(fact: AnkhFact): Gain | null {
  if (fact.type === 'followers')
    return { seat: fact.team, amount: fact.amount, icon: 'prayer', label: t('player.followers') };
  if (fact.type !== 'devotion') return null;
  const amount = fact.after - fact.before;
  return { seat: fact.team, amount, icon: 'flame', label: t('player.devotion') };
}

function trace(_view: AnkhState, fact: AnkhFact): Trace | null {
  const to = 'space' in fact && typeof fact.space === 'string' ? findSpace(fact.space) : undefined;
  if (to === undefined) return null;
  const from = 'from' in fact && typeof fact.from === 'string' ? (findSpace(fact.from) ?? null) : null;
  const by = 'by' in fact && typeof fact.by === 'number' ? fact.by : undefined;
  const seat = by ?? ('team' in fact && typeof fact.team === 'number' ? fact.team : null);
  return { seat, from, to };
}

/** Who lost something by it. */
function victim(fact: AnkhFact): number | null {
  switch (fact.type) {
    case 'figure-killed':
    case 'figure-pushed':
    case 'god-forgotten':
      return fact.team;
    case 'monument-taken':
      return fact.from ?? null;
    case 'monument-destroyed':
      return fact.team ?? null;
    case 'warrior-trapped':
      return fact.owner;
    case 'followers':
    case 'devotion':
      return fact.amount < 0 ? fact.team : null;
    default:
      return null;
  }
}

export const telling: Telling<AnkhState, AnkhFact> = {
  weigh: ({ type }) => WEIGHTS[type] ?? 'small',
  line,
  gain,
  trace,
  victim,
};
