import { boardOf, type KemetFact, type KemetState } from '@ennead/kemet/tables';
import type { Weight } from '../reel/frame.ts';
import type { Gain, Telling, Trace } from '../reel/telling.ts';
import { t } from './words.ts';

type Type = KemetFact['type'];

/** What a fact is worth; all others are seen in passing. */
const WEIGHTS: Partial<Record<Type, Weight>> = {
  'pass-began': 'aside',
  'turn-began': 'aside',
  'turn-ended': 'aside',
  'token-placed': 'step',
  standing: 'aside',
  'order-fixed': 'step',
  paid: 'aside',
  'prayer-gained': 'step',
  point: 'step',
  'pyramid-raised': 'step',
  'tile-bought': 'step',
  'units-placed': 'step',
  'move-began': 'aside',
  'range-fixed': 'aside',
  moved: 'step',
  'deck-shuffled': 'aside',
  'intervention-played': 'beat',
  'veto-answered': 'aside',
  attack: 'beat',
  'no-battle': 'beat',
  'escape-declined': 'aside',
  'battle-card-chosen': 'aside',
  'intervention-added': 'aside',
  revealed: 'beat',
  'discard-revealed': 'aside',
  'battle-value': 'beat',
  'battle-won': 'beat',
  'units-lost': 'beat',
  retreated: 'step',
  escaped: 'step',
  recalled: 'step',
  'game-over': 'great',
};

const LINES: ReadonlySet<Type> = new Set<Type>([
  'order-drawn',
  'order-fixed',
  'token-placed',
  'pyramid-placed',
  'pyramid-raised',
  'tile-bought',
  'units-placed',
  'moved',
  'intervention-played',
  'no-battle',
  'revealed',
  'battle-won',
  'vision-used',
  'card-given-up',
]);

function weigh(fact: KemetFact): Weight {
  if (fact.type === 'phase-began') return fact.round > 0 && fact.phase !== 'day' ? 'great' : 'step';
  return WEIGHTS[fact.type] ?? 'small';
}

function line(fact: KemetFact, lead?: KemetFact): 'chapter' | 'line' | 'detail' {
  if (fact.type === 'phase-began' || fact.type === 'attack' || fact.type === 'game-over') return 'chapter';
  return LINES.has(fact.type) || isApart(fact, lead) ? 'line' : 'detail';
}

/** At the end of a day and by night one thing comes after the other, and not of the other. */
function isApart(fact: KemetFact, lead: KemetFact | undefined): boolean {
  switch (fact.type) {
    case 'units-lost':
      return fact.cause === 'sacrifice';
    case 'prayer-gained':
    case 'point':
      return lead?.type === 'units-lost' && lead.rule !== fact.rule;
    case 'cards-drawn':
      return lead?.type === 'prayer-gained';
    default:
      return false;
  }
}

function gain(fact: KemetFact): Gain | null {
  const prayer = (seat: number, amount: number): Gain => ({
    seat,
    amount,
    icon: 'ankh-sign',
    label: t('player.prayer'),
  });
  if (fact.type === 'prayer-gained') return prayer(fact.seat, fact.gained);
  if (fact.type === 'paid') return prayer(fact.seat, -fact.price);
  if (fact.type === 'prayer-lost') return prayer(fact.seat, -fact.lost);
  if (fact.type === 'point')
    return { seat: fact.seat, amount: 1, icon: 'eye-of-horus', label: t('player.points') };
  if (fact.type === 'cards-drawn')
    return { seat: fact.seat, amount: fact.cards, icon: 'card-random', label: t('player.interventions') };
  return null;
}

function trace(view: KemetState, fact: KemetFact): Trace | null {
  const { numberOf } = boardOf(view);
  const place = (id: string | null | undefined) => (id == null ? null : (numberOf.get(id) ?? null));
  const to = 'into' in fact ? place(fact.into) : 'sector' in fact ? place(fact.sector) : null;
  if (to === null) return null;
  const seat = 'seat' in fact ? fact.seat : 'attacker' in fact ? fact.attacker : null;
  const moves = fact.type === 'moved' || fact.type === 'retreated' || fact.type === 'escaped';
  return { seat, from: moves ? place(fact.from) : null, to };
}

/** Who lost something by it, or was attacked. */
function victim(fact: KemetFact): number | null {
  switch (fact.type) {
    case 'attack':
      return fact.defender;
    case 'units-lost':
    case 'prayer-lost':
    case 'retreated':
      return fact.seat;
    case 'pyramid-raised':
      return fact.owner === fact.seat ? null : fact.owner;
    default:
      return null;
  }
}

export const telling: Telling<KemetState, KemetFact> = { weigh, line, gain, trace, victim };
