import { changed, changedBy, isRecord, missing } from '@ennead/kernel';
import { INTERVENTIONS } from '../data/interventions.ts';
import { LEVY_SOURCES } from '../data/levies.ts';
import { BATTLE_KINDS, UNITS } from '../pieces.ts';
import type { KemetFrame, KemetState, Levy, Move, Play, Raise, Recruit } from '../state.ts';
import { type PositionField, positionFields } from '../tiles/module.ts';
import type { CommonBattle, CommonWithin } from './format.ts';
import { count, entries, must, onlyFields, sectorNumber, takeCard } from './parsing.ts';

type Test = (value: unknown) => boolean;
type Tests<T> = { readonly [K in keyof T]-?: Test };

const isNumber: Test = (value) => Number.isSafeInteger(value);
const isFlag: Test = (value) => typeof value === 'boolean';
const isName: Test = (value) => typeof value === 'string';
const isOneOf =
  (...names: readonly string[]): Test =>
  (value) =>
    names.some((name) => name === value);
const isNumbers =
  (least: number, most: number): Test =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(isNumber);
/** An object with just these fields; what may be missing says so. */
const isMadeOf =
  <T>(tests: Tests<T>): Test =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(tests, name)) &&
    Object.entries<Test>(tests).every(([name, test]) =>
      test(Object.hasOwn(value, name) ? value[name] : undefined),
    );
const orAbsent =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

const MOST_SEATS = 5;
const MOST_FRAMES = 40;
const MOST_CARDS = 60;
const PAIR = isNumbers(2, 2);

const FRAME = isMadeOf<KemetFrame>({ procedure: isName, at: isNumber, n: isNumber });

const FIELDS: Tests<CommonWithin> = {
  frames: (value) => Array.isArray(value) && value.length <= MOST_FRAMES && value.every(FRAME),
  phase: isOneOf('setup', 'night', 'day', 'dusk', 'over'),
  active: isNumber,
  nextOrder: isNumbers(0, MOST_SEATS),
  move: orNull(
    isMadeOf<Move>({
      at: isNumber,
      range: isNumber,
      steps: isNumber,
      gates: isFlag,
      freeTeleport: isFlag,
      teleports: isNumber,
      discounted: orAbsent((value) => value === true),
      bonus: orAbsent(isNumber),
      way: isNumber,
      to: isNumber,
      units: isNumber,
      ended: isFlag,
    }),
  ),
  recruit: orNull(isMadeOf<Recruit>({ chosen: isNumber, units: isNumber, district: isNumber })),
  raise: orNull(isMadeOf<Raise>({ district: isNumber, colour: isNumber, level: isNumber })),
  levy: orNull(
    isMadeOf<Levy>({
      source: isOneOf(...LEVY_SOURCES),
      left: isNumber,
      placed: isNumber,
      outside: isNumber,
    }),
  ),
  play: orNull(
    isMadeOf<Play>({
      cards: isNumbers(0, MOST_CARDS),
      seats: isNumbers(0, MOST_CARDS),
      answers: isNumbers(0, MOST_SEATS),
    }),
  ),
  battle: orNull(
    isMadeOf<CommonBattle>({
      sector: isNumber,
      attacker: isNumber,
      defender: isNumber,
      by: isOneOf('move', 'recruit', ...LEVY_SOURCES),
      from: isNumber,
      escaped: isFlag,
      ready: PAIR,
      card: PAIR,
      discard: PAIR,
      added: isNumbers(2 * BATTLE_KINDS, 2 * BATTLE_KINDS),
      revealed: isFlag,
      strength: PAIR,
      lost: PAIR,
      winner: isNumber,
    }),
  ),
  waiting: isNumbers(0, 3 * MOST_SEATS),
  winner: isNumber,
  endedBy: isOneOf('', 'K-END-2', 'K-END-3', 'K-END-4'),
  attackers: isRecord,
};

/** A saved moment, in the state's own form. What is nonsense shows when the game is asked to go on. */
export function readWithin(state: KemetState, given: unknown): void {
  must(isRecord(given) && Array.isArray(given.frames), 'What is under way has frames.');
  const common = withoutTiles(given, 'within');
  if (isRecord(common.battle)) common.battle = withoutTiles(common.battle, 'battle');
  onlyFields(common, Object.keys(FIELDS), 'What is under way');
  for (const [name, test] of Object.entries<Test>(FIELDS))
    must(!Object.hasOwn(common, name) || test(common[name]), `What is under way has no such ${name}.`);
  const { attackers, ...rest } = common as Partial<CommonWithin>;
  Object.assign(state, rest);
  if (state.battle !== null) state.battle.extra = [];
  for (const [name, units] of entries(attackers ?? {}, 'Attackers')) {
    const sector = sectorNumber(state, name);
    const attacking = count(units, UNITS, `Attackers in ${name}`);
    state.attackers = changed(state.attackers, sector, attacking);
    state.reserve = changedBy(state.reserve, state.active, -attacking);
  }
  // A strategy tile is bought, its special card not yet received.
  for (const { procedure, n } of state.frames)
    if (procedure === 'give-up')
      state.cards = changed(state.cards, state.active, (state.cards[state.active] ?? missing()) & ~(1 << n));
  for (const card of state.play?.cards ?? []) takeCard(state, INTERVENTIONS[card]?.id);
  if (state.battle?.revealed)
    state.battle.added.forEach((copies, at) => {
      for (let i = 0; i < copies; i++) takeCard(state, INTERVENTIONS[at % BATTLE_KINDS]?.id);
    });
  readTiles(state, given, 'within');
  if (isRecord(given.battle)) readTiles(state, given.battle, 'battle');
}

type Given = Readonly<Record<string, unknown>>;

function withoutTiles(given: Given, of: PositionField['of']): Record<string, unknown> {
  const ofTiles = positionFields(of).map(({ name }) => name);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !ofTiles.includes(name)));
}

function readTiles(state: KemetState, given: Given, of: PositionField['of']): void {
  for (const { name, read } of positionFields(of))
    if (Object.hasOwn(given, name)) read(state, given[name], -1);
}
