import type { AnkhFact, CardName, FigureName, MonumentName, Term } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { GOD_BEADS } from '../gods/gods.ts';

/** The beads of a battle, in the order of the rules (B3 to B19). */
export const BEADS = [
  'cards',
  'build',
  'plague',
  'majorities',
  'strength',
  'verdict',
  'losses',
  'after',
] as const;
export type Bead = (typeof BEADS)[number];

/** A battle cut into what happens at each bead. */
export interface Script {
  /** The region by its first land space. */
  readonly region: string;
  readonly teams: readonly number[];
  readonly beats: readonly { readonly bead: Bead; readonly facts: readonly AnkhFact[] }[];
}

/** Where a fact belongs; undefined: to whatever is going on. */
const BEAD_OF: Partial<Record<AnkhFact['type'], Bead>> = {
  'cards-chosen': 'cards',
  'cards-revealed': 'cards',
  'figures-sheltered': 'cards',
  'monument-built': 'build',
  'bid-made': 'plague',
  'bids-revealed': 'plague',
  majorities: 'majorities',
  strength: 'strength',
  'tie-breaker': 'verdict',
  'battle-decided': 'verdict',
  'figure-spared': 'losses',
  ...GOD_BEADS,
  'cards-taken-back': 'after',
};

/** Sources of devotion that come after the losses. */
const LATE: ReadonlySet<string> = new Set(['magnanimous', 'miracle', 'worshipful', 'cat-mummy']);

function beadOf(fact: AnkhFact, now: Bead): Bead {
  if (fact.type === 'figure-killed') return fact.cause === 'plague' ? 'plague' : 'losses';
  if ((fact.type === 'devotion' || fact.type === 'followers') && LATE.has(fact.source)) return 'after';
  return BEAD_OF[fact.type] ?? now;
}

export function scriptOf(facts: readonly AnkhFact[]): Script {
  const [first] = facts;
  const beats: { bead: Bead; facts: AnkhFact[] }[] = [{ bead: 'cards', facts: [] }];
  for (const fact of facts) {
    const last = beats[beats.length - 1] ?? missing();
    const bead = beadOf(fact, last.bead);
    // A bead that has been left does not light again: a Cat Mummy killed by locusts stays with them.
    if (BEADS.indexOf(bead) > BEADS.indexOf(last.bead)) beats.push({ bead, facts: [fact] });
    else last.facts.push(fact);
  }
  return {
    region: first?.type === 'battle-began' ? first.region : '',
    teams: first?.type === 'battle-began' ? first.teams : [],
    beats,
  };
}

/** What one side of the battle shows at a moment. */
export interface SidePicture {
  readonly team: number;
  /** Null: face down or not chosen. */
  readonly cards: readonly CardName[] | null;
  readonly announced: boolean;
  readonly bid: number | null;
  readonly terms: readonly Term[];
  readonly total: number | null;
  readonly figures: number;
  readonly outcome: 'open' | 'won' | 'lost';
  readonly killed: readonly FigureName[];
  readonly spared: readonly FigureName[];
  readonly devotion: number;
  readonly followers: number;
}

export interface Picture {
  readonly bead: Bead;
  readonly sides: readonly SidePicture[];
  readonly majorities: readonly { readonly monument: MonumentName; readonly team: number }[];
  readonly verdict: Verdict | null;
}

export type Verdict =
  | { readonly kind: 'won'; readonly team: number; readonly strength: number; readonly other: number }
  | { readonly kind: 'alone' | 'tie'; readonly team: number; readonly strength: number }
  | { readonly kind: 'none'; readonly strength: number }
  | { readonly kind: 'nobody' };

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The stage after the beats up to `at`. */
export function pictureAt(script: Script, at: number): Picture {
  const sides = new Map<number, Mutable<SidePicture>>(
    script.teams.map((team) => [
      team,
      {
        team,
        cards: null,
        announced: false,
        bid: null,
        terms: [],
        total: null,
        figures: 0,
        outcome: 'open',
        killed: [],
        spared: [],
        devotion: 0,
        followers: 0,
      },
    ]),
  );
  let majorities: Picture['majorities'] = [];
  let usedToken = false;
  let verdict: Verdict | null = null;
  const shown = script.beats.slice(0, at + 1);
  for (const fact of shown.flatMap(({ facts }) => facts)) {
    const side = 'team' in fact && fact.team !== undefined ? sides.get(fact.team) : undefined;
    if (fact.type === 'cards-revealed')
      for (const { team, cards } of fact.cards) {
        const owner = sides.get(team);
        if (owner) owner.cards = cards;
      }
    else if (fact.type === 'bids-revealed')
      for (const { team, bid } of fact.bids) {
        const bidder = sides.get(team);
        if (bidder) bidder.bid = (bidder.bid ?? 0) + bid;
      }
    else if (fact.type === 'majorities')
      majorities = fact.kinds.flatMap(({ monument, team, scored }) =>
        team !== undefined && scored ? [{ monument, team }] : [],
      );
    else if (fact.type === 'tie-breaker') usedToken = fact.used;
    else if (fact.type === 'battle-decided') {
      for (const loser of fact.losers) setOutcome(sides, loser, 'lost');
      if (fact.winner !== undefined) setOutcome(sides, fact.winner, 'won');
      verdict = verdictOf([...sides.values()], fact.winner, usedToken);
    } else if (side === undefined) continue;
    else if (fact.type === 'two-cards-announced') side.announced = true;
    else if (fact.type === 'strength') {
      side.terms = fact.terms;
      side.total = fact.total;
      side.figures = fact.figures;
    } else if (fact.type === 'figure-killed') side.killed = [...side.killed, fact.figure];
    else if (fact.type === 'figure-spared') side.spared = [...side.spared, fact.figure];
    else if (fact.type === 'devotion') side.devotion += fact.after - fact.before;
    else if (fact.type === 'followers') side.followers += fact.amount;
  }
  return { bead: shown.at(-1)?.bead ?? 'cards', sides: [...sides.values()], majorities, verdict };
}

function setOutcome(
  sides: ReadonlyMap<number, Mutable<SidePicture>>,
  team: number,
  outcome: SidePicture['outcome'],
): void {
  const side = sides.get(team);
  if (side) side.outcome = outcome;
}

function verdictOf(sides: readonly SidePicture[], winner: number | undefined, usedToken: boolean): Verdict {
  const strengthOf = (side: SidePicture) => side.total ?? 0;
  const contenders = sides.filter(({ figures }) => figures > 0);
  const highest = Math.max(0, ...contenders.map(strengthOf));
  if (winner === undefined)
    return contenders.length === 0 ? { kind: 'nobody' } : { kind: 'none', strength: highest };
  const own = sides.find(({ team }) => team === winner);
  const strength = own === undefined ? 0 : strengthOf(own);
  if (usedToken) return { kind: 'tie', team: winner, strength };
  if (contenders.length === 1) return { kind: 'alone', team: winner, strength };
  const other = Math.max(0, ...sides.filter(({ team }) => team !== winner).map(strengthOf));
  return { kind: 'won', team: winner, strength, other };
}
