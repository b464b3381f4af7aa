import { missing } from '@ennead/kernel';
import type { GodName } from '../../gods/names.ts';
import { POLICY_COPIES } from '../../policies/names.ts';
import type { Layout } from '../../scenarios/layout.ts';
import { SCENARIOS } from '../../scenarios/scenarios.ts';
import type { AnkhSetup } from '../../setup/setup.ts';
import { mapWith, type RefereeMap } from './map.ts';

export interface Figure {
  readonly kind: string;
  /** -1: of nobody. */
  readonly team: number;
  readonly radiant: boolean;
  readonly facing: number;
}

export interface Monument {
  readonly kind: string;
  /** -1: neutral. */
  readonly team: number;
}

export interface Side {
  readonly gods: GodName[];
  readonly powers: Set<string>;
  readonly used: Set<string>;
  /** Guardians in the pool. */
  readonly guardians: string[];
  followers: number;
  devotion: number;
}

export interface Fight {
  readonly region: ReadonlySet<string>;
  readonly teams: readonly number[];
  readonly cards: Map<number, readonly string[]>;
  readonly strength: Map<number, number>;
  readonly present: Map<number, number>;
  readonly killed: Map<number, number>;
  /** Spaces of Mummies that came back in this battle: killed again, they count no more for Miracle (A-CARD-10). */
  readonly returned: Set<string>;
  readonly sheltered: Set<string>;
  /** Undefined before it is decided, -1 for nobody. */
  winner: number | undefined;
  tieBroken: boolean;
}

/** What a referee writes down: the table as the facts tell it, and nothing else. */
export interface Book {
  readonly setup: AnkhSetup;
  readonly layout: Layout;
  readonly figures: Map<string, Figure>;
  readonly monuments: Map<string, Monument>;
  readonly camels: string[];
  /** Conflict tokens by a land space of their regions. */
  readonly tokens: Map<string, number>;
  underworld: string[];
  trapped: number[];
  readonly sides: Side[];
  /** Teams from least to most devotion. */
  ladder: number[];
  /** By room: the priests of each team. */
  readonly rooms: Map<string, number[]>;
  /** Policy cards in the deck, and the sphinxes that the riddle under way counts. */
  deck: number;
  sphinxes: number;
  holder: number;
  isTokenUsed: boolean;
  event: number;
  fight: Fight | null;
  /** In the action under way: figures that have moved by their spaces, summons used up by their names, the card played before. */
  readonly moved: Set<string>;
  readonly slots: Set<string>;
  card: string;
  /** Hired Spears was played: what is summoned now comes by A-SUM-2 alone. */
  isHiring: boolean;
  priestSummoned: boolean;
  /** The action under way is the second of the turn. */
  isSecond: boolean;
}

export function open(setup: AnkhSetup): Book {
  const scenario = SCENARIOS.find(({ id }) => id === setup.scenario);
  const layout = scenario?.layouts.find(
    (each) => each.players === setup.players && (each.layout ?? null) === setup.layout,
  ) as Layout;
  const first = setup.firstSeat as number;
  const seats = [...Array(setup.players).keys()];
  return {
    setup,
    layout,
    figures: new Map(),
    monuments: new Map(),
    camels: [...layout.camels],
    tokens: new Map(Object.entries(layout.conflictOrder)),
    underworld: [],
    trapped: [],
    sides: seats.map(() => ({
      gods: [],
      powers: new Set(),
      used: new Set(),
      guardians: [],
      followers: setup.houseRules.startFollowers,
      devotion: setup.houseRules.startDevotion,
    })),
    ladder: seats.map((place) => (first + setup.players - 1 - place) % setup.players),
    rooms: new Map(
      ['decrees', 'war', 'judgement', 'throne'].map((room) => [
        room,
        seats.map(() => (room === 'decrees' && setup.pharaoh !== null ? 1 : 0)),
      ]),
    ),
    deck: POLICY_COPIES.reduce((sum, copies) => sum + copies, 0),
    sphinxes: 0,
    holder: -1,
    isTokenUsed: false,
    event: 0,
    fight: null,
    moved: new Set(),
    slots: new Set(),
    card: '',
    isHiring: false,
    priestSummoned: false,
    isSecond: false,
  };
}

const maps = new WeakMap<Book, { readonly camels: number; readonly map: RefereeMap }>();

export function mapOf(book: Book): RefereeMap {
  const { camels, layout } = book;
  const known = maps.get(book);
  if (known?.camels === camels.length) return known.map;
  const map = mapWith(camels, layout);
  maps.set(book, { camels: camels.length, map });
  return map;
}

export function sideOf({ sides }: Book, team: number): Side {
  return sides[team] ?? missing();
}

export const hasGod = (book: Book, team: number, god: GodName): boolean =>
  sideOf(book, team).gods.includes(god);
export const hasPower = (book: Book, team: number, power: string): boolean =>
  sideOf(book, team).powers.has(power);

/** Spaces of the team's figures. */
export function figuresOf({ figures }: Book, team: number): string[] {
  return [...figures].filter(([, figure]) => figure.team === team).map(([space]) => space);
}

export function figuresIn(book: Book, team: number, region: ReadonlySet<string>): string[] {
  const map = mapOf(book);
  return figuresOf(book, team).filter((space) => map.regionsAt(space).includes(region));
}

export function regionNamed(book: Book, land: string): ReadonlySet<string> {
  return mapOf(book).regionsAt(land)[0] ?? missing();
}

/** A sphinx is every kind at once, but for majorities. */
export function monumentsOf({ monuments }: Book, team: number, kind?: string): string[] {
  return [...monuments]
    .filter(
      ([, each]) =>
        each.team === team && (kind === undefined || each.kind === kind || each.kind === 'sphinx'),
    )
    .map(([space]) => space);
}

export function spaceOfPharaoh({ figures }: Book): string | undefined {
  return [...figures].find(([, { kind }]) => kind === 'pharaoh')?.[0];
}

export function cityRegions(book: Book): ReadonlySet<string>[] {
  return (book.layout.cities ?? []).map(({ at }) => regionNamed(book, at));
}

/** A figure of the team may stand here: nothing else does, it is land and no city, and no gate bars it (A-OSIRIS-7). */
export function canStand(book: Book, team: number, space: string): boolean {
  const { layout } = book;
  return (
    !book.figures.has(space) &&
    !book.monuments.has(space) &&
    !(layout.cities ?? []).some(({ at }) => at === space) &&
    !(layout.closed ?? []).includes(space) &&
    (!book.underworld.includes(space) || (team >= 0 && hasGod(book, team, 'osiris')))
  );
}

/** A token may lie here. */
export function canLie(book: Book, space: string): boolean {
  return canStand(book, -1, space) && !(book.layout.noTokens ?? []).includes(space);
}
