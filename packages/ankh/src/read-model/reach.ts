import { gatesBarredTo } from '../gods/kept.ts';
import { groundOf } from '../ground/ground.ts';
import { ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { moveRange } from './prices.ts';

/**
 * Where a Move could take the figure on a space (A-MOVE-5). What only its guardian may do beyond that, pushing others or
 * coming back, is left out.
 */
export function withinReach(view: AnkhState, from: number): number[] {
  const ground = groundOf(view);
  const barred = gatesBarredTo(view, ownerOf(view.figures[from] ?? 0));
  return (ground.reach[moveRange(view)]?.[from] ?? []).filter(
    (space) =>
      ground.standable[space] === true &&
      view.figures[space] === 0 &&
      view.monuments[space] === 0 &&
      !barred.includes(space),
  );
}
