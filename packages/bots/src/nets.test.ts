import { chanceFrom, type Game, hash, missing, playRandomly } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { ankhEntry } from './ankh/entry.ts';
import { chances } from './judgement.ts';
import { kemetEntry } from './kemet/entry.ts';
import { netFrom } from './net/file.ts';
import { leadersOf, learned } from './net/learned.ts';
import type { Inputs } from './net/net.ts';

const LARGEST = 200 * 1024;

describe.each([
  ['ankh', ankhEntry],
  ['kemet', kemetEntry],
] as const)('nets of %s', (id, { engine, judgement, inputs, nets = [] }) => {
  const seen = async (): Promise<Inputs> => (await inputs?.()) ?? missing();

  test('each fits the inputs and rules of today, says what made it and is small', async () => {
    const { ofSide, ofTable } = await seen();
    for (const { players, load } of nets) {
      const file = await load();
      expect(file).toMatchObject({ format: 2, game: id, rules: engine.rules });
      expect(players).toEqual(expect.arrayContaining([...file.players]));
      expect(file.inputs).toBe(hash([ofSide.names, ofTable.names]));
      expect(file.made.command).toMatch(/^npx ennead train --game /);
      expect(file.made.games).toBeGreaterThan(100);
      expect(file.numbers.length).toBeLessThan(LARGEST);
    }
  });

  const tables = nets.flatMap((net) => net.players.map((count) => [count, net] as const));
  test.each(tables)(
    'with %i players chances add up to one and are not those of the judgement',
    async (count, { doubted, load }) => {
      const net = netFrom(await load());
      const better = learned(judgement, await seen(), new Map([[count, net]]), doubted);
      const setup = (engine as Game).setup({ players: count });
      if (!setup.ok) throw new Error(setup.problem.message);
      const state = engine.start(setup.value, 'nets', null);
      const chance = chanceFrom('nets');
      let other = 0;
      for (let i = 0; i < 20 && engine.outcome(state) === null; i++) {
        playRandomly(engine, state, chance, 3 * count);
        if (engine.outcome(state) !== null) break;
        const shares = better.chances?.(state, count) as number[];
        const sides = leadersOf(judgement, state, count).map((seat) => shares[seat] ?? missing());
        expect(sides.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        const [alone = 0] = chances(judgement, state, count);
        if (Math.abs(alone - (shares[0] ?? missing())) > 0.01) other += 1;
      }
      expect(other).toBeGreaterThan(5);
    },
  );
});
