import {
  advance,
  type Frame,
  fail,
  isRecord,
  ok,
  openDecisions,
  POSITION_INPUT,
  type Result,
  readPlain,
  shown,
  strayField,
} from '@ennead/kernel';
import { ACTION_NAMES } from '../actions/names.ts';
import { check } from '../check.ts';
import { type BattleState, cloneBattle, startBattle } from '../conflict/battle-state.ts';
import { EVENT_TRACK } from '../events/track.ts';
import { PROCEDURES } from '../procedures.ts';
import { RULES } from '../rulings.ts';
import { readSetup } from '../setup/read-setup.ts';
import { layOut } from '../setup/start.ts';
import type { AnkhState, ScenarioState } from '../state.ts';
import { copyPlain } from '../table/copy-plain.ts';
import type { Thing } from '../table/module.ts';
import { modulesOf, thingsOf, turnHooksOf } from '../table/modules.ts';
import { allThings } from '../table/things.ts';
import { teamAt } from '../teams.ts';
import type { SetupFrame } from '../turn/moments.ts';
import { lastSpace } from '../turn/track.ts';
import { isNumbers, isWhole, type Loose } from './loose.ts';
import type { AnkhPosition, UnderWay } from './position.ts';
import { deriveGuardianSupply, derivePools, readBoard } from './read-board.ts';
import { kindsOfNames, readTeams } from './read-teams.ts';

/** Fields that say what differs from the fresh setup; all others are fields of the setup. */
const DIFFERENCES: readonly (keyof AnkhPosition)[] = [
  'pieces',
  'camels',
  'conflict',
  'teams',
  'ladder',
  'seats',
  'guardianSupply',
  'markers',
  'event',
  'turn',
  'scenarioState',
  'palace',
  'underWay',
];

/** Reads a position, refusing impossible ones with the reason. */
export function readPosition(input: unknown): Result<AnkhState> {
  const read = readPlain(input, POSITION_INPUT);
  if (!read.ok) return read;
  const given: unknown = read.value;
  if (!isRecord(given)) return fail('bad-position', 'A position is an object.');
  const setup: Record<string, unknown> = { ...given };
  for (const field of [...DIFFERENCES, ...allThings().flatMap(fieldsOf)]) delete setup[field];
  const agreed = readSetup(setup, RULES);
  if (!agreed.ok) return agreed;
  const state = layOut(agreed.value, 'position', null);
  const position: Loose<AnkhPosition> = given;
  const problem =
    readScenario(state, position.scenarioState) ??
    readBoard(state, position) ??
    readTeams(state, position) ??
    readThings(state, given) ??
    readModules(state, position) ??
    readPools(state, position) ??
    readTracks(state, position) ??
    readUnderWay(state, position.underWay) ??
    check(state)[0] ??
    null;
  return problem === null ? begin(state) : fail('bad-position', problem);
}

/** Runs on to the first question. */
function begin(state: AnkhState): Result<AnkhState> {
  try {
    if (state.frames.length === 1) advance(PROCEDURES, state, null);
    openDecisions(PROCEDURES, state);
  } catch {
    return fail('bad-position', 'What is under way makes no sense.');
  }
  return ok(state);
}

const fieldsOf = ({ position }: Thing): readonly string[] => position?.fields ?? [];

/** What gods, guardians, powers and cards keep for themselves. */
function readThings(state: AnkhState, given: Readonly<Record<string, unknown>>): string | null {
  const here = thingsOf(state);
  for (const { position } of here) {
    const problem = position?.read(state, given) ?? null;
    if (problem !== null) return problem;
  }
  const known = here.flatMap(fieldsOf);
  const foreign = allThings()
    .flatMap(fieldsOf)
    .find((field) => given[field] !== undefined && !known.includes(field));
  return foreign === undefined ? null : `Nothing at this table has ${foreign}.`;
}

/** As it was written; the first turn has come. */
function readScenario(state: AnkhState, given: unknown): string | null {
  if (given === undefined) return null;
  if (state.scenario === null) return 'The scenario keeps nothing of its own.';
  if (!isRecord(given) || given.kind !== state.scenario.kind || !hasShapeOf(given, state.scenario))
    return 'What the scenario keeps lacks something.';
  state.scenario = copyPlain(given) as unknown as ScenarioState;
  state.frames = [{ procedure: 'game', at: 1, hook: turnHooksOf(state).length } as SetupFrame];
  return null;
}

