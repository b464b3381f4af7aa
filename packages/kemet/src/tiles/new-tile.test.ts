import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test, vi } from 'vitest';
import type { TileKind } from '../data/tiles.ts';
import type { KemetFact } from '../facts.ts';
import { kemet } from '../index.ts';
import { answer, factOf, newGame, table } from '../testing/table.ts';

/** A tile that is in no list of the game: two rows of the data table are all it needs. */
const idol = vi.hoisted(() => 'household-idol' as unknown as TileKind);

vi.mock(import('../data/tiles.ts'), async (original) => {
  const data = await original();
  const tile = {
    id: `white-1-${idol}`,
    kind: idol,
    name: 'Household Idol',
    colour: 'white',
    level: 1,
  } as const;
  const white = data.TILES.findIndex(({ colour }) => colour === 'white');
  return {
    ...data,
    TILE_KINDS: [...data.TILE_KINDS, idol],
    POWER_TILES: [...data.POWER_TILES, { name: tile.name, prayerWhenPraying: 3, strengthWhenDefending: 1 }],
    TILES: [...data.TILES.slice(0, white), tile, ...data.TILES.slice(white)],
  };
});

test('K-TILE-2: a new row of the table works at its moments', () => {
  const state = table({ seats: [{ prayer: 0, tiles: [idol] }] });
  const facts = answer(state, 0, 'middle-pray');
  expect(factOf(facts, 'prayer-gained')).toMatchObject({
    gained: 5,
    terms: [{}, { source: idol, value: 3 }],
  });
});

test('K-BUY-1, K-INV-5: games with a new tile stay sound, and it is bought', () => {
  let bought = 0;
  for (let game = 0; game < 8; game++) {
    const state = newGame({ players: 2 + (game % 4), roundLimit: 6 }, `idol ${game}`);
    const chance = chanceFrom(`idol ${game}`);
    const log: KemetFact[] = [];
    for (let open = kemet.decisions(state); open.length > 0; open = kemet.decisions(state)) {
      const wanted = open.find(({ options }) => (options as readonly unknown[]).includes(idol));
      const [{ seat }, option] = wanted === undefined ? randomAnswer(open, chance) : [wanted, idol];
      log.length = 0;
      kemet.apply(state, seat, option, log);
      expect(kemet.check(state)).toEqual([]);
      if (log.some((fact) => fact.type === 'tile-bought' && fact.kind === idol)) bought += 1;
    }
  }
  expect(bought).toBeGreaterThan(2);
});
