import { type Layout, readLayout, SCENARIO_BOXES } from '@ennead/ankh/tables';
import { expect, test } from 'vitest';
import { emptyLayout, toggleCamel, touch, withPlayers } from './draft.ts';

const put = (layout: Layout, tool: Parameters<typeof touch>[1], at: string, player: number | null = null) =>
  touch(layout, tool, at, player, 'City');

test('a layout is drawn from nothing until it can be played', () => {
  let layout = emptyLayout(2);
  for (const [at, player] of [
    ['B6', 1],
    ['G8', 2],
  ] as const)
    layout = put(layout, 'god', at, player);
  layout = put(put(layout, 'warrior', 'B5', 1), 'warrior', 'G7', 2);
  expect(readLayout(layout).ok).toBe(false);
  for (const at of ['B8', 'F2', 'H6']) layout = put(layout, 'number', at);
  expect(readLayout(layout)).toEqual({ ok: true, value: layout });
  expect(Object.values(layout.conflictOrder).sort()).toEqual([1, 2, 3]);
});

test('the same touch again takes a piece away, another one takes its place', () => {
  const temple = put(emptyLayout(2), 'temple', 'D1');
  expect(temple.pieces).toEqual([{ at: 'D1', piece: 'temple' }]);
  expect(put(temple, 'temple', 'D1').pieces).toEqual([]);
  expect(put(temple, 'obelisk', 'D1', 2).pieces).toEqual([{ at: 'D1', piece: 'obelisk', player: 2 }]);
  expect(put(temple, 'city', 'D1')).toMatchObject({ pieces: [], cities: [{ at: 'D1', name: 'City' }] });
});

test('a god is in one place, water takes nothing, a closed space loses what it held', () => {
  const layout = put(put(emptyLayout(2), 'god', 'B6', 1), 'god', 'B8', 1);
  expect(layout.pieces).toEqual([{ at: 'B8', piece: 'god', player: 1 }]);
  expect(put(layout, 'temple', 'E1')).toEqual(layout);
  const closed = put(layout, 'closed', 'B8');
  expect(closed).toMatchObject({ pieces: [], closed: ['B8'] });
  expect(put(closed, 'closed', 'B8')).not.toHaveProperty('closed');
});

test('a number goes on by one and changes places with its neighbour', () => {
  let layout = emptyLayout(2);
  for (const at of ['B8', 'F2', 'H6']) layout = put(layout, 'number', at);
  const before = layout.conflictOrder;
  const west = Object.keys(before).find((name) => before[name] === 1) as string;
  const after = put(layout, 'number', 'B8').conflictOrder;
  expect(after[west]).toBe(2);
  expect(Object.values(after).sort()).toEqual([1, 2, 3]);
});

test('camels are laid and lifted; players who leave take their pieces along', () => {
  const layout = SCENARIO_BOXES[0].layouts.find(({ players }) => players === 3) as Layout;
  expect(toggleCamel(toggleCamel(layout, 'A4-A5'), 'A4-A5').camels).toEqual(layout.camels);
  expect(withPlayers(layout, 2).pieces.some(({ player }) => player === 3)).toBe(false);
});
