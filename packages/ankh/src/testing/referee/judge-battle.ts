import { missing } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import {
  type Book,
  cityRegions,
  type Fight,
  figuresIn,
  hasGod,
  hasPower,
  mapOf,
  monumentsOf,
  regionNamed,
  sideOf,
  spaceOfPharaoh,
} from './book.ts';
import { isDesert } from './map.ts';

type FactOf<Type extends AnkhFact['type']> = Extract<AnkhFact, { type: Type }>;

const CARD_STRENGTH: Readonly<Record<string, number>> = { chariots: 3, 'plague-of-locusts': 1, drought: 1 };

/** A-STR-1 to A-STR-5, figure by figure. */
export function strengthOf(book: Book, { region, cards }: Fight, team: number): number {
  const map = mapOf(book);
  const spaces = figuresIn(book, team, region);
  if (spaces.length === 0) return 0;
  let strength = 0;
  for (const space of spaces) {
    const isNeutralised = map.around(space).some((other) => {
      const figure = book.figures.get(other);
      if (figure?.kind === 'infantry') return true;
      return figure?.kind === 'androsphinx' && figure.team !== team;
    });
    if (isNeutralised) continue;
    if (book.figures.get(space)?.kind !== 'god') strength += 1;
    else {
      const shines =
        hasPower(book, team, 'resplendent') &&
        ['obelisk', 'temple', 'pyramid'].some((kind) => monumentsOf(book, team, kind).length >= 3);
      strength += (shines ? 3 : 1) + (hasGod(book, team, 'anubis') ? Math.min(3, book.trapped.length) : 0);
    }
  }
  for (const card of cards.get(team) ?? []) strength += CARD_STRENGTH[card] ?? 0;
  if (hasPower(book, team, 'temple-attuned'))
    for (const temple of monumentsOf(book, team, 'temple'))
      if (region.has(temple) && map.around(temple).some((space) => book.figures.get(space)?.team === team))
        strength += 2;
  return strength;
}

/** A-WIN-1 to A-WIN-6: the winner, -1 for nobody. */
export function winnerOf(book: Book, { teams, strength, present, tieBroken }: Fight): number {
  const contenders = teams.filter((team) => (present.get(team) as number) > 0);
  const highest = Math.max(...contenders.map((team) => strength.get(team) as number));
  const tied = contenders.filter((team) => strength.get(team) === highest);
  if (tied.length === 1) return tied[0] ?? missing();
  return tieBroken && tied.includes(book.holder) ? book.holder : -1;
}

/** The kinds a team scores in a region (A-MAJ-1 to A-MAJ-4, P-SPHINX-3). */
export function majoritiesOf(book: Book, region: ReadonlySet<string>, team: number): number {
  if (figuresIn(book, team, region).length === 0) return 0;
  const count = (kind: string, who: number) =>
    [...book.monuments].filter(
      ([space, each]) => region.has(space) && each.kind === kind && each.team === who,
    ).length;
  return ['obelisk', 'temple', 'pyramid', 'sphinx'].filter((kind) => {
    const own = count(kind, team);
    return own > 0 && book.ladder.every((other) => other === team || count(kind, other) < own);
  }).length;
}

export function worthOfMajority(book: Book, region: ReadonlySet<string>): number {
  const raises = ['gift-of-the-delta', 'new-kingdom-strife'].includes(book.setup.scenario);
  return raises && cityRegions(book).includes(region) ? 2 : 1;
}

/** A-REW-1 to A-REW-4, A-DOM-2 and what tables add. */
export function rewardOf(book: Book, { team, region: name, victory }: FactOf<'reward'>): number {
  const region = regionNamed(book, name);
  const spaces = figuresIn(book, team, region);
  let reward = 1;
  if (victory === 'battle') {
    const { teams, strength, cards } = book.fight as Fight;
    const own = strength.get(team) as number;
    const isFar = teams.every((other) => other === team || own - (strength.get(other) as number) >= 3);
    if (hasPower(book, team, 'glorious') && isFar) reward = 3;
    if (cards.get(team)?.includes('drought'))
      reward += spaces.filter((space) => isDesert(space) && !book.underworld.includes(space)).length;
  }
  if (hasGod(book, team, 'ra') && spaces.some((space) => book.figures.get(space)?.radiant)) reward += 1;
  if (book.setup.scenario === 'gift-of-the-delta' && cityRegions(book).includes(region)) reward += 1;
  const pharaoh = spaceOfPharaoh(book);
  if (book.setup.pharaoh === 'amenhotep' && pharaoh !== undefined && region.has(pharaoh)) reward += 1;
  return reward;
}

/** Figures that a battle or a Plague may kill. */
export function mortalsOf(book: Book, region: ReadonlySet<string>, teams: readonly number[]): string[] {
  return teams.flatMap((team) =>
    figuresIn(book, team, region).filter((space) => book.figures.get(space)?.kind !== 'god'),
  );
}

/** What Giant Scorpions are about to destroy (A-SCORP-4). */
export function doomed(book: Book): Set<string> {
  const map = mapOf(book);
  const spaces = new Set<string>();
  for (const [space, { kind, facing }] of book.figures)
    if (kind === 'giant-scorpion')
      for (const target of map.around(space))
        if (book.monuments.has(target) && [facing, (facing + 1) % 6].includes(directionOf(space, target)))
          spaces.add(target);
  return spaces;
}

/** 0 is north, then clockwise; columns of odd number lie half a space lower. */
function directionOf(from: string, to: string): number {
  const place = (space: string) => {
    const column = space.charCodeAt(0) - 65;
    return [column, Number(space.slice(1)) + (column % 2) / 2] as const;
  };
  const [x, y] = place(from);
  const [u, v] = place(to);
  const angle = (Math.atan2(u - x, y - v) * 180) / Math.PI;
  return Math.round((angle + 360) / 60) % 6;
}

/** Bountiful: in the red before the gain (A-POW-11). */
export function isRaised(book: Book, team: number): boolean {
  const { redSection } = book.setup.houseRules;
  return hasPower(book, team, 'bountiful') && sideOf(book, team).devotion <= redSection;
}
