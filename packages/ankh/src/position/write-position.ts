import { changedRulings, type Json, missing } from '@ennead/kernel';
import { ACTION_NAMES } from '../actions/names.ts';
import { ALL_CARDS, CARD_NAMES } from '../cards/names.ts';
import { groundOf } from '../ground/ground.ts';
import { sideName } from '../map/sides.ts';
import { spaceName } from '../map/spaces.ts';
import { figureOfKind } from '../pieces.ts';
import { POWER_NAMES } from '../powers/names.ts';
import { RULES, RULINGS } from '../rulings.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import { HOUSE_RULES, type HouseRules } from '../setup/house-rules.ts';
import type { Agreement } from '../setup/setup.ts';
import { layOut } from '../setup/start.ts';
import type { AnkhState, Team } from '../state.ts';
import { modulesOf, thingsOf } from '../table/modules.ts';
import { godName } from '../table/things.ts';
import { teamAt } from '../teams.ts';
import { figureText, monumentText } from './piece-text.ts';
import { deriveGuardianSupply, derivePools } from './read-board.ts';

type Fields = Record<string, Json>;

/** Writes a state as a position: the setup, and what differs from how it was laid out. */
export function writePosition(state: AnkhState): Json {
  const fresh = layOut({ ...state.setup, rulings: state.rulings }, 'position', null);
  const ground = groundOf(state);
  const position: Fields = { ...writeSetup(state.setup) };
  const add = (name: string, now: Json, before: Json) => {
    if (JSON.stringify(now) !== JSON.stringify(before)) position[name] = now;
  };
  add('rulings', changedRulings(RULINGS, RULES, state.rulings), {});
  add('pieces', writePieces(state), writePieces(fresh));
  add('camels', ground.camels.map(sideName), groundOf(fresh).camels.map(sideName));
  add('conflict', writeConflict(state), writeConflict(fresh));
  for (const { position: own } of thingsOf(state)) Object.assign(position, own?.write?.(state));
  add('seats', state.teamOf, fresh.teamOf);
  add('teams', writeTeams(state, fresh), {});
  add('ladder', state.ladder, sorted(state, fresh.ladder));
  add('guardianSupply', namesOf(state.guardianSupply), namesOf(derivedSupply(state, fresh)));
  add('markers', writeMarkers(state, fresh), {});
  add('event', state.event, 0);
  add('turn', state.turn, fresh.turn);
  add('scenarioState', state.scenario as unknown as Json, fresh.scenario as unknown as Json);
  for (const module of modulesOf(state))
    if (module.writePosition !== undefined) add('palace', module.writePosition(state, fresh), null);
  add('underWay', isAtTurnStart(state) ? null : writeUnderWay(state), null);
  return position;
}

function writeSetup(setup: Agreement): Fields {
  const { houseRules, customLayout, layout, pharaoh, ...always } = setup;
  const usual: HouseRules = { ...HOUSE_RULES, ...scenarioNamed(setup.scenario)?.numbers };
  const changed = Object.entries(houseRules).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name as keyof HouseRules]),
  );
  return {
    ...(always as unknown as Fields),
    ...(layout !== null && { layout }),
    ...(customLayout !== null && { customLayout: customLayout as unknown as Json }),
    ...(pharaoh !== null && { pharaoh }),
    ...(changed.length > 0 && { houseRules: Object.fromEntries(changed) as Json }),
  };
}

function writePieces({ figures, monuments }: AnkhState): Fields {
  const pieces: Fields = {};
  for (const [space, figure] of figures.entries()) {
    const monument = monuments[space] ?? missing();
    if (figure !== 0) pieces[spaceName(space)] = figureText(figure);
    else if (monument !== 0) pieces[spaceName(space)] = monumentText(monument);
  }
  return pieces;
}

/** By the first land space of each region. */
function writeConflict(state: AnkhState): Fields {
  const { lands } = groundOf(state);
  return Object.fromEntries(
    state.conflict.map((token, region) => [spaceName(lands[region]?.[0] ?? missing()), token]),
  );
}

function writeTeams(state: AnkhState, fresh: AnkhState): Fields {
  const teams: Fields = {};
  for (const [team, owner] of state.teams.entries()) {
    const fields = state.ladder.includes(team) ? writeTeam(state, team, teamAt(fresh, team)) : lowerOf(owner);
    if (Object.keys(fields).length > 0) teams[String(team)] = fields;
  }
  return teams;
}

function lowerOf({ lower }: Team): Fields {
  return lower >= 0 ? { lower: godName(lower) } : {};
}

function writeTeam(state: AnkhState, number: number, fresh: Team): Fields {
  const { devotion, followers, powers, hand, guardians, ...team } = teamAt(state, number);
  const used = ALL_CARDS & ~hand;
  return {
    ...(devotion !== fresh.devotion && { devotion }),
    ...(followers !== fresh.followers && { followers }),
    ...(powers !== 0 && { powers: POWER_NAMES.filter((_, power) => powers & (1 << power)) }),
    ...(used !== 0 && { used: CARD_NAMES.filter((_, card) => used & (1 << card)) }),
    ...(guardians.length > 0 && { guardians: namesOf(guardians) }),
    ...(team.lower >= 0 && { lower: godName(team.lower) }),
    ...Object.assign({}, ...thingsOf(state).map(({ position }) => position?.writeTeam?.(state, number))),
  };
}

function namesOf(kinds: readonly number[]): string[] {
  return kinds.map((kind) => figureOfKind(kind));
}

/** The order that a reader makes of the devotion alone. */
function sorted(state: AnkhState, ladder: readonly number[]): number[] {
  return ladder
    .filter((team) => state.ladder.includes(team))
    .sort((a, b) => teamAt(state, a).devotion - teamAt(state, b).devotion);
}

/** The supply that a reader makes of what teams own; empty if that cannot be. */
function derivedSupply(state: AnkhState, fresh: AnkhState): number[] {
  const derived = { ...state, guardianSupply: [...fresh.guardianSupply] };
  return deriveGuardianSupply(derived) === null ? derived.guardianSupply : [];
}

function writeMarkers(state: AnkhState, fresh: AnkhState): Fields {
  const markers: Fields = {};
  for (const [action, name] of ACTION_NAMES.entries())
    if (state.markers[action] !== fresh.markers[action]) markers[name] = state.markers[action] ?? missing();
  return markers;
}

/** The first question of a turn: nothing else is under way. */
function isAtTurnStart({ frames }: AnkhState): boolean {
  const [, turn] = frames;
  const isFirst = turn !== undefined && 'first' in turn && turn.first === -1 && turn.at === 0;
  return frames.length === 2 && isFirst;
}

function writeUnderWay(state: AnkhState): Fields {
  const { moved, caravan, battle, tieBreaker, tieBreakerUsed } = state;
  const derived: AnkhState = {
    ...state,
    supply: [...state.supply],
    teams: state.teams.map((team) => ({ ...team })),
  };
  derivePools(derived);
  const follows = state.teams.every(({ warriors }, team) => warriors === derived.teams[team]?.warriors);
  return {
    frames: state.frames.map((frame) => ({ ...frame }) as unknown as Json),
    ...(moved.length > 0 && { moved: [...moved] }),
    ...(caravan.length > 0 && { caravan: [...caravan] }),
    ...(battle !== null && { battle: { ...battle } as unknown as Json }),
    ...(tieBreaker >= 0 && { tieBreaker }),
    ...(tieBreakerUsed && { tieBreakerUsed }),
    ...(!follows && { warriors: state.teams.map(({ warriors }) => warriors) }),
  };
}
