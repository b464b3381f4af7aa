import { missing } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import {
  type Book,
  type Fight,
  figuresIn,
  figuresOf,
  mapOf,
  regionNamed,
  sideOf,
  spaceOfPharaoh,
} from './book.ts';
import {
  doomed,
  isRaised,
  majoritiesOf,
  mortalsOf,
  rewardOf,
  strengthOf,
  winnerOf,
  worthOfMajority,
} from './judge-battle.ts';
import { isFertile } from './map.ts';

/** What the referee waits for: spaces that must be cleared, and what happened to those of a battle. */
export interface Waiting {
  doomed: Set<string> | null;
  dying: Set<string> | null;
  /** Of a battle that is decided: figures not yet killed or spared. */
  casualties: Set<string>;
  /** The region being resolved, and the tokens of those resolved. */
  region: ReadonlySet<string> | null;
  done: number[];
  reward: number;
}

export const waiting = (): Waiting => ({
  doomed: null,
  dying: null,
  casualties: new Set(),
  region: null,
  done: [],
  reward: 0,
});

const same = (a: Iterable<unknown>, b: Iterable<unknown>): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

/** What is told while a Plague kills. */
const DYING: readonly string[] = ['figure-killed'];

/** What is wrong with a fact, judged by the table as it was before it; '' for nothing. */
export function judge(book: Book, wait: Waiting, fact: AnkhFact): string {
  const { fight } = book;
  const isDying = DYING.includes(fact.type) || (fact.type === 'followers' && fact.rule === 'A-CARD-2');
  if (wait.dying !== null && wait.dying.size > 0 && !isDying) return `${[...wait.dying]} should have died`;
  switch (fact.type) {
    case 'conflict-began':
      wait.doomed = doomed(book);
      wait.done = [];
      return '';
    case 'monument-destroyed':
      return fact.rule === 'A-SCORP-4' && !wait.doomed?.delete(fact.space) ? 'no Scorpion aims at it' : '';
    case 'region-reached':
      return judgeRegion(book, wait, fact);
    case 'figures-sheltered': {
      const due = figuresIn(book, fact.team, (fight as Fight).region).filter(
        (space) => isFertile(space) && !book.underworld.includes(space),
      );
      return same(due, fact.spaces) ? '' : `Flood shelters ${due}`;
    }
    case 'bids-revealed': {
      const highest = Math.max(...fact.bids.map(({ bid }) => bid));
      const [one, ...others] = fact.bids.filter(({ bid }) => bid === highest).map(({ team }) => team);
      const spared = others.length === 0 ? one : undefined;
      wait.dying = new Set(
        mortalsOf(
          book,
          (fight as Fight).region,
          (fight as Fight).teams.filter((team) => team !== spared),
        ),
      );
      // A-CARD-1: whoever has a figure left in the region.
      const bidders = (fight as Fight).teams.filter(
        (team) => figuresIn(book, team, (fight as Fight).region).length > 0,
      );
      if (
        !same(
          bidders,
          fact.bids.map(({ team }) => team),
        )
      )
        return `${bidders} should bid`;
      return spared === fact.spared ? '' : `${spared} should be spared`;
    }
    case 'strength': {
      const due = strengthOf(book, fight as Fight, fact.team);
      const present = figuresIn(book, fact.team, (fight as Fight).region).length;
      return due === fact.total && present === fact.figures ? '' : `strength ${due} with ${present} figures`;
    }
    case 'battle-decided': {
      const due = winnerOf(book, fight as Fight);
      const { region, teams } = fight as Fight;
      wait.casualties = new Set(mortalsOf(book, region, dyingOf(book, teams, due)));
      return due === (fact.winner ?? -1) ? '' : `${due} should win`;
    }
    case 'reward':
      wait.reward = rewardOf(book, fact);
      return wait.reward === fact.total ? '' : `the reward should be ${wait.reward}`;
    case 'figure-spared':
      wait.casualties.delete(fact.space);
      return judgeSpared(book, fact);
    case 'figure-killed':
      return judgeKill(book, wait, fact);
    case 'gain-prevented': {
      const pharaoh = spaceOfPharaoh(book);
      return book.setup.pharaoh === 'xerxes' && wait.region?.has(pharaoh ?? '') ? '' : 'nothing prevents it';
    }
    case 'devotion':
      return judgeDevotion(book, wait, fact);
    case 'followers':
      return judgeFollowers(book, fact);
    case 'battle-ended':
      wait.dying = null;
      return wait.casualties.size === 0 ? '' : `${[...wait.casualties]} should have died`;
    case 'room-controlled': {
      const counts = book.rooms.get(fact.room) as number[];
      const most = Math.max(...counts);
      const due = book.ladder.find((team) => counts[team] === most);
      return due === fact.team && most > 0 ? '' : `${due} should control it`;
    }
    case 'policies-revealed': {
      const due = Math.min(book.sphinxes, book.deck); // P-AMEN-4
      return fact.where === 'display' || fact.policies.length === due ? '' : `${due} should be revealed`;
    }
    case 'conflict-ended':
      return wait.casualties.size === 0 ? '' : `${[...wait.casualties]} should have died`;
    case 'game-ended':
      return judgeEnd(book, fact);
    default:
      return '';
  }
}

