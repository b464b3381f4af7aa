import { expect, test } from 'vitest';
import { PHARAOH_NAMES } from '../../pharaohs/names.ts';
import { SCENARIOS } from '../../scenarios/scenarios.ts';
import { referee } from './referee.ts';

/** Tables and options are compared at one decision of so many. */
const EVERY = 7;

const TABLES = SCENARIOS.flatMap(({ id, layouts }) =>
  layouts.map(({ players, layout = null }) => ({ scenario: id, players, layout })),
);

/** Powers and guardians from the first turn on, and a red section that some survive. */
const RICH = { startFollowers: 12, unlockCosts: [0, 0, 0], redSection: 5 };

test.each(TABLES)('$scenario $layout for $players: a referee who knows only the facts agrees', (table) => {
  for (const [at, pharaoh] of [null, ...PHARAOH_NAMES].entries()) {
    const houseRules = at % 2 === 1 ? RICH : {};
    const seed = `${JSON.stringify(table)} ${pharaoh}`;
    expect(() =>
      referee({ ...table, pharaoh, houseRules }, seed, (move) => move % EVERY === at),
    ).not.toThrow();
  }
});
