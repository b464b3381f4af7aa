import { missing } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import { type Book, figuresOf, mapOf, regionNamed, sideOf } from './book.ts';

/** Strife in the New Kingdom: who controls the cities, and who still has to pay for the region under way. */
export interface Cities {
  controllers: Map<string, number>;
  region: ReadonlySet<string> | null;
  holder: number;
  due: Set<number>;
}

export function citiesOf({ layout, setup }: Book): Cities {
  const first = setup.firstSeat as number;
  const held = (layout.cities ?? []).flatMap(({ at, controller }) =>
    controller === undefined ? [] : [[at, (first + controller - 1) % setup.players] as const],
  );
  return { controllers: new Map(held), region: null, holder: -1, due: new Set() };
}

/** What is wrong with a fact by the rules of its scenario; '' for nothing. */
export function judgeScenario(book: Book, cities: Cities, fact: AnkhFact): string {
  if (fact.type === 'capitals-judged') return judgeCapitals(book, fact);
  if (fact.type === 'auction-ended') return judgeAuction(book, fact);
  if (fact.type === 'regions-joined') return judgeJoined(book, fact);
  if (fact.type === 'conflict-token-removed')
    return Math.max(...book.tokens.values()) === fact.number ? '' : 'it is not the highest'; // S-REVOLT-12
  if (fact.type === 'event-reached' || fact.type === 'conflict-began') return judgeTokens(book);
  return book.setup.scenario === 'new-kingdom-strife' ? judgeCities(book, cities, fact) : '';
}

/** S-CAPITALS-7, S-CAPITALS-8. */
function judgeCapitals(book: Book, fact: Extract<AnkhFact, { type: 'capitals-judged' }>): string {
  const map = mapOf(book);
  const cities = (book.layout.cities ?? []).map(({ at }) => at);
  const counts = book.ladder.map(
    (team) =>
      figuresOf(book, team).filter((space) => cities.some((city) => map.areAdjacent(space, city))).length,
  );
  const most = Math.max(...counts);
  const leading = book.ladder.filter((_, at) => counts[at] === most);
  const winner = leading.length === 1 ? leading[0] : undefined;
  const told = book.ladder.map((team) => fact.counts.find((each) => each.team === team)?.count);
  return winner === fact.team && String(told) === String(counts) ? '' : `${counts} beside the cities`;
}

/** S-REVOLT-11: all camels between the two, and no other. */
function judgeJoined(book: Book, { numbers, sides }: Extract<AnkhFact, { type: 'regions-joined' }>): string {
  const map = mapOf(book);
  const [one, other] = numbers.map((number) =>
    regionNamed(book, [...book.tokens].find(([, each]) => each === number)?.[0] ?? missing()),
  );
  const between = book.camels.filter((side) => {
    const found = side.split('-').map((space) => map.regionsAt(space)[0]);
    return found.includes(one) && found.includes(other);
  });
  return String([...between].sort()) === String([...sides].sort()) && between.length > 0
    ? ''
    : `${between} lie between them`;
}

/** A-MAP-12: each region has one token. */
function judgeTokens(book: Book): string {
  const { regions } = mapOf(book);
  const counts = regions.map((region) => [...book.tokens.keys()].filter((land) => region.has(land)).length);
  return counts.every((count) => count === 1) ? '' : `regions have ${counts} tokens`;
}

const LARGE = ['apep', 'giant-scorpion', 'androsphinx'];
const BASES = 2;

/** S-GUARD-9, S-GUARD-11, S-GUARD-12. */
function judgeAuction(book: Book, fact: Extract<AnkhFact, { type: 'auction-ended' }>): string {
  const isOfSize = (kind: string) =>
    kind !== 'god' && kind !== 'warrior' && LARGE.includes(kind) === LARGE.includes(fact.guardian);
  const owned = (team: number) =>
    [
      ...sideOf(book, team).guardians,
      ...figuresOf(book, team).map((space) => book.figures.get(space)?.kind ?? ''),
    ].filter(isOfSize).length;
  const bidders = book.ladder.filter((team) => owned(team) < BASES).sort();
  if (String(bidders) !== String(fact.bids.map(({ team }) => team).sort())) return `${bidders} should bid`;
  const made = fact.bids.flatMap(({ team, bid }) => (typeof bid === 'number' ? [{ team, bid }] : []));
  const highest = Math.max(...made.map(({ bid }) => bid));
  const tied = made.filter(({ bid }) => bid === highest).map(({ team }) => team);
  if (fact.team === undefined) return tied.length === 0 ? '' : `${tied} bid most`;
  return tied.includes(fact.team) ? '' : `${tied} bid most`;
}

/** S-STRIFE-7 to S-STRIFE-10: the price falls due when the region has been resolved. */
function judgeCities(book: Book, cities: Cities, fact: AnkhFact): string {
  switch (fact.type) {
    case 'region-reached':
    case 'city-assigned':
    case 'conflict-ended': {
      const late = settle(book, cities, false);
      // S-STRIFE-8: a region without figures is skipped.
      cities.region =
        fact.type === 'region-reached' && fact.status !== 'empty' ? regionNamed(book, fact.region) : null;
      cities.holder =
        fact.type === 'region-reached' && fact.status === 'dominated' ? (fact.teams[0] ?? missing()) : -1;
      if (fact.type === 'city-assigned') cities.controllers.set(fact.space, fact.team);
      return late;
    }
    case 'battle-decided':
      cities.holder = fact.winner ?? -1;
      return '';
    case 'god-forgotten':
      for (const [city, team] of cities.controllers) if (team === fact.team) cities.controllers.delete(city);
      return '';
    case 'devotion':
      if (fact.rule !== 'S-STRIFE-7') return '';
      settle(book, cities, true);
      return cities.due.delete(fact.team) ? '' : 'it owes nothing';
    default:
      return '';
  }
}

/** Finds who owes for the region, the first time it is asked; a debt that is left is a mistake. */
function settle(book: Book, cities: Cities, isPaying: boolean): string {
  if (cities.region !== null) {
    for (const [city, team] of cities.controllers)
      if (cities.region.has(city) && team !== cities.holder && sideOf(book, team).devotion > 0)
        cities.due.add(team);
    cities.region = null;
  }
  return isPaying || cities.due.size === 0 ? '' : `${[...cities.due]} should have paid`;
}
