import { GUARDIANS } from '../table/things.ts';
import type { FigureHooks } from '../turn/hooks.ts';
import type { Guardian } from './guardian.ts';
import { guardianNamed } from './kinds.ts';

const byKind: (Guardian | undefined)[] = [];
let known = 0;

/** The guardian of a figure kind; undefined for gods and warriors. */
export function guardianOfKind(kind: number): Guardian | undefined {
  for (; known < GUARDIANS.length; known++) {
    const guardian = GUARDIANS[known];
    if (guardian !== undefined) byKind[guardianNamed(guardian.name).kind] = guardian;
  }
  return byKind[kind];
}

export function hooksOfKind(kind: number): FigureHooks | undefined {
  return guardianOfKind(kind)?.figure;
}
