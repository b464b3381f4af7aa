import { missing } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import { type Book, type Figure, regionNamed, type Side, sideOf } from './book.ts';

const FIGURES = ['god', 'warrior', 'satet', 'cat-mummy', 'mummy', 'apep', 'giant-scorpion', 'androsphinx'];

function put(book: Book, space: string, kind: string, team: number, more: Partial<Figure> = {}): void {
  if (book.figures.has(space) || book.monuments.get(space) !== undefined)
    throw new Error(`${space} is taken`);
  book.figures.set(space, { kind, team, radiant: false, facing: 0, ...more });
}

function lift(book: Book, space: string): Figure {
  const figure = book.figures.get(space);
  if (figure === undefined) throw new Error(`nobody stands on ${space}`);
  book.figures.delete(space);
  return figure;
}

function drop(guardians: string[], kind: string): void {
  const at = guardians.indexOf(kind);
  if (at < 0) throw new Error(`there is no ${kind}`);
  guardians.splice(at, 1);
}

function carry(book: Book, from: string, to: string): void {
  const figure = lift(book, from);
  put(book, to, figure.kind, figure.team, figure);
}

/** Takes a marker off the ladder and lays it on top of those on its new number (A-DEV-2). */
function climb(book: Book, team: number, devotion: number): void {
  const others = book.ladder.filter((each) => each !== team);
  sideOf(book, team).devotion = devotion;
  const below = others.filter((each) => sideOf(book, each).devotion <= devotion);
  book.ladder = [...below, team, ...others.slice(below.length)];
}

function priests(book: Book, room: string, team: number, change: number): void {
  const counts = book.rooms.get(room) as number[];
  counts[team] = (counts[team] ?? missing()) + change;
}

/** Writes one fact down. */
export function follow(book: Book, fact: AnkhFact): void {
  const { figures, monuments } = book;
  switch (fact.type) {
    case 'god-taken':
      sideOf(book, fact.seat).gods.push(fact.god);
      break;
    case 'piece-placed':
      if (FIGURES.includes(fact.piece)) put(book, fact.space, fact.piece, fact.team ?? -1);
      else monuments.set(fact.space, { kind: fact.piece, team: fact.team ?? -1 });
      break;
    case 'action-taken':
      book.moved.clear();
      book.slots.clear();
      book.priestSummoned = false;
      book.isSecond = fact.second;
      book.card = '';
      book.isHiring = false;
      break;
    case 'policy-played':
      book.moved.clear();
      book.slots.clear();
      book.priestSummoned = false;
      book.card = fact.when === 'before' ? fact.policy : '';
      book.isHiring = fact.policy === 'hired-spears';
      break;
    case 'figure-pushed': {
      const pushed = lift(book, fact.from);
      // The one that pushes leaves its own space in the next fact; the pushed one may take it.
      figures.set(`pushed ${fact.space}`, pushed);
      break;
    }
    case 'figure-moved':
      book.moved.delete(fact.from);
      if (fact.from !== fact.space) carry(book, fact.from, fact.space);
      book.moved.add(fact.space);
      for (const [key, pushed] of [...figures])
        if (key.startsWith('pushed ')) {
          figures.delete(key);
          put(book, key.slice(7), pushed.kind, pushed.team, pushed);
        }
      break;
    case 'figure-relocated':
      carry(book, fact.from, fact.space);
      book.moved.add(fact.space);
      break;
    case 'scorpion-aimed':
      figures.set(fact.space, { ...(figures.get(fact.space) as Figure), facing: fact.facing });
      break;
    case 'figure-summoned':
      put(book, fact.space, fact.figure, fact.team);
      if (fact.slot === 'hired-spears') book.isHiring = false;
      else book.slots.add(fact.slot);
      if (fact.slot === 'mummy') book.fight?.returned.add(fact.space);
      if (fact.figure !== 'warrior') drop(sideOf(book, fact.team).guardians, fact.figure);
      break;
    case 'guardian-gained':
      sideOf(book, fact.team).guardians.push(fact.guardian);
      break;
    case 'auction-ended':
      if (fact.team !== undefined) sideOf(book, fact.team).guardians.push(fact.guardian);
      break;
    case 'sun-given':
      figures.set(fact.space, { ...(figures.get(fact.space) as Figure), radiant: true });
      break;
    case 'figure-killed':
      lift(book, fact.space);
      if (fact.figure !== 'warrior') sideOf(book, fact.team).guardians.push(fact.figure);
      break;
    case 'figure-removed':
    case 'pharaoh-died':
    case 'infantry-taken':
      lift(book, fact.space);
      break;
    case 'guardian-given-up':
      if (fact.space !== undefined) lift(book, fact.space);
      else drop(sideOf(book, fact.team).guardians, fact.figure);
      break;
    case 'pharaoh-placed':
      put(book, fact.space, 'pharaoh', -1);
      break;
    case 'pharaoh-moved':
      carry(book, fact.from, fact.space);
      break;
    case 'infantry-placed':
      put(book, fact.space, 'infantry', -1);
      break;
    case 'infantry-removed':
      for (const space of fact.spaces) lift(book, space);
      break;
    case 'monument-built':
    case 'monument-taken':
      monuments.set(fact.space, { kind: fact.monument, team: fact.team });
      break;
    case 'sphinx-placed':
      monuments.set(fact.space, { kind: 'sphinx', team: fact.team });
      break;
    case 'monument-destroyed':
    case 'site-cleared':
      monuments.delete(fact.space);
      break;
    case 'underworld-token-placed':
      book.underworld = [...book.underworld.filter((space) => space !== fact.from), fact.space];
      break;
    case 'warrior-trapped':
      book.trapped.push(fact.owner);
      break;
    case 'warrior-ransomed':
      book.trapped.splice(book.trapped.indexOf(fact.team), 1);
      break;
    case 'warriors-released':
      book.trapped = book.trapped.filter((owner) => owner !== fact.owner);
      break;
    case 'caravan-drawn':
      book.camels.push(...fact.sides);
      break;
    case 'regions-joined':
      for (const side of fact.sides) book.camels.splice(book.camels.indexOf(side), 1);
      break;
    default:
      followNumbers(book, fact);
  }
}

