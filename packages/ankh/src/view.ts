import { NO_CHANCE, type Viewer } from '@ennead/kernel';
import { clone } from './clone.ts';
import { coverBattle } from './conflict/battle-state.ts';
import type { AnkhState } from './state.ts';
import { coveringOf } from './table/modules.ts';

/** Everything is public but cards and bids not yet revealed; both seats of a merged god see those of their team (A-HID-1). */
export function view(state: AnkhState, viewer: Viewer): AnkhState {
  const seen = clone(state);
  seen.chance = [...NO_CHANCE];
  const team = viewer === null ? -1 : (seen.teamOf[viewer] ?? -1);
  if (seen.battle !== null) coverBattle(seen.battle, team);
  for (const part of coveringOf(seen)) part.cover?.(seen, team);
  return seen;
}