function judgeRegion(book: Book, wait: Waiting, fact: Extract<AnkhFact, { type: 'region-reached' }>): string {
  if (wait.doomed !== null && wait.doomed.size > 0) return `${[...wait.doomed]} should be destroyed`;
  wait.doomed = null;
  if (wait.casualties.size > 0) return `${[...wait.casualties]} should have died`;
  const region = regionNamed(book, fact.region);
  wait.region = region;
  const token = [...book.tokens].find(([land]) => region.has(land))?.[1];
  const pharaoh = spaceOfPharaoh(book);
  const chosen =
    book.setup.pharaoh === 'tutankhamun' && pharaoh !== undefined
      ? [...book.tokens].find(([land]) => regionNamed(book, land).has(pharaoh))?.[1]
      : undefined;
  const order = [...book.tokens.values()].sort((a, b) => a - b).filter((number) => number !== chosen);
  const due = (chosen === undefined ? order : [chosen, ...order])[wait.done.length];
  wait.done.push(fact.number);
  if (token !== fact.number || due !== fact.number) return `region ${due} comes next, this is ${token}`;
  const present = book.ladder.filter((team) => figuresIn(book, team, region).length > 0);
  const status = ['empty', 'dominated'][present.length] ?? 'battle';
  if (status === 'dominated' && isRevolt(book)) wait.casualties = new Set(mortalsOf(book, region, present));
  return status === fact.status && same(present, fact.teams) ? '' : `${status} with ${present}`;
}

const isRevolt = ({ setup }: Book): boolean => setup.scenario === 'peoples-revolt';

/** A-KILL-1; S-REVOLT-4, S-REVOLT-5. */
function dyingOf(book: Book, teams: readonly number[], winner: number): readonly number[] {
  return teams.filter((team) => (team === winner) === isRevolt(book));
}

/** A-KILL-1 to A-KILL-3, A-ISIS-1. */
function judgeSpared(book: Book, fact: Extract<AnkhFact, { type: 'figure-spared' }>): string {
  if (fact.by === 'flood') return book.fight?.sheltered.has(fact.space) ? '' : 'Flood does not shelter it';
  const isBeside = mapOf(book)
    .around(fact.space)
    .some((space) => {
      const figure = book.figures.get(space);
      return figure !== undefined && figure.team >= 0 && figure.team !== fact.team;
    });
  const isHers = sideOf(book, fact.team).gods.includes('isis');
  return isBeside && isHers ? '' : 'Isis cannot keep it';
}

