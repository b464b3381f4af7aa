import { missing } from '@ennead/kernel';
import { kindOf, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import { guardianOf, isGuardian } from './kinds.ts';

/** Guardians of one size that the team owns, on the board or in its pool (A-COMP-9). */
export function guardiansOwned(state: AnkhState, team: number, base: number): number {
  let owned = 0;
  for (const kind of teamAt(state, team).guardians) if (guardianOf(kind).base === base) owned += 1;
  const { figures } = state;
  for (let space = 0; space < figures.length; space++) {
    const figure = figures[space] ?? missing();
    if (figure === 0 || ownerOf(figure) !== team) continue;
    const kind = kindOf(figure);
    if (isGuardian(kind) && guardianOf(kind).base === base) owned += 1;
  }
  return owned;
}
