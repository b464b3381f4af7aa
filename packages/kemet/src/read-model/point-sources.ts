import { POINT_FOR_DEFENSE } from '../tiles/moments.ts';

/** Where points come from. */
export const POINT_SOURCES = ['battles', 'tiles', 'temples', 'sanctuary', 'temporary'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** Which kind of source a permanent point belongs to. */
export function pointSource(source: string): PointSource {
  if (source === 'battle' || POINT_FOR_DEFENSE.list.some(({ kind }) => kind === source)) return 'battles';
  if (source === 'two-temples') return 'temples';
  return source === 'sanctuary' ? 'sanctuary' : 'tiles';
}
