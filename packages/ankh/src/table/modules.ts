import type { ConflictHooks, TableConflictHooks } from '../conflict/hooks.ts';
import type { Handler, Moment } from '../conflict/window.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Agreement } from '../setup/setup.ts';
import type { AnkhState } from '../state.ts';
import type { SummonSlots, SummonSource, TurnHooks } from '../turn/hooks.ts';
import type { Keeping, TableModule, TablePart, Thing } from './module.ts';
import { CARDS, findGod, GODS, GUARDIANS, POWERS } from './things.ts';

/** Every scenario, by id. They enter themselves (see scenarios/scenarios.ts), so that they may use all of the rules. */
const scenarios = new Map<string, Scenario>();

export function enterScenarios(list: readonly Scenario[]): void {
  for (const scenario of list) scenarios.set(scenario.id, scenario);
}

/** Every pharaoh, by id. They enter themselves as well (see pharaohs/pharaohs.ts). */
const rulers = new Map<string, TableModule>();

export function enterRulers(list: readonly TableModule[]): void {
  for (const ruler of list) rulers.set(ruler.id, ruler);
}

/** The pharaoh who rules this table; only asked where one does. */
export function rulerOf({ setup }: AnkhState): TableModule {
  const ruler = rulers.get(setup.pharaoh ?? '');
  if (ruler === undefined) throw new Error(`no pharaoh is called ${setup.pharaoh}`);
  return ruler;
}

/** The hooks outside battles that powers and gods use. */
type ThingHook = AskingHook | 'addFollowers';
/** Those that may ask something. */
export type AskingHook = 'beforeAction' | 'afterAction' | 'onSummoned' | 'afterControl';

/** What is in play at one table, gathered by moment. */
interface Gathered {
  /** The scenario, then whatever else rules the table. */
  readonly modules: readonly TableModule[];
  readonly turn: readonly TurnHooks[];
  readonly conflict: readonly TableConflictHooks[];
  /** By hook: the powers and gods that have it. */
  readonly turnOfThings: { readonly [Name in ThingHook]: readonly TurnHooks[] };
  /** By hook: those of the powers and gods that have it, then those of the modules, undefined where one has none. */
  readonly asking: { readonly [Name in AskingHook]: readonly TurnHooks[Name][] };
  readonly things: readonly NamedThing[];
  readonly keepers: readonly Keeping[];
  /** All of these. */
  readonly parts: readonly TablePart[];
  readonly barring: readonly TablePart[];
  readonly covering: readonly TablePart[];
  readonly lying: readonly TablePart[];
  readonly bearing: readonly TablePart[];
  readonly sources: readonly SummonSource[];
  /** By number; undefined where the god it belongs to is not here. */
  readonly extraSummons: readonly (SummonSlots | undefined)[];
  /** Filled as they are asked for. */
  readonly moments: { [Name in keyof ConflictHooks]?: Moment<NonNullable<ConflictHooks[Name]>> };
}

interface NamedThing extends Thing {
  readonly name: string;
}

const gathered = new Map<string, Gathered>();
/** Copies of a state share its setup. */
const bySetup = new WeakMap<Agreement, Gathered>();
let latestSetup: Agreement | undefined;
let latest: Gathered | undefined;

function gather(state: AnkhState): Gathered {
  if (latest !== undefined && latestSetup === state.setup) return latest;
  const known = bySetup.get(state.setup);
  latest = known ?? gatherFor(state);
  if (known === undefined) bySetup.set(state.setup, latest);
  latestSetup = state.setup;
  return latest;
}

function gatherFor(state: AnkhState): Gathered {
  const { scenario: id, pharaoh, gods } = state.setup;
  let present = 0;
  for (const god of gods) present |= 1 << findGod(god);
  const key = `${id} ${pharaoh} ${present}`;
  let found = gathered.get(key);
  if (found === undefined) {
    const scenario = scenarios.get(id);
    if (scenario === undefined) throw new Error(`no scenario is called ${id}`);
    found = gatherFrom(
      pharaoh === null ? [scenario] : [scenario, rulerOf(state)],
      GODS.filter((_, god) => (present & (1 << god)) !== 0),
    );
    gathered.set(key, found);
  }
  return found;
}

