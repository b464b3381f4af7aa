import type { Seal } from '../ui/seal.ts';

/** Those of the gods. */
export const godSeals = {
  amun: { colour: 'carnelian', pattern: 'bands', glyph: 'ram-profile' },
  anubis: { colour: 'amethyst', pattern: 'hatching', glyph: 'jackal' },
  isis: { colour: 'lapis', pattern: 'dots', glyph: 'throne' },
  osiris: { colour: 'malachite', pattern: 'columns', glyph: 'crook-and-flail' },
  ra: { colour: 'gold', pattern: 'rays', glyph: 'sun-disc' },
} as const satisfies Readonly<Record<string, Seal>>;

/** The seal of the god that a seat has chosen; null: chance will choose. */
export function sealOfGod(god: string | undefined): Seal | null {
  return god !== undefined && god in godSeals ? godSeals[god as keyof typeof godSeals] : null;
}
