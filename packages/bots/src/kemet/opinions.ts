import { byNumber, type Opinions } from '../opinion.ts';

/** Actions are seldom wasted, troops seldom split, creatures seldom left behind. */
export const KEMET_OPINIONS: Opinions = {
  'hand-of-god': { none: 0.1 },
  reinforcements: { stop: 0.1 },
  enlistment: { stop: 0.1 },
  'raise-pyramid': { none: 0.1 },
  'raise-level': { none: 0.1 },
  tile: { none: 0.1 },
  'creature-place': { reserve: 0.1 },
  'recruit-district': { done: 0.3 },
  'recruit-units': byNumber,
  'recruit-creature': { none: 0.1 },
  start: { none: 0.1 },
  step: { end: 0.7 },
  'step-units': byNumber,
  'step-creature': { with: 3 },
  winner: { stay: 3 },
};
