import { ruled } from '@ennead/kernel';
import { spaceNamed } from '../../map/spaces.ts';
import { monumentKind, SITE } from '../../pieces.ts';
import type { AnkhState } from '../../state.ts';

/** Followers that lie on a building site (S-REBUILD-1), unless a layout of the table's own says otherwise. */
export const SITE_FOLLOWERS = 3;

/** The followers that lie on the site of a space; 0 where there is none. */
export function siteFollowers(state: AnkhState, space: number): number {
  if (monumentKind(state.monuments[space] ?? 0) !== SITE) return 0;
  if (ruled(state, 'site-followers') === 'three') return SITE_FOLLOWERS;
  const own = state.setup.customLayout?.pieces.find(({ at }) => spaceNamed(at) === space);
  return own?.followers ?? SITE_FOLLOWERS;
}
