import { missing } from '@ennead/kernel';
import type { AnkhDecision } from '../../questions.ts';
import {
  type Book,
  canLie,
  canStand,
  figuresOf,
  hasGod,
  hasPower,
  mapOf,
  monumentsOf,
  sideOf,
  spaceOfPharaoh,
} from './book.ts';
import { isWater, LAND, SPACES } from './map.ts';

const isFigureOf = (book: Book, team: number) => (space: string) => book.figures.get(space)?.team === team;

/** A-SUM-2: beside own figures and monuments, with Frontier Garrison beside neutral ones too. */
function besideOwn(book: Book, team: number): Set<string> {
  const anchors = [
    ...figuresOf(book, team),
    ...monumentsOf(book, team),
    ...(book.card === 'frontier-garrison' ? monumentsOf(book, -1) : []),
  ];
  const map = mapOf(book);
  return new Set(
    anchors
      .flatMap((space) => map.around(space))
      .filter((space) => !isWater(space) && canStand(book, team, space)),
  );
}

const freeWaters = (book: Book): string[] =>
  SPACES.filter(
    (space) => isWater(space) && !book.figures.has(space) && !(book.layout.closed ?? []).includes(space),
  );

/** Where the regular summon puts a figure (A-SUM-2, A-APEP-1). */
function regular(book: Book, team: number, kind: string): Set<string> {
  return new Set([...besideOwn(book, team), ...(kind === 'apep' ? freeWaters(book) : [])]);
}

/** Where any summon that is left puts a figure (A-SUM-4, P-AKH-4). */
function summonSpaces(book: Book, team: number, kind: string): Set<string> {
  if (book.isHiring) return regular(book, team, kind);
  const map = mapOf(book);
  const spaces = new Set<string>();
  const add = (found: Iterable<string>) => {
    for (const space of found) spaces.add(space);
  };
  if (!book.slots.has('regular')) add(regular(book, team, kind));
  if (hasPower(book, team, 'pyramid-attuned'))
    for (const pyramid of monumentsOf(book, team, 'pyramid'))
      if (!book.slots.has(`pyramid ${pyramid}`))
        add(
          map
            .around(pyramid)
            .filter((space) =>
              isWater(space) ? kind === 'apep' && !book.figures.has(space) : canStand(book, team, space),
            ),
        );
  if (hasGod(book, team, 'osiris') && !book.slots.has('gate'))
    add(book.underworld.filter((space) => !book.figures.has(space)));
  const pharaoh = spaceOfPharaoh(book);
  if (book.setup.pharaoh === 'akhenaten' && pharaoh !== undefined && !book.slots.has('pharaoh')) {
    const [region] = map.regionsAt(pharaoh);
    const inRegion = (space: string) => map.regionsAt(space).includes(region as ReadonlySet<string>);
    add(
      [...regular(book, team, kind)].filter(
        (space) => inRegion(space) && isWater(space) === (kind === 'apep'),
      ),
    );
  }
  return spaces;
}

const WARRIORS = 6;
const PRIESTS = 3;

/** Warriors in the pool: those that are nowhere else; under Akhenaten with the priests (P-AKH-1). */
function warriorsOf(book: Book, team: number): number {
  const standing = figuresOf(book, team).filter(
    (space) => book.figures.get(space)?.kind === 'warrior',
  ).length;
  const held = book.trapped.filter((owner) => owner === team).length;
  const inPalace = [...book.rooms.values()].reduce((sum, counts) => sum + (counts[team] ?? missing()), 0);
  const shared = book.setup.pharaoh === 'akhenaten' ? PRIESTS - inPalace : 0;
  return WARRIORS + shared - standing - held;
}

/** P-ACTION-2: a figure was summoned in this action, a priest was not, and there is one in the pool. */
function owesPriest(book: Book, team: number): boolean {
  const { pharaoh } = book.setup;
  if (pharaoh === null || book.priestSummoned || book.slots.size === 0) return false;
  const inPalace = [...book.rooms.values()].reduce((sum, counts) => sum + (counts[team] ?? missing()), 0);
  return pharaoh === 'akhenaten' ? warriorsOf(book, team) > 0 : inPalace < PRIESTS;
}

/** The figures a team can summon, and 'ransom'. */
function summonable(book: Book, team: number): string[] {
  const { followers, guardians } = sideOf(book, team);
  const kinds = new Set(guardians);
  if (warriorsOf(book, team) > 0) kinds.add('warrior');
  if (followers > (book.isHiring ? 1 : 0) && book.trapped.includes(team)) kinds.add('ransom');
  return [...kinds].filter((kind) => summonSpaces(book, team, kindOf(kind)).size > 0);
}

const LEVELS = [
  ['commanding', 'inspiring', 'omnipresent', 'revered'],
  ['resplendent', 'obelisk-attuned', 'temple-attuned', 'pyramid-attuned'],
  ['glorious', 'magnanimous', 'bountiful', 'worshipful'],
];

/** A-UNL-1, A-UNL-2, S-CRISIS-2. */
function unlockable(book: Book, team: number): string[] {
  const { powers } = sideOf(book, team);
  const level = LEVELS[Math.floor(powers.size / 2)] ?? [];
  const isBarred = (power: string) => power === 'bountiful' && book.setup.scenario === 'dynastic-crisis';
  return level.filter((power) => !powers.has(power) && !isBarred(power));
}

/** A-SATET-2: where a pushed figure may go. */
function pushSpaces(book: Book, satet: string, target: string): string[] {
  const pushed = book.figures.get(target)?.team ?? -1;
  return mapOf(book)
    .neighbours(target)
    .filter(
      (space) =>
        !isWater(space) &&
        (space === satet
          ? !book.underworld.includes(space) || hasGod(book, pushed, 'osiris')
          : canStand(book, pushed, space)),
    );
}

