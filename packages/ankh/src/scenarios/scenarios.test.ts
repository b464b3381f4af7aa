import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { newGame } from '../testing/table.ts';
import { SCENARIOS } from './scenarios.ts';

test('S-GEN-1: a scenario is refused for a number of players it does not support', () => {
  const refused = ankh.setup({ players: 5, scenario: 'flood' });
  expect(refused).toMatchObject({ ok: false, problem: { code: 'bad-scenario' } });
  expect(ankh.setup({ players: 3, scenario: 'atlantis' }).ok).toBe(false);
});

test('S-GEN-2: number 1 of a layout is the first seat, whatever its god', () => {
  const table = newGame({ players: 2, scenario: 'old-kingdom', firstSeat: 1, gods: ['ra', 'isis'] }, 'a');
  const [layout] = (SCENARIOS.find(({ id }) => id === 'old-kingdom') ?? { layouts: [] }).layouts;
  const god = layout?.pieces.find(({ piece, player }) => piece === 'god' && player === 1)?.at as string;
  expect(table.at(god)).toBe('god 1');
});

test('S-GEN-5: the scenario is laid out from pools and supply before the first turn', () => {
  for (const { id, layouts } of SCENARIOS)
    for (const { players, layout = null } of layouts) {
      const { state } = newGame({ players, scenario: id, layout }, 'a');
      expect(ankh.check(state), `${id} ${players}`).toEqual([]);
      expect(state.event).toBe(0);
    }
});
