import { missing } from '@ennead/kernel';
import { canStand, putFigure } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { NO_TEAM, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { barredTo } from '../table/modules.ts';
import type { Guardian } from './guardian.ts';

/** Ends its move where an enemy stands, and pushes it one space. */
export const satet: Guardian = {
  name: 'satet',
  rule: 'A-SATET-1',
  figure: {
    addDestinations(state, from, range, spaces) {
      const within = groundOf(state).reach[range]?.[from] ?? [];
      for (let i = 0; i < within.length; i++) {
        const space = within[i] ?? missing();
        if (canPush(state, from, space) && pushSpaces(state, from, space).length > 0) spaces.push(space);
      }
    },
    pushSpaces,
  },
};

/** An enemy stands there, and Satet may: figures on tokens of the underworld are safe (A-SATET-3, A-SATET-4). */
function canPush(state: AnkhState, from: number, space: number): boolean {
  const enemy = state.figures[space] ?? missing();
  if (enemy === 0 || ownerOf(enemy) === NO_TEAM) return false;
  const team = ownerOf(state.figures[from] ?? missing());
  return ownerOf(enemy) !== team && !barredTo(state, team).includes(space);
}

/** Neighbouring empty land, across rivers and camels too; Satet has left its own space (A-SATET-2). */
function pushSpaces(state: AnkhState, from: number, to: number): number[] {
  const ground = groundOf(state);
  const barred = barredTo(state, ownerOf(state.figures[to] ?? missing()));
  const { figures } = state;
  putFigure(state, from, 0);
  const spaces = (ground.neighbours[to] ?? missing()).filter((space) =>
    canStand(state, ground, barred, space),
  );
  state.figures = figures;
  return spaces;
}
