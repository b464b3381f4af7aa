import type { Frame } from '@ennead/kernel';
import type { ConflictFrame } from '../conflict/conflict.ts';
import type { AnkhState } from '../state.ts';

/** The region that a Conflict is at, fought over or dominated; -1 for none. */
export function regionResolved({ battle, frames }: AnkhState): number {
  return battle?.region ?? frames.find(isConflict)?.region ?? -1;
}

function isConflict(frame: Frame): frame is ConflictFrame {
  return frame.procedure === 'conflict';
}
