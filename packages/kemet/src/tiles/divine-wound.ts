import type { PowerTile } from './tile.ts';

/** Cards discarded after the reveal are +1 strength each (K-BATTLE-10). */
export const divineWound: PowerTile = {
  kind: 'divine-wound',
  discardsForStrength: 1,
};