/** The same fields as `like`, and lists of numbers as long where it has lists of lists. */
function hasShapeOf(given: unknown, like: unknown): boolean {
  if (typeof like === 'number') return Number.isInteger(given);
  if (typeof like !== 'object' || like === null) return typeof given === typeof like;
  if (Array.isArray(like)) {
    if (!Array.isArray(given)) return false;
    const nested = like.some(Array.isArray);
    return nested
      ? given.length === like.length && given.every((each, i) => hasShapeOf(each, like[i]))
      : isNumbers(given);
  }
  if (!isRecord(given) || strayField(given, Object.keys(like)) !== null) return false;
  return Object.entries(like).every(([key, value]) => hasShapeOf(given[key], value));
}

/** What the table plays with beside the scenario. */
function readModules(state: AnkhState, { palace }: Loose<AnkhPosition>): string | null {
  const readers = modulesOf(state).flatMap((module) => module.readPosition ?? []);
  if (palace !== undefined && readers.length === 0) return 'There is no palace at this table.';
  for (const read of readers) {
    const problem = read(state, palace);
    if (problem !== null) return problem;
  }
  return null;
}

function readPools(state: AnkhState, { guardianSupply }: Loose<AnkhPosition>): string | null {
  derivePools(state);
  if (guardianSupply === undefined) return deriveGuardianSupply(state);
  const kinds = kindsOfNames(guardianSupply);
  if (kinds === null) return 'There is a guardian in supply that does not exist.';
  state.guardianSupply = kinds;
  return null;
}

function readTracks(
  state: AnkhState,
  { markers = {}, event = 0, turn, underWay }: Loose<AnkhPosition>,
): string | null {
  // The last event ends the game, so it has been reached only while it is under way.
  const last = underWay === undefined ? EVENT_TRACK.length - 1 : EVENT_TRACK.length;
  if (!isWhole(event, 0, last)) return `There is no event space ${shown(event)}.`;
  state.event = event;
  if (turn !== undefined) {
    if (!isWhole(turn, 0, state.setup.players - 1)) return `There is no seat ${shown(turn)}.`;
    state.turn = turn;
  }
  if (!isRecord(markers)) return 'Markers are a record of actions.';
  for (const [name, space] of Object.entries(markers)) {
    const action = (ACTION_NAMES as readonly string[]).indexOf(name);
    if (action < 0) return `There is no action ${shown(name)}.`;
    if (!isWhole(space, 0, lastSpace(state.setup, action)))
      return `The marker of ${name} cannot stand there.`;
    state.markers[action] = space;
  }
  return null;
}

const UNDER_WAY = [
  'frames',
  'moved',
  'caravan',
  'battle',
  'tieBreaker',
  'tieBreakerUsed',
  'warriors',
] satisfies (keyof UnderWay)[];

/** As it was written: steps of procedures and what they keep. That it makes sense is seen when it is asked on. */
function readUnderWay(state: AnkhState, given: unknown): string | null {
  if (given === undefined) return null;
  if (!isRecord(given)) return 'What is under way is a record.';
  const stray = strayField(given, UNDER_WAY);
  if (stray !== null) return `What is under way has no field ${stray}.`;
  const {
    frames,
    moved = [],
    caravan = [],
    battle,
    tieBreaker = -1,
    tieBreakerUsed,
    warriors,
  } = given as Loose<UnderWay>;
  if (!Array.isArray(frames) || !frames.every(isFrame)) return 'Frames have a procedure and a step.';
  if (!isNumbers(moved) || !isNumbers(caravan)) return 'Figures moved and sides drawn are lists of numbers.';
  if (!isWhole(tieBreaker, -1, state.setup.players - 1)) return 'The tie-breaker is with no team.';
  state.frames = frames.map((frame) => ({ ...frame }));
  state.moved = [...moved];
  state.caravan = [...caravan];
  state.tieBreaker = tieBreaker;
  state.tieBreakerUsed = tieBreakerUsed === true;
  if (warriors !== undefined) {
    if (!isNumbers(warriors) || warriors.length !== state.teams.length)
      return 'Warriors are one number a team.';
    for (const [team, count] of warriors.entries()) teamAt(state, team).warriors = count;
  }
  if (battle === undefined) return null;
  const fresh = startBattle(0, 0, state.teams.length);
  const isBattle =
    isRecord(battle) && Object.entries(fresh).every(([key, like]) => isLike(battle[key], like));
  if (!isBattle) return 'The battle lacks something.';
  state.battle = cloneBattle(battle as unknown as BattleState);
  return null;
}

function isFrame(frame: unknown): frame is Frame {
  const { procedure, at } = (isRecord(frame) ? frame : {}) as Loose<Frame>;
  return typeof procedure === 'string' && isWhole(at, 0, 999);
}

function isLike(value: unknown, like: unknown): boolean {
  return Array.isArray(like) ? isNumbers(value) : Number.isInteger(value);
}
