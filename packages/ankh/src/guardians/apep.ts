import type { Guardian } from './guardian.ts';

/** May be summoned on any water without a figure, or as usual on land (A-APEP-1). */
export const apep: Guardian = { name: 'apep', rule: 'A-APEP-1', figure: { onWater: true } };
