import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { contractTests } from '@ennead/kernel/contract';
import { expect, test, vi } from 'vitest';
import type { KemetFact } from '../../facts.ts';
import { kemet } from '../../index.ts';
import { enterTiles } from '../../tiles/module.ts';
import { given } from '../given.ts';
import { handOf } from '../hands.ts';
import { newGame } from '../table.ts';
import { IDOL, idol } from './idol.ts';

/** Its row of the table of kinds, and the tile itself among those on offer. */
vi.mock(import('../../data/tiles.ts'), async (original) => {
  const data = await original();
  const kind = 'household-idol' as unknown as typeof IDOL;
  const tile = { id: `white-1-${kind}`, kind, name: 'Household Idol', colour: 'white', level: 1 } as const;
  const white = data.TILES.findIndex(({ colour }) => colour === 'white');
  return {
    ...data,
    TILE_KINDS: [...data.TILE_KINDS, kind],
    POWER_TILES: [...data.POWER_TILES, { name: tile.name, prayerWhenPraying: 3, strengthWhenDefending: 1 }],
    TILES: [...data.TILES.slice(0, white), tile, ...data.TILES.slice(white)],
  };
});

enterTiles(idol);

/** The whole contract, played at random and checked: sound states, masked views, samples, positions, replay, undo. */
contractTests(test, kemet, {
  setups: {
    'with an idol': { players: 3, roundLimit: 6 },
  },
  seeds: ['a', 'b'],
  stride: 20,
});

test('K-TILE-2: a new row of the table works at its moments', () => {
  const table = given({ seats: [{ prayer: 0, tiles: [IDOL] }] });
  table.play(0, 'middle-pray');
  expect(table.told('prayer-gained')[0]).toMatchObject({
    gained: 5,
    terms: [{}, { source: IDOL, value: 3 }],
  });
});

test('K-NIGHT-5: a tile from a folder of its own asks its question, and keeps what only its owner sees', () => {
  const table = given({ phase: 'night', round: 2, seats: [{ tiles: [IDOL], hand: ['veto'] }] });
  expect(table.asked()).toEqual(['0 offering']);
  table.play(0, 'veto');
  expect(table.told('offered')[0]).toMatchObject({ seat: 0, cards: 1 });
  expect(handOf(table.state, 0)).not.toContain('veto');
  const kept = table.state.own['household-idol'];
  expect(kept?.cards).toHaveLength(1);
  expect(kemet.view(table.state, 0).own['household-idol']).toEqual(kept);
  expect(kemet.view(table.state, 1).own['household-idol']?.cards).toEqual([-1]);
  expect(kemet.check(table.state)).toEqual([]);
});

test('K-BUY-1, K-INV-5: games with a new tile stay sound, it is bought, and offerings are made', () => {
  const seen = { bought: 0, offered: 0 };
  for (let game = 0; game < 8; game++) {
    const table = newGame({ players: 2 + (game % 4), roundLimit: 6 }, `idol ${game}`);
    const chance = chanceFrom(`idol ${game}`);
    const log: KemetFact[] = [];
    for (let open = kemet.decisions(table.state); open.length > 0; open = kemet.decisions(table.state)) {
      const wanted = open.find(({ options }) => (options as readonly unknown[]).includes(IDOL));
      const [{ seat }, option] = wanted === undefined ? randomAnswer(open, chance) : [wanted, IDOL];
      log.length = 0;
      kemet.apply(table.state, seat, option, log);
      expect(kemet.check(table.state)).toEqual([]);
      for (const fact of log) {
        if (fact.type === 'tile-bought' && fact.kind === IDOL) seen.bought += 1;
        if (fact.type === 'offered') seen.offered += 1;
      }
    }
  }
  expect(seen.bought).toBeGreaterThan(2);
  expect(seen.offered).toBeGreaterThan(2);
});
