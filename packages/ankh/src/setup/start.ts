import { type Chance, chanceFrom, draw, missing, pick } from '@ennead/kernel';
import { ANKH_POOL, MONUMENTS_PER_KIND, WARRIORS } from '../box.ts';
import { ALL_CARDS } from '../cards/names.ts';
import type { AnkhFact } from '../facts.ts';
import type { GodName } from '../gods/names.ts';
import { groundOf } from '../ground/ground.ts';
import { GUARDIAN_KINDS, type GuardianKind, guardianNamed } from '../guardians/kinds.ts';
import { SPACE_COUNT, spaceNamed } from '../map/spaces.ts';
import { PHARAOH_NAMES } from '../pharaohs/names.ts';
import type { PharaohState } from '../pharaohs/state.ts';
import { FIGURE_NAMES, figure, MONUMENT_NAMES, monument, NEUTRAL, WARRIOR } from '../pieces.ts';
import { conflictNumbers, groundOfLayout } from '../scenarios/ground-of-layout.ts';
import type { Layout, Piece } from '../scenarios/layout.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import type { AnkhState, Team } from '../state.ts';
import { ankhsAside, keepersOf, rulerOf } from '../table/modules.ts';
import { GODS, godName, godNamed } from '../table/things.ts';
import type { SetupFrame } from '../turn/moments.ts';
import { startSpace } from '../turn/track.ts';
import type { Agreement, AnkhSetup } from './setup.ts';

/** By space. */
const NOTHING: readonly number[] = Array.from({ length: SPACE_COUNT }, () => 0);

/** The table as it lies before the first turn (section 6 of the rules). */
export function layOut({ rulings, ...given }: AnkhSetup, seed: string, log: AnkhFact[] | null): AnkhState {
  const { players } = given;
  const chance = chanceFrom(seed);
  const firstSeat = given.firstSeat === 'random' ? draw(chance, players) : given.firstSeat; // A-SETUP-4
  const gods = chooseGods(given, chance);
  const scenario = scenarioNamed(given.scenario);
  const guardians = scenario?.guardiansByUnlocking === false ? [] : chooseGuardians(given, chance);
  const layout = layoutOf(given, chance);
  const setup: Agreement = {
    ...given,
    gods: gods.map(godName),
    layout: given.customLayout === null ? (layout.layout ?? null) : null,
    guardians: guardians.length === 0 ? given.guardians : guardians.map(({ name }) => name),
    firstSeat,
    pharaoh: given.pharaoh === 'random' ? pick(chance, PHARAOH_NAMES) : given.pharaoh,
  };
  const marker = startSpace(setup);
  const { ground, conflict, pieces } = prepare(layout);
  const state: AnkhState = {
    chance,
    frames: [{ procedure: 'game', at: 0, hook: 0 } as SetupFrame],
    rulings,
    setup,
    ground,
    conflict: conflict.slice(),
    figures: NOTHING,
    monuments: NOTHING,
    supply: [MONUMENTS_PER_KIND, MONUMENTS_PER_KIND, MONUMENTS_PER_KIND],
    guardianSupply: guardians.flatMap((guardian) =>
      new Array<number>(copiesInPlay(guardian, players)).fill(guardian.kind),
    ),
    teams: gods.map((god) => newTeam(god, setup)),
    teamOf: gods.map((_, seat) => seat),
    // A-SETUP-5: the last seat at the bottom, the first on top.
    ladder: gods.map((_, place) => (firstSeat + players - 1 - place) % players),
    markers: [marker, marker, marker, marker],
    event: 0,
    turn: firstSeat,
    moved: [],
    tieBreaker: -1,
    tieBreakerUsed: false,
    battle: null,
    caravan: [],
    outcome: null,
    own: {},
    scenario: null,
    pharaoh: null,
  };
  if (log !== null) tellChoices(setup, guardians, log);
  placePieces(state, pieces, firstSeat, log);
  setAside(state);
  for (const { begin } of keepersOf(state)) begin(state);
  if (scenario?.begin !== undefined) state.scenario = scenario.begin(state, layout);
  if (setup.pharaoh !== null) state.pharaoh = rulerOf(state).begin?.(state, layout) as PharaohState;
  return state;
}

/** Ankh tokens that this table uses for something else. */
function setAside(state: AnkhState): void {
  const aside = ankhsAside(state);
  for (const team of state.teams) team.ankhs -= aside;
}

