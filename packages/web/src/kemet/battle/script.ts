import type { BattleCardId, CreatureId, InterventionId, KemetFact, Term } from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';

/** The beads of a battle, in the order of its windows. */
export const BEADS = ['attack', 'cards', 'strength', 'verdict', 'losses', 'after'] as const;
export type Bead = (typeof BEADS)[number];

/** A battle cut into what happens at each bead. */
export interface Script {
  readonly sector: string;
  readonly beats: readonly { readonly bead: Bead; readonly facts: readonly KemetFact[] }[];
}

/** Where a fact belongs; undefined: to whatever is going on. */
const BEAD_OF: Partial<Record<KemetFact['type'], Bead>> = {
  'battle-card-chosen': 'cards',
  'battle-card-shown': 'cards',
  'intervention-added': 'cards',
  revealed: 'cards',
  'wound-added': 'strength',
  'battle-won': 'verdict',
  'no-battle': 'verdict',
  retreated: 'after',
  recalled: 'after',
  stayed: 'after',
};

function beadOf(fact: KemetFact, now: Bead): Bead {
  if (fact.type === 'battle-value') return fact.value === 'strength' ? 'strength' : 'losses';
  if (fact.type === 'units-lost') return fact.cause === 'battle' ? 'losses' : now;
  return BEAD_OF[fact.type] ?? now;
}

export function scriptOf(facts: readonly KemetFact[]): Script {
  const [first] = facts;
  const beats: { bead: Bead; facts: KemetFact[] }[] = [{ bead: 'attack', facts: [] }];
  for (const fact of facts) {
    const last = beats[beats.length - 1] ?? missing();
    const bead = beadOf(fact, last.bead);
    if (BEADS.indexOf(bead) > BEADS.indexOf(last.bead)) beats.push({ bead, facts: [fact] });
    else last.facts.push(fact);
  }
  return { sector: first?.type === 'attack' ? first.sector : '', beats };
}

export interface Sum {
  readonly total: number;
  readonly terms: readonly Term[];
}

export type Fate = 'stayed' | 'recalled' | 'retreated' | 'escaped' | 'fallen';

/** What one side of the battle shows at a moment. */
export interface SidePicture {
  readonly seat: Seat;
  readonly role: 'attacker' | 'defender';
  readonly units: number;
  /** Known to those who look: turned up, one's own, or shown by Prescience. */
  readonly card: BattleCardId | null;
  readonly isRevealed: boolean;
  readonly added: readonly InterventionId[];
  readonly discard: BattleCardId | null;
  readonly strength: Sum | null;
  readonly damage: Sum | null;
  readonly protection: Sum | null;
  /** Units lost to the damage of the other side. */
  readonly lost: number;
  /** Units lost before a card was chosen: to Initiative. */
  readonly lostBefore: number;
  readonly outcome: 'open' | 'won' | 'lost';
  readonly fate: Fate | null;
  /** Where it retreated or escaped to. */
  readonly refuge: string | null;
  readonly creature: CreatureId | null;
  readonly points: number;
  readonly prayer: number;
}

export type Verdict =
  | { readonly kind: 'won' | 'tie'; readonly seat: Seat; readonly own: number; readonly other: number }
  | { readonly kind: 'escape' | 'initiative'; readonly seat: Seat };

/** Why winning brought no point: nobody who attacked is left, or the winner only defended. */
export type NoPoint = 'fallen' | 'defended';

export interface Picture {
  readonly bead: Bead;
  readonly sides: readonly [SidePicture, SidePicture];
  readonly verdict: Verdict | null;
  readonly noPoint: NoPoint | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function emptySide(seat: Seat, role: SidePicture['role'], units: number): Mutable<SidePicture> {
  return {
    seat,
    role,
    units,
    card: null,
    isRevealed: false,
    added: [],
    discard: null,
    strength: null,
    damage: null,
    protection: null,
    lost: 0,
    lostBefore: 0,
    outcome: 'open',
    fate: null,
    refuge: null,
    creature: null,
    points: 0,
    prayer: 0,
  };
}

/** The stage after the beats up to `at`; null if the facts hold no battle. */
export function pictureAt(script: Script, at: number): Picture | null {
  const shown = script.beats.slice(0, at + 1);
  const facts = shown.flatMap((beat) => beat.facts);
  const [attack] = facts;
  if (attack?.type !== 'attack') return null;
  const sides = [
    emptySide(attack.attacker, 'attacker', attack.units),
    emptySide(attack.defender, 'defender', attack.against),
  ] as const;
  let verdict: Verdict | null = null;
  for (const fact of facts) {
    if (fact.type === 'battle-won') {
      const [own, other] = [Math.max(...fact.strengths), Math.min(...fact.strengths)];
      verdict = { kind: own === other ? 'tie' : 'won', seat: fact.winner, own, other };
      for (const side of sides) side.outcome = side.seat === fact.winner ? 'won' : 'lost';
    } else if (fact.type === 'no-battle') verdict = { kind: fact.because, seat: fact.defender };
    else if ('seat' in fact) {
      const side = sides.find(({ seat }) => seat === fact.seat);
      if (side !== undefined) take(side, fact);
    }
  }
  for (const side of sides) if (side.fate === null && isWipedOut(side)) side.fate = 'fallen';
  return { bead: shown.at(-1)?.bead ?? 'attack', sides, verdict, noPoint: noPointOf(sides) };
}

function isWipedOut({ units, lost, lostBefore }: SidePicture): boolean {
  return lost + lostBefore > 0 && lost + lostBefore >= units;
}

/** Points come with the losses; before that nothing is missing yet. */
function noPointOf(sides: readonly SidePicture[]): NoPoint | null {
  const winner = sides.find(({ outcome }) => outcome === 'won');
  if (winner === undefined || winner.points > 0 || winner.protection === null) return null;
  if (winner.role === 'defender') return 'defended';
  return isWipedOut(winner) ? 'fallen' : null;
}

function take(side: Mutable<SidePicture>, fact: KemetFact): void {
  switch (fact.type) {
    case 'battle-card-chosen':
      if (fact.use === 'play') side.card = fact.card;
      else side.discard = fact.card;
      break;
    case 'battle-card-shown':
      side.card = fact.card;
      break;
    case 'discard-revealed':
      side.discard = fact.card;
      break;
    case 'intervention-added':
      side.added = [...side.added, fact.card];
      break;
    case 'revealed':
      side.card = fact.card;
      side.added = fact.interventions;
      side.isRevealed = true;
      break;
    case 'battle-value':
      side[fact.value] = { total: fact.total, terms: fact.terms };
      break;
    case 'units-lost':
      if (fact.cause === 'battle') side.lost += fact.units;
      else side.lostBefore += fact.units;
      break;
    case 'point':
      side.points += 1;
      break;
    case 'prayer-gained':
      side.prayer += fact.gained;
      break;
    case 'paid':
      side.prayer -= fact.price;
      break;
    case 'stayed':
    case 'recalled':
      side.fate = fact.type;
      break;
    case 'retreated':
    case 'escaped':
      side.fate = fact.type;
      side.refuge = fact.into;
      side.creature = fact.creature;
      break;
    default:
  }
}
