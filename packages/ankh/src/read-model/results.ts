import { missing, placesOf, type Results, type Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { GOD_NAMES } from '../gods/names.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import { HOUSE_RULES } from '../setup/house-rules.ts';
import type { AnkhSetup } from '../setup/setup.ts';
import type { AnkhState } from '../state.ts';
import { type DevotionSource, devotionSource } from './devotion-sources.ts';

interface Told {
  /** The team of every seat, as if no god were forgotten. */
  readonly teams: number[];
  /** Forgotten teams with the devotion they had, in the order of being forgotten. */
  readonly forgotten: { readonly team: number; readonly devotion: number }[];
  readonly sources: Record<string, number>[];
}

/** Gods that are one share whatever comes to them, so the sources of either seat add up to the devotion of both. */
function read(state: AnkhState, facts: readonly AnkhFact[]): Told {
  const seats = state.teamOf.map((_, seat) => seat);
  const teams = [...seats];
  const forgotten: Told['forgotten'] = [];
  const devotion = seats.map((seat) => startOf(state, facts, seat));
  const sources: Record<string, number>[] = devotion.map((start) => (start === 0 ? {} : { start }));
  /** The devotion of a team is a new number; each of its seats came to it from its own. */
  const set = (team: number, to: number, source: DevotionSource) => {
    for (const seat of seats) {
      if (teams[seat] !== team) continue;
      const change = to - (devotion[seat] ?? missing());
      const own = sources[seat] ?? missing();
      const from = change > 0 ? source : 'lost';
      if (change !== 0) own[from] = (own[from] ?? 0) + change;
      devotion[seat] = to;
    }
  };
  for (const fact of facts)
    if (fact.type === 'devotion') set(fact.team, fact.after, devotionSource(fact.source));
    else if (fact.type === 'gods-merged') {
      for (const seat of seats) if (teams[seat] === fact.lower) teams[seat] = fact.upper;
      // The upper god steps down to the number of the lower one (A-MRG-7).
      set(fact.upper, fact.devotion, 'powers');
    } else if (fact.type === 'god-forgotten') forgotten.push({ team: fact.team, devotion: fact.devotion });
  return { teams, forgotten, sources };
}

/** Devotion at the start: some scenarios begin higher. */
function startOf(state: AnkhState, facts: readonly AnkhFact[], team: number): number {
  for (const fact of facts) if (fact.type === 'devotion' && fact.team === team) return fact.before;
  return state.setup.houseRules.startDevotion;
}

/**
 * How a game came out: the winners, then the others by devotion, then the forgotten by the devotion they had. Where
 * nobody won all share the last place.
 */
export function results(state: AnkhState, facts: readonly AnkhFact[]): Results {
  const { teams, forgotten, sources } = read(state, facts);
  const winners = state.outcome?.winners ?? [];
  const [winner = -1] = winners.map((seat) => teams[seat] ?? -1);
  const alive = state.ladder.filter((team) => team !== winner).reverse();
  const gone = [...Map.groupBy(forgotten, ({ devotion }) => devotion)].sort(([a], [b]) => b - a);
  const seatsOf = (team: number): Seat[] => teams.flatMap((each, seat) => (each === team ? [seat] : []));
  const places = placesOf([
    ...[winner, ...alive].map(seatsOf),
    ...gone.map(([, equals]) => equals.flatMap(({ team }) => seatsOf(team))),
  ]);
  const devotionOf = (team: number) =>
    forgotten.find((each) => each.team === team)?.devotion ?? state.teams[team]?.devotion ?? 0;
  return {
    variant: state.setup.customLayout === null ? state.setup.scenario : 'custom',
    seats: teams.map((team, seat) => ({
      place: winners.length === 0 ? teams.length : (places[seat] ?? missing()),
      points: devotionOf(team),
      as: GOD_NAMES[state.teams[seat]?.god ?? -1] ?? missing(),
      sources: sources[seat] ?? {},
    })),
  };
}

/** No changed numbers and no layout brought along. A scenario may change numbers: those are part of it. */
export function isUsual({ houseRules, customLayout, scenario }: AnkhSetup): boolean {
  if (customLayout !== null) return false;
  const usual = { ...HOUSE_RULES, ...scenarioNamed(scenario)?.numbers };
  return JSON.stringify(houseRules) === JSON.stringify(usual);
}
