import { countsAs } from '../monuments.ts';
import { controllerOf, OBELISK, PYRAMID, TEMPLE } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { POWER_NUMBERS } from './numbers.ts';
import type { Power } from './power.ts';

const { monuments: MONUMENTS, strength: STRENGTH } = POWER_NUMBERS.resplendent;

export const resplendent: Power = {
  name: 'resplendent',
  rule: 'A-POW-5',
  conflict: {
    godBaseStrength: (state, team) => (isShining(state, team) ? STRENGTH : 0),
  },
};

/** It controls three monuments of one kind, anywhere. */
function isShining({ monuments }: AnkhState, team: number): boolean {
  for (const kind of [OBELISK, TEMPLE, PYRAMID]) {
    let count = 0;
    for (const monument of monuments)
      if (monument !== 0 && controllerOf(monument) === team && countsAs(monument, kind)) count += 1;
    if (count >= MONUMENTS) return true;
  }
  return false;
}
