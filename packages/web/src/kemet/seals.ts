import type { Seal } from '../ui/seal.ts';

/** Those of the five cities of Kemet, by seat. */
export const citySeals: readonly Seal[] = [
  { colour: 'carnelian', pattern: 'bands', glyph: 'lion' },
  { colour: 'lapis', pattern: 'dots', glyph: 'ibis' },
  { colour: 'malachite', pattern: 'columns', glyph: 'croc-jaws' },
  { colour: 'amethyst', pattern: 'hatching', glyph: 'cobra' },
  { colour: 'gold', pattern: 'rays', glyph: 'horus' },
];
