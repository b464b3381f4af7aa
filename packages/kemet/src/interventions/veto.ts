import type { OpenIntervention } from './intervention.ts';

/** Cancels a card just played (K-INT-1 to K-INT-4). What it does is told by its place in the chain of cards. */
export const veto: OpenIntervention = {
  id: 'veto',
  takeEffect() {},
};