function moveSpaces(book: Book, from: string): string[] {
  const figure = book.figures.get(from);
  if (figure === undefined) return [];
  const range = book.card === 'royal-road' ? 4 : book.setup.houseRules.moveRange;
  const spaces = mapOf(book)
    .within(from, range)
    .filter((space) => {
      if (canStand(book, figure.team, space)) return true;
      const other = book.figures.get(space);
      if (figure.kind !== 'satet' || other === undefined || other.team < 0 || other.team === figure.team)
        return false;
      const isBarred = book.underworld.includes(space) && !hasGod(book, figure.team, 'osiris');
      return !isBarred && pushSpaces(book, from, space).length > 0;
    });
  return figure.kind === 'giant-scorpion' ? [...spaces, from] : spaces;
}

/** A-CTRL-1, A-CTRL-2, S-REBUILD-11: monuments the team may take. */
function takeable(book: Book, team: number): string[] {
  const map = mapOf(book);
  const isNeutralLeft = monumentsOf(book, -1).length > 0;
  return [...book.monuments]
    .filter(([, each]) => (isNeutralLeft ? each.team === -1 : each.team !== team))
    .map(([space]) => space)
    .filter((space) => map.around(space).some(isFigureOf(book, team)));
}

function besideObelisks(book: Book, team: number): string[] {
  const { region } = book.fight as NonNullable<Book['fight']>;
  return monumentsOf(book, team, 'obelisk')
    .filter((space) => region.has(space))
    .flatMap((space) => mapOf(book).around(space))
    .filter((space) => !isWater(space) && canStand(book, team, space));
}

/** Every option that the rules allow, for the kinds of decision the referee knows; null for the others. */
export function dueOptions(
  book: Book,
  decision: AnkhDecision,
  team: number,
): readonly (string | number)[] | null {
  const land = (isAllowed: (space: string) => boolean) => LAND.filter(isAllowed);
  const region = book.fight?.region ?? new Set<string>();
  const pharaoh = spaceOfPharaoh(book);
  switch (decision.kind) {
    case 'move-figure': {
      const figures = figuresOf(book, team).filter(
        (space) => !book.moved.has(space) && moveSpaces(book, space).length > 0,
      );
      return [...figures, 'done'];
    }
    case 'move-to':
      return moveSpaces(book, decision.about);
    case 'push': {
      const { by, from } = decision.about;
      return pushSpaces(book, by, from);
    }
    case 'summon-figure':
      return [...summonable(book, team), ...(book.isHiring || owesPriest(book, team) ? [] : ['done'])];
    case 'unlock':
      // A-TURN-10: only the second action may be declined.
      return [...unlockable(book, team), ...(book.isSecond ? ['pass'] : [])];
    case 'take-infantry':
      return [...infantry(book), 'pass'];
    case 'summon-to':
      return [...summonSpaces(book, team, kindOf(decision.about))];
    case 'place-guardian':
      return [...regular(book, team, decision.about)];
    case 'control':
      return takeable(book, team);
    case 'build-to':
      return land((space) => region.has(space) && canLie(book, space));
    case 'gate-to':
      return land((space) => region.has(space) && canLie(book, space));
    case 'obelisk-figure':
      return [...figuresOf(book, team).filter((space) => !book.moved.has(space)), 'pass'];
    case 'obelisk-to':
      return besideObelisks(book, team);
    case 'mummy': {
      const god = figuresOf(book, team).find((space) => book.figures.get(space)?.kind === 'god') as string;
      return mapOf(book)
        .around(god)
        .filter((space) => !isWater(space) && canStand(book, team, space));
    }
    case 'card':
      return CARDS.filter((card) => !sideOf(book, team).used.has(card));
    case 'bid':
      return upTo(sideOf(book, team).followers);
    case 'auction':
      return upTo(sideOf(book, team).followers); // S-GUARD-10
    case 'pharaoh-to':
      return [
        ...mapOf(book)
          .within(pharaoh as string, decision.about)
          .filter((space) => canStand(book, -1, space)),
        'stay',
      ];
    case 'join':
      return joinable(book);
    case 'place-pharaoh':
      return land((space) => canStand(book, -1, space));
    case 'infantry-to': {
      const [his] = mapOf(book).regionsAt(pharaoh as string);
      return land((space) => (his as ReadonlySet<string>).has(space) && canLie(book, space));
    }
    case 'sphinx':
      return [
        ...monumentsOf(book, team).filter((space) => book.monuments.get(space)?.kind !== 'sphinx'),
        'pass',
      ];
    default:
      return null;
  }
}

/** S-REVOLT-11: by their tokens, the regions on both sides of some camel. */
function joinable(book: Book): string[] {
  const tokenAt = (space: string) => {
    const [region] = mapOf(book).regionsAt(space);
    return [...book.tokens].find(([land]) => region?.has(land))?.[1] ?? missing();
  };
  const pairs = book.camels.map((side) =>
    side
      .split('-')
      .map(tokenAt)
      .sort((a, b) => a - b)
      .join(' '),
  );
  return [...new Set(pairs)];
}

const infantry = ({ figures }: Book): string[] =>
  [...figures].filter(([, { kind }]) => kind === 'infantry').map(([space]) => space);

const CARDS = [
  'plague-of-locusts',
  'build-monument',
  'chariots',
  'cycle-of-maat',
  'drought',
  'flood',
  'miracle',
];

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);

const kindOf = (summoned: string): string => (summoned === 'ransom' ? 'warrior' : summoned);
