import type { SeatLook } from '../table/game-table.ts';

/** Colour, pattern and glyph; the name comes from the language. */
export type Seal = Omit<SeatLook, 'name'>;
