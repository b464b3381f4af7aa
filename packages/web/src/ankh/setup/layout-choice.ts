import { type Layout, SCENARIO_BOXES } from '@ennead/ankh/tables';
import type { Values } from '../../setup/choices.ts';
import { type OwnLayout, ownLayouts } from '../editor/own-layouts.ts';

/** A scenario value that begins so names a layout of one's own. */
export const OWN = 'own:';

export function playersOf({ layouts }: { readonly layouts: readonly Layout[] }): number[] {
  return [...new Set(layouts.map(({ players }) => players))];
}

export function ownLayoutOf({ scenario = '' }: Values): OwnLayout | null {
  if (!scenario.startsWith(OWN)) return null;
  return ownLayouts().find(({ id }) => OWN + id === scenario) ?? null;
}

/** The layout of one's own that a table plays with; null: it is not kept on this device. */
export function sameLayout(layout: unknown): OwnLayout | null {
  const text = JSON.stringify(layout);
  return ownLayouts().find((own) => JSON.stringify(own.layout) === text) ?? null;
}

export function layoutsFor(players: number, { scenario }: Values): readonly Layout[] {
  const layouts: readonly Layout[] = SCENARIO_BOXES.find(({ id }) => id === scenario)?.layouts ?? [];
  return layouts.filter((layout) => layout.players === players);
}

/** What the table will begin with, as far as it is settled. */
export function chosenLayout(players: number, values: Values): Layout | null {
  const own = ownLayoutOf(values);
  if (own !== null) return own.layout;
  const layouts = layoutsFor(players, values);
  return layouts.find(({ layout }) => layout === values.layout) ?? layouts[0] ?? null;
}
