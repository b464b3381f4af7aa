import { beginMove, canMoveAny } from '../actions/move.ts';
import type { Policy } from './policy.ts';

/** The Move action once more, in full (P-POLICY-8). */
export const doubleMarch: Policy = {
  name: 'double-march',
  rule: 'P-CARD-1',
  canPlay: canMoveAny,
  play: beginMove,
};
