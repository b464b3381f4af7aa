import type { AnkhState } from '@ennead/ankh/tables';

/** Followers waiting on a building site; the scenario keeps them. */
export function siteFollowers(view: AnkhState, space: number): number {
  const kept = view.scenario as { readonly followers?: readonly number[] } | null;
  return kept?.followers?.[space] ?? 0;
}