function gatherFrom(modules: readonly TableModule[], gods: readonly NamedThing[]): Gathered {
  const things: readonly NamedThing[] = [...CARDS, ...POWERS, ...gods, ...GUARDIANS];
  const turn = modules.flatMap((module) => module.turn ?? []);
  const ofThings: readonly TurnHooks[] = [...POWERS, ...gods].flatMap((thing) => thing.turn ?? []);
  const having = (name: ThingHook) => ofThings.filter((hooks) => hooks[name] !== undefined);
  const parts = [...things, ...modules];
  const asking = <Name extends AskingHook>(name: Name) =>
    [...having(name), ...turn].map((hooks) => hooks[name]);
  return {
    modules,
    turn,
    conflict: modules.flatMap(({ conflict }) => conflict ?? []),
    turnOfThings: {
      beforeAction: having('beforeAction'),
      afterAction: having('afterAction'),
      onSummoned: having('onSummoned'),
      afterControl: having('afterControl'),
      addFollowers: having('addFollowers'),
    },
    asking: {
      beforeAction: asking('beforeAction'),
      afterAction: asking('afterAction'),
      onSummoned: asking('onSummoned'),
      afterControl: asking('afterControl'),
    },
    things,
    keepers: things.flatMap(({ keeps }) => keeps ?? []),
    parts,
    bearing: parts.filter(({ onFigureGone }) => onFigureGone !== undefined),
    barring: parts.filter(({ bars }) => bars !== undefined),
    covering: parts.filter(({ cover }) => cover !== undefined),
    sources: [...ofThings, ...turn].flatMap(({ source }) => source ?? []),
    lying: parts.filter(({ liesOn }) => liesOn !== undefined),
    extraSummons: [
      ...[...POWERS, ...GODS].flatMap((thing) =>
        thing.turn?.summon === undefined ? [] : things.includes(thing) ? thing.turn.summon : undefined,
      ),
      ...turn.flatMap(({ summon }) => summon ?? []),
    ],
    moments: {},
  };
}

/** The scenario of this table, then whatever else rules it. */
export function modulesOf(state: AnkhState): readonly TableModule[] {
  return gather(state).modules;
}

/** What they change outside battles. */
export function turnHooksOf(state: AnkhState): readonly TurnHooks[] {
  return gather(state).turn;
}

/** What they change in Conflicts. */
export function conflictHooksOf(state: AnkhState): readonly TableConflictHooks[] {
  return gather(state).conflict;
}

/** The powers and gods of this table that have this hook outside battles. */
export function thingHooksOf(state: AnkhState, name: ThingHook): readonly TurnHooks[] {
  return gather(state).turnOfThings[name];
}

/** What powers and gods, then what the table does at a moment that may ask something; undefined for one that does nothing. */
export function askingHooksOf<Name extends AskingHook>(
  state: AnkhState,
  name: Name,
): readonly TurnHooks[Name][] {
  return gather(state).asking[name];
}

/** Cards, powers, gods and guardians that are or can come into play. */
export function thingsOf(state: AnkhState): readonly NamedThing[] {
  return gather(state).things;
}

/** What some of them keep for themselves. */
export function keepersOf(state: AnkhState): readonly Keeping[] {
  return gather(state).keepers;
}

/** Things and modules alike. */
export function partsOf(state: AnkhState): readonly TablePart[] {
  return gather(state).parts;
}

/** Those that hide something from some. */
export function coveringOf(state: AnkhState): readonly TablePart[] {
  return gather(state).covering;
}

const NOWHERE: readonly number[] = [];

/** The spaces that something keeps the figures of the team off. */
export function barredTo(state: AnkhState, team: number): readonly number[] {
  const { barring } = gather(state);
  let barred = NOWHERE;
  for (let i = 0; i < barring.length; i++) {
    const more = barring[i]?.bars?.(state, team) ?? NOWHERE;
    barred = barred.length === 0 ? more : [...barred, ...more];
  }
  return barred;
}

