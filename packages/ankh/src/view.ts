import { NO_CHANCE, type Viewer } from '@ennead/kernel';
import { clone } from './clone.ts';
import { cloneBattle, coverBattle } from './conflict/battle-state.ts';
import type { AnkhState } from './state.ts';
import { copyPlain } from './table/copy-plain.ts';
import { coveringOf } from './table/modules.ts';

/** Everything is public but cards and bids not yet revealed; both seats of a merged god see those of their team (A-HID-1). */
export function view(state: AnkhState, viewer: Viewer): AnkhState {
  return mask(clone(state), viewer);
}

/** The same of a state that nobody will change: only what may be masked is copied. */
export function cover(state: AnkhState, viewer: Viewer): AnkhState {
  const { battle, scenario } = state;
  const copies: Partial<AnkhState> = {
    battle: battle === null ? null : cloneBattle(battle),
    scenario: scenario === null ? null : copyPlain(scenario),
  };
  return mask({ ...state, ...copies }, viewer);
}

function mask(seen: AnkhState, viewer: Viewer): AnkhState {
  seen.chance = [...NO_CHANCE];
  const team = viewer === null ? -1 : (seen.teamOf[viewer] ?? -1);
  if (seen.battle !== null) coverBattle(seen.battle, team);
  for (const part of coveringOf(seen)) part.cover?.(seen, team);
  return seen;
}
