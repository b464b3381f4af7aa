import type { AnkhState, EVENT_TRACK, Ground, ScenarioId } from '@ennead/ankh/tables';

/** The rules of the scenarios that have some of their own. */
export const SCENARIO_RULES: Readonly<Partial<Record<ScenarioId, readonly string[]>>> = {
  flood: ['S-FLOOD-4', 'S-FLOOD-5', 'S-FLOOD-7'],
  'two-capitals': ['S-CAPITALS-7', 'S-CAPITALS-9', 'S-CAPITALS-10', 'S-CITY-2', 'S-CITY-3'],
  'gift-of-the-delta': ['S-DELTA-3', 'S-DELTA-4', 'S-DELTA-5', 'S-CITY-2', 'S-CITY-3'],
  'dynastic-crisis': ['S-CRISIS-2', 'S-CRISIS-4', 'S-CRISIS-5', 'S-CRISIS-6'],
  'great-rebuilding': ['S-REBUILD-1', 'S-REBUILD-3', 'S-REBUILD-11', 'S-REBUILD-12', 'S-REBUILD-13'],
  'guardians-of-kemet': ['S-GUARD-5', 'S-GUARD-6', 'S-GUARD-7', 'S-GUARD-10', 'S-GUARD-11'],
  'new-kingdom-strife': ['S-STRIFE-6', 'S-STRIFE-7', 'S-CITY-2', 'S-CITY-3'],
  'peoples-revolt': ['S-REVOLT-4', 'S-REVOLT-5', 'S-REVOLT-7', 'S-REVOLT-11', 'S-REVOLT-13'],
  syncretism: ['S-SYNC-3', 'S-SYNC-4', 'S-SYNC-5', 'S-SYNC-6'],
};

export type EventName = (typeof EVENT_TRACK)[number]['event'] | 'consolidation';

/** What an event is called at this table (S-REVOLT-2). */
export function eventName({ setup }: AnkhState, event: (typeof EVENT_TRACK)[number]['event']): EventName {
  return event === 'caravan' && setup.scenario === 'peoples-revolt' ? 'consolidation' : event;
}

/** The team that controls a city in Strife in the New Kingdom, -1 for none. */
export function cityController(view: AnkhState, ground: Ground, space: number): number {
  const { scenario } = view;
  if (scenario?.kind !== 'new-kingdom-strife') return -1;
  const { controllers } = scenario as unknown as { readonly controllers: readonly number[] };
  return controllers[ground.cities.indexOf(space)] ?? -1;
}

/** A team's own monuments in The Great Rebuilding: obelisks, temples, pyramids; null elsewhere. */
export function stockOf(view: AnkhState, team: number): readonly number[] | null {
  const { scenario } = view;
  if (scenario?.kind !== 'great-rebuilding') return null;
  return (scenario as unknown as { readonly stocks: readonly (readonly number[])[] }).stocks[team] ?? null;
}

/** Monuments still in the draft of The Great Rebuilding. */
export function draftPool(view: AnkhState): readonly number[] {
  return (view.scenario as unknown as { readonly pool?: readonly number[] } | null)?.pool ?? [];
}

/** Guardians still to be auctioned in Guardians of Kemet, next first; empty elsewhere. */
export function auctionRow(view: AnkhState): readonly number[] {
  const { scenario } = view;
  if (scenario?.kind !== 'guardians-of-kemet') return [];
  return (scenario as unknown as { readonly row: readonly number[] }).row;
}
