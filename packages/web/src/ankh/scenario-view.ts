import type { AnkhState, EVENT_TRACK, Ground } from '@ennead/ankh/tables';

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