function tellChoices(setup: Agreement, guardians: readonly GuardianKind[], log: AnkhFact[]): void {
  const { players, scenario, gods, firstSeat } = setup;
  log.push({ type: 'game-began', rule: 'A-SETUP-4', players, scenario, firstSeat: firstSeat as number });
  for (const [seat, god] of gods.entries())
    log.push({ type: 'god-taken', rule: 'A-SETUP-1', seat, god: god as GodName });
  for (const guardian of guardians)
    log.push({
      type: 'guardian-chosen',
      rule: 'A-SETUP-10',
      level: guardian.level,
      guardian: guardian.name,
      copies: copiesInPlay(guardian, players),
    });
}

/** Every seat a different god (A-SETUP-1). */
function chooseGods({ gods }: Agreement, chance: Chance): number[] {
  const free = [...GODS.keys()].filter((god) => !gods.includes(godName(god)));
  return gods.map((god) =>
    god === 'random' ? (free.splice(draw(chance, free.length), 1)[0] ?? missing()) : godNamed(god),
  );
}

const GUARDIANS_OF_LEVEL = [0, 1, 2, 3].map((level) => GUARDIAN_KINDS.filter((kind) => kind.level === level));

function chooseGuardians({ guardians }: Agreement, chance: Chance): GuardianKind[] {
  return guardians.map((name, index) => {
    if (name !== 'random') return guardianNamed(name);
    return pick(chance, GUARDIANS_OF_LEVEL[index + 1] ?? missing());
  });
}

/** A-COMP-8. */
export function copiesInPlay({ copies }: GuardianKind, players: number): number {
  return Math.min(copies, players <= 3 ? players - 1 : copies);
}

function layoutOf({ scenario, layout, customLayout, players }: Agreement, chance: Chance): Layout {
  if (customLayout !== null) return customLayout;
  const fitting = (scenarioNamed(scenario)?.layouts ?? []).filter(
    (each) => each.players === players && (layout === null || each.layout === layout),
  );
  return pick(chance, fitting);
}

/** A layout as numbers. */
interface Prepared {
  readonly ground: string;
  readonly conflict: readonly number[];
  readonly pieces: readonly {
    readonly piece: Piece;
    readonly space: number;
    /** The figure kind, 0 or less for a monument. */
    readonly figure: number;
    readonly monument: number;
  }[];
}

const prepared = new WeakMap<Layout, Prepared>();

/** Found once for each layout: tables with the same one are laid out by the thousand. */
function prepare(layout: Layout): Prepared {
  let known = prepared.get(layout);
  if (known === undefined) {
    const ground = groundOf({ ground: groundOfLayout(layout) });
    known = {
      ground: ground.key,
      conflict: conflictNumbers(layout, ground).map(([number]) => number as number),
      pieces: layout.pieces.map((piece) => ({
        piece,
        space: spaceNamed(piece.at),
        figure: FIGURE_NAMES.indexOf(piece.piece as (typeof FIGURE_NAMES)[number]),
        monument: MONUMENT_NAMES.indexOf(piece.piece as (typeof MONUMENT_NAMES)[number]),
      })),
    };
    prepared.set(layout, known);
  }
  return known;
}

function newTeam(god: number, { houseRules }: Agreement): Team {
  return {
    god,
    lower: -1,
    devotion: houseRules.startDevotion,
    followers: houseRules.startFollowers,
    warriors: WARRIORS,
    guardians: [],
    powers: 0,
    hand: ALL_CARDS,
    ankhs: ANKH_POOL,
  };
}

/** Player 1 of a layout is the first seat, 2 the seat to its left (A-SETUP-7). Pieces come out of pools and supply. */
function placePieces(
  state: AnkhState,
  pieces: Prepared['pieces'],
  firstSeat: number,
  log: AnkhFact[] | null,
): void {
  const { players } = state.setup;
  const figures = state.figures.slice();
  const monuments = state.monuments.slice();
  for (const { piece, space, figure: kind, monument: monumentKind } of pieces) {
    const { player } = piece;
    const team = player === undefined ? NEUTRAL : (firstSeat + player - 1) % players;
    const owner = state.teams[team];
    if (kind > 0) {
      figures[space] = figure(kind, team);
      if (kind === WARRIOR && owner !== undefined) owner.warriors -= 1;
    } else {
      monuments[space] = monument(monumentKind, team);
      if (owner !== undefined) owner.ankhs -= 1;
      if (monumentKind <= state.supply.length)
        state.supply[monumentKind - 1] = (state.supply[monumentKind - 1] ?? missing()) - 1;
    }
    log?.push({
      type: 'piece-placed',
      rule: 'A-SETUP-8',
      piece: piece.piece,
      space: piece.at,
      ...(team !== NEUTRAL && { team }),
    });
  }
  state.figures = figures;
  state.monuments = monuments;
}
