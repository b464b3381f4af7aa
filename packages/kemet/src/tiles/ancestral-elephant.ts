import type { PowerTile } from './tile.ts';

/** Brings the Ancestral Elephant. */
export const ancestralElephant: PowerTile = {
  kind: 'ancestral-elephant',
  creature: 'ancestral-elephant',
};
