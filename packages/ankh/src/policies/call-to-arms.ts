import { beginSummon, canSummonAny } from '../actions/summon.ts';
import type { Policy } from './policy.ts';

/** The Summon action once more, in full (P-POLICY-8). */
export const callToArms: Policy = {
  name: 'call-to-arms',
  rule: 'P-CARD-1',
  canPlay: canSummonAny,
  play: beginSummon,
};
