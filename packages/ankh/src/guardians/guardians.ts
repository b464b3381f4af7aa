import type { FigureHooks } from '../turn/hooks.ts';
import { androsphinx } from './androsphinx.ts';
import { apep } from './apep.ts';
import { catMummy } from './cat-mummy.ts';
import { giantScorpion } from './giant-scorpion.ts';
import type { Guardian } from './guardian.ts';
import { mummy } from './mummy.ts';
import { satet } from './satet.ts';

/** All guardians in the order of their levels. */
export const GUARDIANS: readonly Guardian[] = [satet, catMummy, mummy, apep, giantScorpion, androsphinx];

const KINDS = 16;

/** By figure kind; undefined for gods and warriors. */
export const GUARDIAN_BY_KIND: readonly (Guardian | undefined)[] = Array.from({ length: KINDS }, (_, kind) =>
  GUARDIANS.find((guardian) => guardian.kind === kind),
);

export function hooksOfKind(kind: number): FigureHooks | undefined {
  return GUARDIAN_BY_KIND[kind]?.figure;
}
