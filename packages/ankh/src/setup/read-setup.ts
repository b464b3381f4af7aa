import { fail, ok, pinRulings, type Result, readFields, SETUP_INPUT, shown } from '@ennead/kernel';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../box.ts';
import type { GodName } from '../gods/names.ts';
import type { GuardianName } from '../guardians/kinds.ts';
import { GUARDIAN_KINDS } from '../guardians/kinds.ts';
import { PHARAOH_NAMES } from '../pharaohs/names.ts';
import { RULES, RULINGS } from '../rulings.ts';
import { SCENARIO_BOXES } from '../scenarios/boxes.ts';
import { readLayout } from '../scenarios/read-layout.ts';
import { SCENARIOS, scenarioNamed } from '../scenarios/scenarios.ts';
import { findGod } from '../table/things.ts';
import { readHouseRules } from './house-rules.ts';
import type { AnkhSetup } from './setup.ts';

type Given = { readonly [K in keyof AnkhSetup]?: unknown };

const FIELDS: readonly (keyof AnkhSetup)[] = [
  'players',
  'gods',
  'scenario',
  'layout',
  'customLayout',
  'guardians',
  'firstSeat',
  'pharaoh',
  'houseRules',
  'rulings',
];

/** The first one of the book. */
const [{ id: DEFAULT_SCENARIO }] = SCENARIO_BOXES;

/** Completes and checks a setup that came from outside. Only the number of players must be named. */
export function readSetup(input: unknown, rules?: number): Result<AnkhSetup> {
  const read = readFields(input, SETUP_INPUT, FIELDS);
  if (!read.ok) return read;
  const given: Given = read.value;
  const players = readPlayers(given.players);
  if (!players.ok) return players;
  const gods = readGods(given.gods, players.value);
  if (!gods.ok) return gods;
  const guardians = readGuardians(given.guardians);
  if (!guardians.ok) return guardians;
  const firstSeat = readFirstSeat(given.firstSeat, players.value);
  if (!firstSeat.ok) return firstSeat;
  const place = readPlace(given, players.value);
  if (!place.ok) return place;
  const houseRules = readHouseRules(given.houseRules, scenarioNamed(place.value.scenario)?.numbers);
  if (!houseRules.ok) return houseRules;
  const pharaoh = readPharaoh(given.pharaoh);
  if (!pharaoh.ok) return pharaoh;
  const rulings = pinRulings(RULINGS, RULES, given.rulings, rules);
  if (!rulings.ok) return rulings;
  return ok({
    players: players.value,
    gods: gods.value,
    ...place.value,
    guardians: guardians.value,
    firstSeat: firstSeat.value,
    pharaoh: pharaoh.value,
    houseRules: houseRules.value,
    rulings: rulings.value,
  });
}

function readPlayers(given: unknown): Result<number> {
  const isPossible =
    Number.isInteger(given) && (given as number) >= FEWEST_PLAYERS && (given as number) <= MOST_PLAYERS;
  return isPossible ? ok(given as number) : fail('bad-players', '2 to 5 players only.');
}

/** A-SETUP-1. */
function readGods(given: unknown, players: number): Result<AnkhSetup['gods']> {
  if (given === undefined) return ok(new Array<'random'>(players).fill('random'));
  if (!Array.isArray(given) || given.length !== players)
    return fail('bad-gods', `The gods are a list of ${players}, one for each seat.`);
  const gods = given as readonly unknown[];
  for (const [seat, god] of gods.entries()) {
    if (god === 'random') continue;
    if (findGod(god) < 0) return fail('bad-gods', `Seat ${seat}: there is no god ${shown(god)}.`);
    if (gods.indexOf(god) !== seat) return fail('bad-gods', `Two seats chose ${shown(god)}.`);
  }
  return ok([...gods] as (GodName | 'random')[]);
}

const LEVELS = 3;

/** A-SETUP-10. */
function readGuardians(given: unknown): Result<AnkhSetup['guardians']> {
  if (given === undefined) return ok(['random', 'random', 'random']);
  if (!Array.isArray(given) || given.length !== LEVELS)
    return fail('bad-guardians', 'The guardians are a list of three, one for each level.');
  for (const [index, name] of (given as readonly unknown[]).entries()) {
    if (name === 'random') continue;
    const guardian = GUARDIAN_KINDS.find((each) => each.name === name);
    if (guardian === undefined) return fail('bad-guardians', `There is no guardian ${shown(name)}.`);
    if (guardian.level !== index + 1)
      return fail('bad-guardians', `${shown(name)} is a guardian of level ${guardian.level}.`);
  }
  return ok([...given] as (GuardianName | 'random')[]);
}

function readFirstSeat(given: unknown, players: number): Result<number | 'random'> {
  if (given === undefined || given === 'random') return ok('random');
  const isSeat = Number.isInteger(given) && (given as number) >= 0 && (given as number) < players;
  return isSeat ? ok(given as number) : fail('bad-first-seat', 'The first seat is one of the seats.');
}

/** P-SETUP-5. */
function readPharaoh(given: unknown): Result<AnkhSetup['pharaoh']> {
  if (given === undefined || given === null) return ok(null);
  if (given === 'random') return ok('random');
  const name = PHARAOH_NAMES.find((each) => each === given);
  return name === undefined ? fail('bad-pharaoh', `There is no pharaoh ${shown(given)}.`) : ok(name);
}

type Place = Pick<AnkhSetup, 'scenario' | 'layout' | 'customLayout'>;

/** A-SETUP-7: a scenario that supports the number of players, or a layout brought along. */
function readPlace(
  { scenario = DEFAULT_SCENARIO, layout, customLayout }: Given,
  players: number,
): Result<Place> {
  const named = typeof scenario === 'string' ? scenarioNamed(scenario) : undefined;
  if (named === undefined)
    return fail(
      'bad-scenario',
      `There is no scenario ${shown(scenario)}; there are ${SCENARIOS.map(({ id }) => id).join(', ')}.`,
    );
  if ((customLayout ?? null) !== null) {
    const read = readLayout(customLayout, named.id);
    if (!read.ok) return read;
    if (read.value.players !== players)
      return fail('bad-layout', `The layout is for ${read.value.players} players, not for ${players}.`);
    return ok({ scenario: named.id, layout: null, customLayout: read.value });
  }
  const fitting = named.layouts.filter((each) => each.players === players);
  if (fitting.length === 0)
    return fail('bad-scenario', `Scenario ${named.id} doesn’t support ${players} players.`);
  if ((layout ?? null) === null) return ok({ scenario: named.id, layout: null, customLayout: null });
  const chosen = fitting.find((each) => each.layout === layout);
  if (chosen === undefined) return fail('bad-layout', `${named.id} has no layout ${shown(layout)}.`);
  return ok({ scenario: named.id, layout: layout as string, customLayout: null });
}