function judgeKill(book: Book, wait: Waiting, fact: Extract<AnkhFact, { type: 'figure-killed' }>): string {
  const { fight } = book;
  if (fight === null) return wait.casualties.delete(fact.space) ? '' : 'it should not die'; // S-REVOLT-9
  if (!fight.returned.delete(fact.space)) fight.killed.set(fact.team, (fight.killed.get(fact.team) ?? 0) + 1);
  if (fact.cause === 'plague') {
    fight.sheltered.delete(fact.space);
    return wait.dying?.delete(fact.space) ? '' : 'it should not die';
  }
  const isMortal = wait.casualties.delete(fact.space);
  return isMortal && !fight.sheltered.has(fact.space) ? '' : 'it should not die';
}

/** By source: what a gain or a loss is worth. */
function worthOf(
  book: Book,
  wait: Waiting,
  fact: Extract<AnkhFact, { type: 'devotion' }>,
): number | undefined {
  const { team } = fact;
  switch (fact.source) {
    case 'majorities': {
      const region = wait.region as ReadonlySet<string>;
      return majoritiesOf(book, region, team) * worthOfMajority(book, region);
    }
    case 'battle':
    case 'domination':
      return wait.reward;
    case 'magnanimous': {
      const fight = book.fight as Fight;
      return fight.winner !== team && (fight.present.get(team) as number) >= 2 ? 2 : 0;
    }
    case 'miracle':
      return book.fight?.cards.get(team)?.includes('miracle') ? (book.fight.killed.get(team) ?? 0) : 0;
    case 'worshipful':
    case 'public-offering':
      return 1;
    case 'cat-mummy':
    case 'decrees':
      return -1;
    case 'two-capitals':
      return -2;
    case 'new-kingdom-strife':
      return -4;
    case 'dynastic-crisis':
      return ({ 4: -2, 8: -4, 12: -6 } as Record<number, number>)[book.event];
    default:
      return undefined;
  }
}

function judgeDevotion(book: Book, wait: Waiting, fact: Extract<AnkhFact, { type: 'devotion' }>): string {
  const { devotion } = sideOf(book, fact.team);
  const worth = worthOf(book, wait, fact);
  if (worth === undefined || worth === 0) return `there is no reason for ${fact.source}`;
  const gain = worth > 0 && isRaised(book, fact.team) ? worth + 1 : worth;
  const after = Math.max(0, Math.min(book.setup.houseRules.highestDevotion, devotion + gain));
  return fact.before === devotion && fact.after === after ? '' : `${devotion} should become ${after}`;
}

function judgeFollowers(book: Book, fact: Extract<AnkhFact, { type: 'followers' }>): string {
  const { team, amount, source } = fact;
  if (fact.total !== sideOf(book, team).followers + amount || fact.total < 0) return 'the sum is wrong';
  const due = (): number => {
    switch (source) {
      case 'omnipresent':
        return new Set(figuresOf(book, team).flatMap((space) => mapOf(book).regionsAt(space))).size;
      case 'commanding':
        return book.fight?.winner === team ? 3 : 0;
      case 'road-toll':
        return new Set(figuresOf(book, team).flatMap((space) => mapOf(book).regionsAt(space))).size;
      case 'royal-stipend':
        return [...book.rooms.values()].reduce((sum, counts) => sum + (counts[team] ?? missing()), 0);
      case 'syncretism':
        return book.ladder.find((each) => sideOf(book, each).gods.length > 1) === team ? 1 : 0;
      case 'dynastic-crisis':
        return book.ladder[0] === team
          ? (({ 4: 2, 8: 4, 12: 6 } as Record<number, number>)[book.event] ?? 0)
          : 0;
      default:
        return amount;
    }
  };
  return due() === amount ? '' : `${source} should bring ${due()}`;
}

function judgeEnd(book: Book, fact: Extract<AnkhFact, { type: 'game-ended' }>): string {
  const { ladder } = book;
  const due = {
    'A-END-1': ladder.find((team) => sideOf(book, team).devotion >= book.setup.houseRules.highestDevotion),
    'A-END-2': ladder.length === 1 ? ladder[0] : -1,
    'A-END-3': book.event === 18 ? ladder.at(-1) : -1,
    'A-FGT-5': ladder.length === 0 ? undefined : -1,
  }[fact.rule];
  return due === fact.team ? '' : `${due} should win`;
}
