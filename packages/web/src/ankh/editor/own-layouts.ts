import { type Layout, readLayout, SCENARIO_BOXES, type ScenarioId } from '@ennead/ankh/tables';

/** A layout that someone drew and kept in this browser. */
export interface OwnLayout {
  readonly id: string;
  readonly name: string;
  /** Whose rules it is played by. */
  readonly scenario: ScenarioId;
  readonly layout: Layout;
}

const KEY = 'ennead.layouts';

/** Only what can be played: whatever else lies there is passed over. */
export function ownLayouts(): readonly OwnLayout[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwnLayout) : [];
  } catch {
    return [];
  }
}

/** False: the browser keeps nothing. */
export function keepLayout(own: OwnLayout): boolean {
  return write([own, ...ownLayouts().filter(({ id }) => id !== own.id)]);
}

export function dropLayout(id: string): boolean {
  return write(ownLayouts().filter((own) => own.id !== id));
}

function write(layouts: readonly OwnLayout[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(layouts));
    return true;
  } catch {
    return false;
  }
}

function isOwnLayout(value: unknown): value is OwnLayout {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, scenario, layout } = value as { readonly [K in keyof OwnLayout]?: unknown };
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    SCENARIO_BOXES.some((each) => each.id === scenario) &&
    readLayout(layout).ok
  );
}