/** A token lies on the space: it is neither fertile nor desert, and nothing is built on it (A-MAP-5). */
export function hasToken(state: AnkhState, space: number): boolean {
  const { lying } = gather(state);
  for (let i = 0; i < lying.length; i++) if (lying[i]?.liesOn?.(state, space)) return true;
  return false;
}

/** From where else than their pools teams may summon at this table. */
export function summonSourcesOf(state: AnkhState): readonly SummonSource[] {
  return gather(state).sources;
}

/** A figure has left the board: what it bore is free. */
export function letGo(state: AnkhState, figure: number): void {
  for (const part of gather(state).bearing) part.onFigureGone?.(state, figure);
}

/** The kinds of extra summon at this table; a slot's number is `its index here + 1` << 7 | its own number. */
export function extraSummonsOf(state: AnkhState): Gathered['extraSummons'] {
  return gather(state).extraSummons;
}

/** Finds a moment of the Conflicts of a table, once for as long as the same table asks. */
export function momentAt<Name extends keyof ConflictHooks>(
  name: Name,
): (state: AnkhState) => Moment<NonNullable<ConflictHooks[Name]>> {
  let table: Gathered | undefined;
  let found: Moment<NonNullable<ConflictHooks[Name]>> | undefined;
  return (state) => {
    const here = gather(state);
    if (found === undefined || table !== here) {
      table = here;
      found = momentOf(state, name);
    }
    return found;
  };
}

/** A moment of a Conflict with everything at this table that cares for it: cards, then powers, then gods. */
export function momentOf<Name extends keyof ConflictHooks>(
  state: AnkhState,
  name: Name,
): Moment<NonNullable<ConflictHooks[Name]>> {
  const found = gather(state);
  const moments: Gathered['moments'] = found.moments;
  const known = moments[name];
  if (known !== undefined) return known;
  const made = momentFrom(found, name);
  (moments as Record<Name, typeof made>)[name] = made;
  return made;
}

function momentFrom<Name extends keyof ConflictHooks>(
  { things }: Gathered,
  name: Name,
): Moment<NonNullable<ConflictHooks[Name]>> {
  const isHere = (thing: NamedThing) => things.includes(thing);
  const bit = (list: readonly NamedThing[], thing: NamedThing) => 1 << list.indexOf(thing);
  const listed = [
    ...CARDS.map((record) => ({ record, powers: 0, cards: bit(CARDS, record), gods: 0 })),
    ...POWERS.map((record) => ({ record, powers: bit(POWERS, record), cards: 0, gods: 0 })),
    ...GODS.filter(isHere).map((record) => ({ record, powers: 0, cards: 0, gods: bit(GODS, record) })),
  ];
  const handlers = listed.flatMap(({ record, ...whose }): Handler<NonNullable<ConflictHooks[Name]>>[] => {
    const hook = record.conflict?.[name];
    return hook === undefined ? [] : [{ hook, source: record.name, ...whose }];
  });
  const all = (part: 'powers' | 'cards' | 'gods') => handlers.reduce((bits, each) => bits | each[part], 0);
  return { handlers, powers: all('powers'), cards: all('cards'), gods: all('gods') };
}

/** Ankh tokens of each team that are neither in its pool nor on monuments. */
export function ankhsAside(state: AnkhState): number {
  return modulesOf(state).reduce((sum, { ankhsSetAside = 0 }) => sum + ankhsSetAside, 0);
}

/** Monuments of a kind that are neither on the board nor in supply. */
export function monumentsElsewhere(state: AnkhState, kind: number): number {
  return modulesOf(state).reduce(
    (sum, module) => sum + (module.monumentsElsewhere?.(state)[kind - 1] ?? 0),
    0,
  );
}

/** How many warriors more than the six of its god a team has on the board and in its pool. */
export function warriorsBeyond(state: AnkhState, team: number): number {
  return partsOf(state).reduce((sum, part) => sum + (part.warriorsBeyond?.(state, team) ?? 0), 0);
}

/** Guardians come to teams by unlocking powers (A-UNL-6). */
export function unlockingGivesGuardians(state: AnkhState): boolean {
  return modulesOf(state).every(({ guardiansByUnlocking }) => guardiansByUnlocking !== false);
}
