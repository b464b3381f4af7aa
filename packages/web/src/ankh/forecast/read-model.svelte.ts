import type { idleActions, RegionForecast } from '@ennead/ankh/read-model';
import { type ActionName, type AnkhState, groundOf } from '@ennead/ankh/tables';
import type { Seat } from '@ennead/kernel';
import { remembered } from '../../ui/remembered.ts';

interface ReadModel {
  /** The regions that a Conflict still comes to, in its order. */
  ahead(view: AnkhState): readonly RegionForecast[];
  /** Every region, by its number. */
  regions(view: AnkhState): readonly RegionForecast[];
  idle: typeof idleActions;
}

/** It brings all the rules along: loaded when somebody first wants to know. */
let model: ReadModel | null = $state.raw(null);
let isLoading = false;

async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const { conflictForecast, forecast, idleActions: idle } = await import('@ennead/ankh/read-model');
    model = {
      ahead: remembered((view: AnkhState) => conflictForecast(view)),
      regions: remembered((view: AnkhState) =>
        groundOf(view).lands.map((_, region) => forecast(view, region)),
      ),
      idle,
    };
  } catch {
    // Without a connection it is asked for again the next time.
    isLoading = false;
  }
}

/** Null: not loaded yet. Whoever reads it in a template or effect learns when it is. */
function known(): ReadModel | null {
  if (model === null) void load();
  return model;
}

export function regionsAhead(view: AnkhState): readonly RegionForecast[] | null {
  return known()?.ahead(view) ?? null;
}

/** Whether an action would do nothing; false as long as that is not known. It comes with the first touch of the table. */
export function isIdle(view: AnkhState, seat: Seat, action: ActionName): boolean {
  if (model === null) loadWhenUsed();
  return model?.idle(view, seat).includes(action) ?? false;
}

let isUsed = false;
function loadWhenUsed(): void {
  if (isUsed) return;
  isUsed = true;
  for (const type of ['pointerdown', 'keydown'])
    globalThis.addEventListener?.(type, () => void load(), { once: true });
}

/** A region as it stands, also while it is fought for. */
export function regionNow(view: AnkhState, region: number): RegionForecast | null {
  return known()?.regions(view)[region] ?? null;
}
