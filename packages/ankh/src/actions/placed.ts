import { missing, procedure } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { kindOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { type HookFrame, ON_SUMMONED } from '../turn/moments.ts';

/** `seat` answers for the team of the figure on `space`. */
export interface PlacedFrame extends HookFrame {
  readonly procedure: 'placed';
  readonly space: number;
}

/** What follows every summon of any sort, a returning Mummy's included (A-SUM-8): suns, then aiming. */
export const placed = procedure<AnkhState, PlacedFrame, AnkhFact>(
  { run: (state, frame, log) => ON_SUMMONED(state, frame, log, frame.space) },
  {
    run(state, { seat, space }, log) {
      hooksOfKind(kindOf(state.figures[space] ?? missing()))?.onStanding?.(state, seat, space, log);
      return 'next';
    },
  },
);
