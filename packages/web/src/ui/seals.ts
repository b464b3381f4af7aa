import type { SeatLook } from '../table/game-table.ts';

/** Colour, pattern and glyph; the name comes from the language. */
export type Seal = Omit<SeatLook, 'name'>;

export const godSeals = {
  amun: { colour: 'carnelian', pattern: 'bands', glyph: 'ram-profile' },
  anubis: { colour: 'amethyst', pattern: 'hatching', glyph: 'jackal' },
  isis: { colour: 'lapis', pattern: 'dots', glyph: 'throne' },
  osiris: { colour: 'malachite', pattern: 'columns', glyph: 'crook-and-flail' },
  ra: { colour: 'gold', pattern: 'rays', glyph: 'sun-disc' },
} as const satisfies Readonly<Record<string, Seal>>;

/** Those of the five cities of Kemet, by seat. */
export const citySeals: readonly Seal[] = [
  { colour: 'carnelian', pattern: 'bands', glyph: 'lion' },
  { colour: 'lapis', pattern: 'dots', glyph: 'ibis' },
  { colour: 'malachite', pattern: 'columns', glyph: 'croc-jaws' },
  { colour: 'amethyst', pattern: 'hatching', glyph: 'cobra' },
  { colour: 'gold', pattern: 'rays', glyph: 'horus' },
];

/** The seal of a seat before play; null: it is not known yet whom it will play. */
export function sealBefore(game: string, seat: number, god: string | undefined): Seal | null {
  if (game === 'kemet') return citySeals[seat] ?? null;
  return god !== undefined && god in godSeals ? godSeals[god as keyof typeof godSeals] : null;
}
