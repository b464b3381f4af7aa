import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { newGame } from '../testing/table.ts';
import { PHARAOH_NAMES } from './names.ts';

/** Every pharaoh with every layout of every scenario (P-SETUP-5). */
const TABLES = SCENARIOS.flatMap(({ id, layouts }) =>
  layouts.flatMap(({ players, layout = null }) =>
    PHARAOH_NAMES.map((pharaoh) => ({ pharaoh, scenario: id, layout, players })),
  ),
);

test.each(TABLES)(
  'P-SETUP-5, P-INV-1, P-INV-2, P-INV-3: $pharaoh in $scenario $layout for $players ends, every state sound',
  (table) => {
    const seed = JSON.stringify(table);
    const { state } = newGame(table, seed);
    const chance = chanceFrom(seed);
    for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
      expect(ankh.check(state), seed).toEqual([]);
      const [{ seat }, option] = randomAnswer(open, chance);
      ankh.apply(state, seat, option, null);
    }
    expect(state.outcome).not.toBeNull();
  },
);
