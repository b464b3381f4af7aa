import type { Decision } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import type { Book } from './book.ts';

/** Where a battle has got to: the step, and the devotion order at its start with those who have not acted yet. */
export interface Progress {
  step: number;
  line: number[];
}

export const notYet = (): Progress => ({ step: 0, line: [] });

const STEP_OF_DEVOTION: Readonly<Record<string, number>> = {
  majorities: 8,
  battle: 11,
  magnanimous: 14,
  miracle: 17,
  worshipful: 18,
};

/** The step B0 to B20 that a fact of a battle belongs to (A-BAT-1); -1 for those that belong to several. */
function stepOf(fact: AnkhFact, isDecided: boolean): number {
  switch (fact.type) {
    case 'battle-began':
      return 0;
    case 'figure-relocated':
      return 1;
    case 'two-cards-announced':
      return 2;
    case 'cards-chosen':
      return 3;
    case 'cards-revealed':
      return 4;
    case 'figures-sheltered':
      return 5;
    case 'monument-built':
      return 6;
    case 'bid-made':
    case 'bids-revealed':
      return 7;
    case 'majorities':
      return 8;
    case 'strength':
      return 9;
    case 'tie-breaker':
    case 'battle-decided':
      return 10;
    case 'reward':
      return 11;
    case 'figure-spared':
      return 13;
    case 'figure-killed':
    case 'warrior-trapped':
    case 'mummy-to-pool':
      return isDecided ? 13 : 7;
    case 'devotion':
      return fact.source === 'cat-mummy' ? (isDecided ? 15 : 7) : (STEP_OF_DEVOTION[fact.source] ?? -1);
    case 'followers':
      return fact.source === 'commanding' ? 12 : -1;
    case 'underworld-token-placed':
      return 16;
    case 'cards-taken-back':
      return 19;
    case 'battle-ended':
      return 20;
    default:
      return -1;
  }
}

/** Steps in which several teams act one after the other, each once (A-DEV-7, A-DEV-8). */
const IN_TURN = [6, 8, 14, 17, 18];

/** What is out of order; '' for nothing. */
export function judgeOrder(book: Book, progress: Progress, fact: AnkhFact): string {
  if (fact.type === 'battle-began') Object.assign(progress, notYet());
  else if (book.fight === null) return '';
  const step = stepOf(fact, book.fight?.winner !== undefined);
  if (step < 0) return '';
  if (step < progress.step) return `step ${step} comes after step ${progress.step}`;
  if (step > progress.step) {
    progress.step = step;
    progress.line = [...book.ladder];
  }
  if (!IN_TURN.includes(step) || !('team' in fact) || typeof fact.team !== 'number') return '';
  const at = progress.line.indexOf(fact.team);
  progress.line.splice(0, at + 1);
  return at < 0 ? `team ${fact.team} acts out of turn` : '';
}

const OF_THE_TURN = [
  'action',
  'second-action',
  'move-figure',
  'move-to',
  'push',
  'summon-figure',
  'summon-to',
  'summon-slot',
  'unlock',
  'control',
  'site-monument',
  'caravan',
  'caravan-token',
  'caravan-swap',
  'join',
  'join-token',
  'policy-before',
  'policy-after',
  'priest-to',
  'ordain',
  'enemy-priest',
  'enemy-priest-to',
  'reform',
  'reform-to',
  'edict',
  'amend',
];

/** Asked in an action or outside of it; what follows a summon. */
const OF_EITHER = ['aim', 'sun', 'pharaoh-to', 'place-pharaoh', 'infantry-to', 'draft', 'starting-monument'];

/** A-MRG-14: a seat decides on its own action and the event it fires, everything else is the upper god's. */
export function wrongSeat({ kind, seat }: Decision, turn: number, teamOf: readonly number[]): string {
  if (OF_EITHER.includes(kind)) return '';
  const isRight = OF_THE_TURN.includes(kind) ? seat === turn : teamOf[seat] === seat;
  return isRight ? '' : `seat ${seat} is asked ${kind} in the turn of ${turn}`;
}
