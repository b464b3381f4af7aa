import { enter, type Frame, missing, procedure, ruled } from '@ennead/kernel';
import { names, questionTo } from '../ask.ts';
import { SKIPPED } from '../conflict/conflict.ts';
import { lose } from '../devotion.ts';
import type { AnkhFact } from '../facts.ts';
import { groundOf } from '../ground/ground.ts';
import { type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import { holdsCity, regionOfCity } from './cities.ts';
import box from './data/new-kingdom-strife.ts';
import type { Layout } from './layout.ts';
import type { Scenario } from './scenario.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-CITY: the spaces of the two cities. */
    city: { option: SpaceName };
  }
}

declare module '../facts.ts' {
  interface FactFields {
    /** The team controls the city on the space from now on. */
    'city-assigned': {
      team: number;
      space: string;
    };
  }
}

/** Devotion lost by a city's controller that does not hold its region (S-STRIFE-7). */
const PRICE = 4;
const LAST_EVENT = 18;
const NOBODY = -1;

export interface StrifeState {
  readonly kind: 'new-kingdom-strife';
  /** The team whose set-aside token lies on each city, in the order of the ground's cities; -1 for none. */
  controllers: number[];
}

/** Two cities change hands by devotion; whoever controls one must hold its region or pay. */
export const newKingdomStrife: Scenario = {
  ...box,
  numbers: { startDevotion: 2 }, // S-STRIFE-2
  ankhsSetAside: 1, // S-STRIFE-3
  begin: (state, layout) => ({ kind: 'new-kingdom-strife', controllers: firstControllers(state, layout) }),
  conflict: {
    addMajority: (state, region) => (holdsCity(state, region) ? 1 : 0), // S-STRIFE-6
    afterRegion: payForCities,
    atConflictEnd: assignCities,
    onForgotten(state, team) {
      const strife = strifeOf(state);
      strife.controllers = strife.controllers.map((each) => (each === team ? NOBODY : each)); // S-STRIFE-13
    },
  },
  procedures: {
    city: procedure<AnkhState, CityFrame, AnkhFact>(
      questionTo({
        kind: 'city',
        seat: (_state, { second }) => second,
        options: (state) => names(groundOf(state).cities),
        take(state, { first, second }, option, log) {
          const chosen = groundOf(state).cities.indexOf(spaceNamed(option));
          give(state, chosen, second, log);
          give(state, 1 - chosen, first, log);
          return 'end';
        },
      }),
    ),
  },
  check(state) {
    const { controllers } = strifeOf(state);
    const holding = controllers.filter((team) => team !== NOBODY);
    const isSound =
      new Set(holding).size === holding.length && holding.every((team) => state.ladder.includes(team));
    return isSound ? [] : [`The cities are controlled by ${controllers.join(' and ')}.`]; // S-INV-3
  },
};

interface CityFrame extends Frame {
  readonly procedure: 'city';
  readonly first: number;
  readonly second: number;
}

function strifeOf(state: AnkhState): StrifeState {
  return state.scenario as StrifeState;
}

/** S-STRIFE-4: the layout names the players that start in control. */
function firstControllers(state: AnkhState, { cities = [] }: Layout): number[] {
  const { players, firstSeat } = state.setup;
  return cities.map(({ controller }) =>
    controller === undefined ? NOBODY : ((firstSeat as number) + controller - 1) % players,
  );
}

/** Directly after a region with a city: its controller loses unless it holds the region (S-STRIFE-7 to S-STRIFE-9). */
function payForCities(state: AnkhState, region: number, holder: number, log: Log): void {
  if (holder === SKIPPED && ruled(state, 'empty-city-region') === 'skipped') return; // S-STRIFE-8
  const ground = groundOf(state);
  const { controllers } = strifeOf(state);
  const due = controllers.filter(
    (team, city) =>
      team !== NOBODY && team !== holder && regionOfCity(ground, ground.cities[city] ?? missing()) === region,
  );
  for (const team of state.ladder.filter((each) => due.includes(each)))
    lose(state, team, PRICE, 'S-STRIFE-7', log, 'new-kingdom-strife');
}

/** The second in devotion chooses a city, the first gets the other; skipped after the last Conflict (S-STRIFE-10, -11). */
function assignCities(state: AnkhState): void {
  const [second, first] = state.ladder.slice(-2);
  if (state.event === LAST_EVENT || first === undefined || second === undefined) return;
  enter<CityFrame>(state, { procedure: 'city', at: 0, first, second });
}

function give(state: AnkhState, city: number, team: number, log: Log): void {
  strifeOf(state).controllers[city] = team;
  const space = spaceName(groundOf(state).cities[city] ?? missing());
  log?.push({ type: 'city-assigned', rule: 'S-STRIFE-10', team, space });
}
