import type { EVENT_TRACK } from '../events/track.ts';
import type { Ground } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import type { AuctionState } from './auction.ts';
import type { StrifeState } from './new-kingdom-strife.ts';
import type { RebuildingState } from './rebuilding/stock.ts';

/** What a state or a view shows of single scenarios, for those who only look. */
type Known = AuctionState | StrifeState | RebuildingState;

/** What the scenario of this kind keeps; null at other tables. */
function keptBy<K extends Known['kind']>(
  { scenario }: AnkhState,
  kind: K,
): Extract<Known, { kind: K }> | null {
  return scenario?.kind === kind ? (scenario as Extract<Known, { kind: K }>) : null;
}

export type EventName = (typeof EVENT_TRACK)[number]['event'] | 'consolidation';

/** What an event is called at this table (S-REVOLT-2). */
export function eventName({ setup }: AnkhState, event: (typeof EVENT_TRACK)[number]['event']): EventName {
  return event === 'caravan' && setup.scenario === 'peoples-revolt' ? 'consolidation' : event;
}

/** The team that controls a city in Strife in the New Kingdom, -1 for none. */
export function cityController(view: AnkhState, ground: Ground, space: number): number {
  return keptBy(view, 'new-kingdom-strife')?.controllers[ground.cities.indexOf(space)] ?? -1;
}

/** A team's own monuments in The Great Rebuilding: obelisks, temples, pyramids; null elsewhere. */
export function stockOf(view: AnkhState, team: number): readonly number[] | null {
  return keptBy(view, 'great-rebuilding')?.stocks[team] ?? null;
}

/** Monuments still in the draft of The Great Rebuilding. */
export function draftPool(view: AnkhState): readonly number[] {
  return keptBy(view, 'great-rebuilding')?.pool ?? [];
}

/** Guardians still to be auctioned in Guardians of Kemet, next first; empty elsewhere. */
export function auctionRow(view: AnkhState): readonly number[] {
  return keptBy(view, 'guardians-of-kemet')?.row ?? [];
}
