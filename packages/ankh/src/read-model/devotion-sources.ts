/** Where devotion comes from; `lost` counts what went again. */
export const DEVOTION_SOURCES = ['start', 'majorities', 'battles', 'domination', 'powers'] as const;
export type DevotionSource = (typeof DEVOTION_SOURCES)[number];

/** Which kind of source a gain belongs to. */
export function devotionSource(source: string): DevotionSource {
  if (source === 'majorities' || source === 'domination') return source;
  return source === 'battle' || source === 'victory' ? 'battles' : 'powers';
}
