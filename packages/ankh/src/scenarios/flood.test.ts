import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceNamed } from '../map/spaces.ts';
import { given } from '../testing/given.ts';
import { flood } from './flood.ts';

const scenario = 'flood';

test('S-FLOOD-1, S-HID-2: layout A or B is agreed on or drawn at random', () => {
  expect(flood.layouts.map(({ layout }) => layout)).toEqual(['A', 'B']);
  const drawn = new Set<string | null>();
  for (let seed = 0; seed < 20; seed++) {
    const setup = ankh.setup({ players: 2, scenario });
    if (setup.ok) drawn.add(ankh.start(setup.value, String(seed), null).setup.layout);
  }
  expect(drawn).toEqual(new Set(['A', 'B']));
  expect(ankh.setup({ players: 2, scenario, layout: 'C' }).ok).toBe(false);
});

test('S-FLOOD-2, S-FLOOD-3: four pieces a seat, three regions, two neutral monuments in each', () => {
  for (const layout of flood.layouts) {
    const { state } = given({ scenario, layout: layout.layout as string });
    const { lands, regionCount } = groundOf(state);
    expect(regionCount).toBe(3);
    const neutral = layout.pieces
      .filter(({ player }) => player === undefined)
      .map(({ at }) => spaceNamed(at));
    expect(lands.map((land) => neutral.filter((space) => land.includes(space)).length)).toEqual([2, 2, 2]);
    for (const player of [1, 2])
      expect(layout.pieces.filter((each) => each.player === player)).toHaveLength(4);
  }
});

test('S-FLOOD-4, S-FLOOD-6: the delta is no region and has no conflict token; K2 belongs to the region of K3', () => {
  const { state } = given({ scenario, layout: 'A' });
  const ground = groundOf(state);
  expect(ground.regions[spaceNamed('F3')]).toBe(0);
  expect(ground.regions[spaceNamed('E1')]).toBe(0);
  expect(ground.regions[spaceNamed('K2')]).toBe(ground.regions[spaceNamed('K3')]);
  expect(state.conflict).toHaveLength(3);
});

test('S-FLOOD-5, S-FLOOD-7: nothing enters a closed space or is adjacent to one', () => {
  const table = given({ scenario, layout: 'A', pieces: { C4: 'warrior 0', A6: 'god 0', G9: 'god 1' } });
  const ground = groundOf(table.state);
  for (const around of ground.adjacent) for (const space of around) expect(ground.open[space]).toBe(true);
  table.take('move', 'C4');
  for (const option of table.options()) expect(ground.open[spaceNamed(option as string)]).toBe(true);
  const read = ankh.positions.read({
    players: 2,
    scenario,
    layout: 'A',
    pieces: { F3: 'god 0', G9: 'god 1' },
  });
  expect(read.ok).toBe(false);
});

test('S-FLOOD-8: guardians as for two players, and no merge', () => {
  const { state } = given({ scenario, layout: 'B' });
  expect(state.guardianSupply).toHaveLength(3);
});
