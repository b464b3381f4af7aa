import { missing } from '@ennead/kernel';
import { countsAs } from '../monuments.ts';
import { controllerOf, OBELISK, PYRAMID, TEMPLE } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Power } from './power.ts';

/** Monuments of one kind that make the god so strong. */
const MONUMENTS = 3;
const STRENGTH = 3;

export const resplendent: Power = {
  name: 'resplendent',
  rule: 'A-POW-5',
  conflict: {
    godBaseStrength: (state, team) => (isShining(state, team) ? STRENGTH : 0),
  },
};

/** It controls three monuments of one kind, anywhere. */
function isShining({ monuments }: AnkhState, team: number): boolean {
  let [obelisks, temples, pyramids] = [0, 0, 0];
  for (let space = 0; space < monuments.length; space++) {
    const monument = monuments[space] ?? missing();
    if (monument === 0 || controllerOf(monument) !== team) continue;
    if (countsAs(monument, OBELISK)) obelisks += 1;
    if (countsAs(monument, TEMPLE)) temples += 1;
    if (countsAs(monument, PYRAMID)) pyramids += 1;
  }
  return Math.max(obelisks, temples, pyramids) >= MONUMENTS;
}
