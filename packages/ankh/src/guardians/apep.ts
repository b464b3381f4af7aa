import { APEP } from '../pieces.ts';
import type { Guardian } from './guardian.ts';

/** May be summoned on any water that holds no figure; never moves onto water (A-APEP-1 to A-APEP-3). */
export const apep: Guardian = { kind: APEP, rule: 'A-APEP-1' };

/** Only Apep is ever on water (A-MAP-4). */
export function isSummonedOnWater(kind: number): boolean {
  return kind === APEP;
}