function followNumbers(book: Book, fact: AnkhFact): void {
  switch (fact.type) {
    case 'conflict-token-placed': {
      const region = regionNamed(book, fact.region);
      for (const land of [...book.tokens.keys()])
        if (region.has(land) || book.tokens.get(land) === fact.number) book.tokens.delete(land);
      book.tokens.set(fact.region, fact.number);
      break;
    }
    case 'conflict-token-removed':
      for (const [land, number] of [...book.tokens]) if (number === fact.number) book.tokens.delete(land);
      break;
    case 'conflict-tokens-swapped': {
      const [one, other] = fact.numbers;
      for (const [land, number] of [...book.tokens])
        if (number === one || number === other) book.tokens.set(land, number === one ? other : one);
      break;
    }
    case 'devotion':
      climb(book, fact.team, fact.after);
      break;
    case 'followers':
      sideOf(book, fact.team).followers = fact.total;
      break;
    case 'power-unlocked':
      sideOf(book, fact.team).powers.add(fact.power);
      break;
    case 'power-swapped':
      sideOf(book, fact.team).powers.delete(fact.from);
      sideOf(book, fact.team).powers.add(fact.power);
      break;
    case 'gods-merged':
      merge(book, fact.upper, fact.lower);
      break;
    case 'god-forgotten':
      book.ladder = book.ladder.filter((team) => team !== fact.team);
      if (sideOf(book, fact.team).gods.includes('osiris')) book.underworld = [];
      break;
    case 'event-reached':
      book.event = fact.number;
      book.card = '';
      break;
    case 'policies-shuffled':
      book.deck += fact.count;
      break;
    case 'policies-revealed':
    case 'palace-resolved':
      book.deck -= fact.policies.length;
      break;
    case 'riddle':
      book.sphinxes = fact.sphinxes;
      break;
    case 'priest-summoned':
      priests(book, fact.room, fact.team, 1);
      if (fact.rule === 'P-ACTION-1') book.priestSummoned = true;
      break;
    case 'priest-moved':
      priests(book, fact.from, fact.team, -1);
      priests(book, fact.room, fact.team, 1);
      break;
    case 'priests-returned':
      priests(book, fact.room, fact.team, -fact.count);
      break;
    case 'priests-left':
      for (const counts of book.rooms.values()) counts[fact.team] = 0;
      break;
    default:
      followBattle(book, fact);
  }
}

function merge(book: Book, upper: number, lower: number): void {
  const [above, below] = [sideOf(book, upper), sideOf(book, lower)] as [Side, Side];
  above.gods.push(...below.gods);
  above.guardians.push(...below.guardians);
  above.followers += below.followers;
  above.devotion = below.devotion;
  book.ladder = book.ladder.filter((team) => team !== upper).map((team) => (team === lower ? upper : team));
  for (const [space, figure] of book.figures)
    if (figure.team === lower) book.figures.set(space, { ...figure, team: upper });
}

function followBattle(book: Book, fact: AnkhFact): void {
  const { fight } = book;
  switch (fact.type) {
    case 'conflict-began':
      book.holder = fact.team;
      book.isTokenUsed = false;
      break;
    case 'conflict-ended':
      book.holder = -1;
      break;
    case 'battle-began':
      book.moved.clear();
      book.fight = {
        region: regionNamed(book, fact.region),
        teams: fact.teams,
        cards: new Map(),
        strength: new Map(),
        present: new Map(),
        killed: new Map(),
        returned: new Set(),
        sheltered: new Set(),
        winner: undefined,
        tieBroken: false,
      };
      break;
    case 'cards-revealed':
      for (const { team, cards } of fact.cards) {
        fight?.cards.set(team, cards);
        for (const card of cards) sideOf(book, team).used.add(card);
      }
      break;
    case 'cards-taken-back':
      sideOf(book, fact.team).used.clear();
      break;
    case 'figures-sheltered':
      for (const space of fact.spaces) fight?.sheltered.add(space);
      break;
    case 'tie-breaker':
      if (fact.used) book.isTokenUsed = true;
      if (fight) fight.tieBroken = fact.used;
      break;
    case 'strength':
      fight?.strength.set(fact.team, fact.total);
      fight?.present.set(fact.team, fact.figures);
      break;
    case 'battle-decided':
      if (fight) fight.winner = fact.winner ?? -1;
      break;
    case 'battle-ended':
      book.fight = null;
      break;
    default:
  }
}
