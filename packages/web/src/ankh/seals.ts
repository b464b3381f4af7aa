import type { GodName, TokenName } from '@ennead/ankh/tables';
import type { IconName } from '../icons/icon-name.ts';
import type { Seal } from '../ui/seal.ts';

/** Those of the gods. */
export const godSeals: Readonly<Record<GodName, Seal>> = {
  amun: { colour: 'carnelian', pattern: 'bands', glyph: 'ram-profile' },
  anubis: { colour: 'amethyst', pattern: 'hatching', glyph: 'jackal' },
  isis: { colour: 'lapis', pattern: 'dots', glyph: 'throne' },
  osiris: { colour: 'malachite', pattern: 'columns', glyph: 'crook-and-flail' },
  ra: { colour: 'gold', pattern: 'rays', glyph: 'sun-disc' },
};

/** Pictures of the tokens that gods lay on the board. */
export const tokenIcons: Readonly<Record<TokenName, IconName>> = { underworld: 'sarcophagus' };

/** The seal of the god that a seat has chosen; null: chance will choose. */
export function sealOfGod(god: string | undefined): Seal | null {
  const seals: Readonly<Record<string, Seal>> = godSeals;
  return god === undefined ? null : (seals[god] ?? null);
}
