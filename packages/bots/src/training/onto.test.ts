import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { ShippedNet } from '../games.ts';
import { type NetFile, numbersOf } from '../net/file.ts';
import type { Net } from '../net/net.ts';
import { shippedFor, withMore } from './onto.ts';

const net: Net = {
  ...{ sideInputs: 2, tableInputs: 1, phases: 2, hidden: 1 },
  weights: Int16Array.of(1, 2, 3, 4, 5),
  bias: Int16Array.of(6),
  out: Int16Array.of(7),
  direct: Int16Array.of(10, -20, 30, 32_000),
};
const { sideInputs, tableInputs, phases, hidden } = net;
const file: NetFile = {
  ...{ format: 2, game: 'toy', players: [2], rules: 1, inputs: '', numbers: numbersOf(net) },
  made: { command: '', commit: '', date: '', games: 0 },
  ...{ sideInputs, tableInputs, phases, hidden },
};
const load = async () => file;
const NETS: readonly ShippedNet[] = [
  { players: [2], load },
  { players: [3, 4], doubted: [4], load },
  { players: [5, 6], doubted: [5, 6], load },
];

test('a corrected net differs in what inputs count as they are, and no number runs over', () => {
  const more = withMore({ net, times: 1 }, Int16Array.of(1, -2, 0, 1000));
  expect(more).toEqual({ ...net, direct: Int16Array.of(11, -22, 30, 32_767) });
});

test('where only a part of what a net says is believed, the correction is larger within', async () => {
  const { times } = (await shippedFor(NETS, [5, 6])) ?? missing();
  expect(times).toBe(1.6);
  expect(withMore({ net, times }, Int16Array.of(5, -5, 0, 0)).direct.slice(0, 2)).toEqual(
    Int16Array.of(18, -28),
  );
});

test('the net that serves all numbers of players is taken, if it is doubted at all of them or at none', async () => {
  expect(await shippedFor(NETS, [2])).toEqual({ net, times: 1 });
  expect((await shippedFor(NETS, [3]))?.times).toBe(1);
  expect((await shippedFor(NETS, [4]))?.times).toBe(1.6);
  expect(await shippedFor(NETS, [3, 4])).toBeNull();
  expect(await shippedFor(NETS, [2, 3])).toBeNull();
});
