import type { PowerTile } from './tile.ts';

/** The gold token: a Move or a Recruit on the apex (K-DAY-4). */
export const divineWill: PowerTile = {
  kind: 'divine-will',
  goldToken: 1,
};
