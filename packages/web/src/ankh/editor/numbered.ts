import type { SeatLook } from '../../table/game-table.ts';
import { plainLook } from '../../ui/plain-look.ts';

/** Players of a layout are numbers: which god sits where is not known yet. */
export function numbered(player: number): SeatLook {
  return { ...plainLook(player - 1, ''), number: player };
}
