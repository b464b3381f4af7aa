import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

const noVeto = { discard: ['veto', 'veto'] } as const;

test('K-DI-7, K-MOVE-9, K-DEC-24: one teleport from any sector, without the price', () => {
  const table = given({ ...noVeto, seats: [{ hand: ['teleportation'], prayer: 1, units: { f1: 3 } }] });
  table.play(0, 'top-move');
  expect(table.options(0)).not.toContain('play:teleportation');
  table.play(0, 'f1', 'play:teleportation');
  expect(table.options(0)).toContain('card-teleport:t-delta');
  table.play(0, 'card-teleport:t-delta', 3);
  expect([table.state.prayer[0], table.state.move?.range ?? 'ended']).toEqual([0, 'ended']);
});

test('K-DI-7: the free teleport is the next step or lost', () => {
  const table = given({
    ...noVeto,
    seats: [{ hand: ['teleportation', 'prayer'], units: { f1: 3 }, tiles: ['god-speed'] }],
  });
  table.play(0, 'top-move', 'f1', 'play:teleportation', 'land:bank-w', 3);
  expect(table.options(0).filter((option) => String(option).startsWith('card-teleport'))).toEqual([]);
});

test('K-DEC-24: paid and free teleport to the same sector are different answers', () => {
  const table = given({
    ...noVeto,
    seats: [{ hand: ['teleportation'], units: { 'c1-a': 3 }, pyramids: { 'c1-a': 'red 1' }, prayer: 5 }],
  });
  table.play(0, 'top-move', 'c1-a', 'play:teleportation');
  expect(table.options(0)).toEqual(expect.arrayContaining(['teleport:t-west', 'card-teleport:t-west']));
});

test('K-DI-2, K-MOVE-11: without a destination it cannot be played', () => {
  const full = { 't-west': 5, 't-bank-w': 5, 'd-12': 1, f1: 1 };
  const table = given({
    ...noVeto,
    setup: FIRST_RULES,
    seats: [
      {
        hand: ['teleportation'],
        units: { ...full, f1: 0, 'd-12': 2 },
        tiles: ['teleport', 'stargate', 'priest-of-ra'],
      },
    ],
  });
  table.play(0, 'top-move', 'd-12', 'teleport:t-delta', 2, 'teleport:d-12', 2);
  expect(table.options(0)).not.toContain('play:teleportation');
});

test('K-RUL-36, K-DI-1: vetoed, the card and its cost are lost', () => {
  const table = given({
    seats: [{ hand: ['teleportation'], prayer: 1, units: { f1: 3 } }, { hand: ['veto'] }],
  });
  table.play(0, 'top-move', 'f1', 'play:teleportation');
  table.play(1, 'veto');
  expect([table.state.prayer[0], table.state.handSize, table.state.move?.freeTeleport]).toEqual([
    0,
    [0, 0],
    false,
  ]);
  table.always('veto', 'pass');
  expect(table.options(0)).not.toContain('card-teleport:t-west');
});
