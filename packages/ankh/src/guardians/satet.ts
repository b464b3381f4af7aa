import { canStand, isBarred } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { NO_TEAM, ownerOf, SATET } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Guardian } from './guardian.ts';

/** May end a move on an enemy figure, which gives way to a neighbouring space (A-SATET-1 to A-SATET-4). */
export const satet: Guardian = {
  kind: SATET,
  rule: 'A-SATET-1',
  figure: {
    addDestinations(state, from, spaces) {
      const ground = groundOf(state);
      const team = ownerOf(state.figures[from] as number);
      for (const space of ground.reach[state.setup.houseRules.moveRange]?.[from] ?? [])
        if (isPushable(state, team, space) && pushSpaces(state, from, space).length > 0) spaces.push(space);
    },
    pushSpaces,
  },
};

/** An enemy figure on a space that Satet itself may stand on. The pharaoh is nobody's enemy. */
function isPushable(state: AnkhState, team: number, space: number): boolean {
  const figure = state.figures[space] as number;
  if (figure === 0) return false;
  const owner = ownerOf(figure);
  return owner !== team && owner !== NO_TEAM && !isBarred(state, team, space);
}

/** Rivers and camels do not block a push; Satet's starting space is free for it (A-SATET-2). */
function pushSpaces(state: AnkhState, from: number, to: number): number[] {
  const ground = groundOf(state);
  const owner = ownerOf(state.figures[to] as number);
  return (ground.neighbours[to] as readonly number[]).filter((space) =>
    space === from
      ? ground.standable[space] === true && !isBarred(state, owner, space)
      : canStand(state, ground, owner, space),
  );
}
