import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-MOVE-1, K-MOVE-18, K-DEC-23: a Move starts in one sector with own units, or not at all', () => {
  const table = given({ seats: [{ units: { f1: 1, 'c2-a': 2 } }, { units: { f2: 1 } }] });
  table.play(0, 'top-move');
  expect(table.options(0)).toEqual(['c2-a', 'f1', 'none']);
  table.play(0, 'f1');
  expect(table.options(0)).toContain('end');
  table.play(0, 'end');
  expect(table.at('f1')).toBe('0: 1');
});

test('K-MOVE-2, K-MOVE-3, K-DEC-25: part of a troop goes, the rest stays', () => {
  const table = given({ seats: [{ units: { f1: 4 } }] });
  table.play(0, 'top-move', 'f1', 'land:bank-w');
  expect(table.options(0)).toEqual([1, 2, 3, 4]);
  table.play(0, 3);
  expect([table.at('f1'), table.at('bank-w')]).toEqual(['0: 1', '0: 3']);
});

test('K-MOVE-3, K-MOVE-4, K-EX-32, K-RUL-20: units are picked up and dropped within the troop limit', () => {
  const tiles = ['god-speed'] as const;
  const table = given({ seats: [{ units: { f1: 3, 'd-12': 2 }, tiles }] });
  table.play(0, 'top-move', 'f1', 'land:d-12', 3, 'land:f2');
  expect(table.options(0)).toEqual([1, 2, 3, 4, 5]);
  table.play(0, 4);
  expect([table.at('d-12'), table.at('f2')]).toEqual(['0: 1', '0: 4']);
  const four = given({ seats: [{ units: { f1: 4, 'd-12': 2 }, tiles }] });
  four.play(0, 'top-move', 'f1', 'land:d-12');
  expect(four.options(0)).toEqual([1, 2, 3]);
  const full = given({ seats: [{ units: { f1: 4, 'd-12': 5 }, tiles }] });
  full.play(0, 'top-move', 'f1');
  expect(full.options(0)).not.toContain('land:d-12');
});

test('K-MOVE-5, K-RUL-9: joining a troop with a creature adds no range', () => {
  const table = given({
    seats: [{ units: { f1: 2, 'd-12': 2 }, tiles: ['mummy'], creatures: { mummy: 'd-12' }, hand: ['veto'] }],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2);
  expect(table.options(0)).toEqual(['end']);
});

test('K-RUL-10, K-RUL-12, K-MOVE-19, K-CREA-5: the range stays when the creature is left behind; alone it goes home', () => {
  const table = given({
    setup: FIRST_RULES,
    seats: [{ units: { f1: 3, 'c1-b': 1 }, tiles: ['royal-scarab'], creatures: { 'royal-scarab': 'f1' } }],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 3, 'with');
  expect(table.told('range-fixed')[0]?.range).toBe(3);
  table.play(0, 'land:f2', 3, 'without');
  expect(table.whereIs('royal-scarab')).toBe('c1-b');
  expect(table.options(0)).toContain('land:bank-w');
});

test('K-RUL-11: a creature left behind at the first step gives no range', () => {
  const table = given({
    seats: [{ units: { f1: 3 }, tiles: ['royal-scarab'], creatures: { 'royal-scarab': 'f1' } }],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2, 'without');
  expect(table.told('range-fixed')[0]?.range).toBe(1);
  expect([table.whereIs('royal-scarab'), table.state.move]).toEqual(['f1', null]);
});

test('K-MOVE-6, K-MOVE-7, K-EX-8, K-RUL-15: a teleport from a pyramid costs 2 and no range', () => {
  const table = given({
    setup: { players: 5 },
    order: [1, 0, 2, 3, 4],
    seats: [{}, { units: { 'c2-b': 3 }, pyramids: { 'c2-b': 'red 1' }, prayer: 2 }],
  });
  table.play(1, 'top-move', 'c2-b', 'teleport:t-bank-e', 3);
  expect([table.state.prayer[1], table.state.move?.range]).toEqual([0, 1]);
  expect(table.options(1)).toEqual(['land:bank-e', 'harbor:bank-w', 'end']);
});

test('K-MOVE-7, K-PAY-1: no pyramid or no prayer, no teleport; a foreign pyramid will do', () => {
  const none = given({ seats: [{ units: { 'c1-a': 2 }, prayer: 5 }] });
  none.play(0, 'top-move', 'c1-a');
  expect(none.options(0)).not.toContain('teleport:t-west');
  const poor = given({ seats: [{ units: { 'c1-a': 2 }, prayer: 1, pyramids: { 'c1-a': 'red 1' } }] });
  poor.play(0, 'top-move', 'c1-a');
  expect(poor.options(0)).not.toContain('teleport:t-west');
  const foreign = given({ seats: [{ units: { 'c2-a': 2 } }, { pyramids: { 'c2-a': 'red 1' } }] });
  foreign.play(0, 'top-move', 'c2-a');
  expect(foreign.options(0)).toContain('teleport:t-west');
});

test('K-EX-9, K-MOVE-5, K-MOVE-6, K-MOVE-10: three steps by land and harbor with range 3, not with 2', () => {
  const seats = (tiles: readonly ('god-speed' | 'deep-desert-snake')[]) => [
    {},
    { units: { 'c2-b': 3 }, tiles, creatures: { 'deep-desert-snake': 'c2-b' } },
  ];
  const setup = { players: 5 };
  const table = given({ setup, order: [1, 0, 2, 3, 4], seats: seats(['god-speed', 'deep-desert-snake']) });
  const steps = ['land:f2', 3, 'with', 'land:bank-w', 3] as const;
  table.play(1, 'top-move', 'c2-b', ...steps, 'with', 'harbor:t-bank-e', 3);
  expect([table.at('t-bank-e'), table.state.prayer[1], table.state.move]).toEqual(['1: 3', 5, null]);
  const shorter = given({ setup, order: [1, 0, 2, 3, 4], seats: seats(['deep-desert-snake']) });
  shorter.play(1, 'top-move', 'c2-b', ...steps);
  expect(shorter.state.move).toBeNull();
});

test('K-MOVE-12, K-MOVE-13, K-EX-29, K-RUL-6, K-RUL-7: walls let only the first step in', () => {
  const setup = { players: 5 };
  const order = [2, 0, 1, 3, 4];
  const later = given({ setup, order, seats: [{}, {}, { units: { 'd-12': 3 }, tiles: ['god-speed'] }] });
  later.play(2, 'top-move', 'd-12', 'land:f1', 3);
  expect(later.options(2)).not.toContain('land:c1-a');
  const first = given({ setup, order, seats: [{}, {}, { units: { f1: 3 }, tiles: ['god-speed'] }] });
  first.play(2, 'top-move', 'f1', 'land:c1-a', 3);
  // Inner walls stop it, but nothing stops it from leaving.
  expect(first.options(2)).toEqual(['land:f1', 'end']);
});

test('K-MOVE-13, K-RUL-8: the own city is never walled for its owner, also where an enemy stands', () => {
  const table = given({
    seats: [{ units: { 'd-12': 3 }, tiles: ['god-speed'] }, { units: { 'c1-a': 1 } }],
  });
  table.play(0, 'top-move', 'd-12', 'land:f1', 3, 'land:c1-a', 3);
  expect(table.asked()).toEqual(['1 escape']);
});

test('K-EX-31, K-MOVE-12: after a teleport walls stop the troop', () => {
  const table = given({
    seats: [{ units: { 'c1-a': 3 }, pyramids: { 'c1-a': 'red 1' }, tiles: ['god-speed'] }],
  });
  table.play(0, 'top-move', 'c1-a', 'teleport:d-12', 3, 'land:f2', 3);
  expect(table.options(0)).not.toContain('land:c2-a');
  expect(table.options(0)).toContain('land:bank-w');
});

test('K-MOVE-15, K-RUL-16: a step or a teleport to an enemy is an attack', () => {
  const table = given({
    seats: [{ units: { 'c1-a': 3 }, pyramids: { 'c1-a': 'red 1' } }, { units: { 't-west': 1 } }],
  });
  table.strike('c1-a', 'teleport:t-west', 2);
  expect(table.told('attack')[0]).toMatchObject({ attacker: 0, defender: 1, sector: 't-west', units: 2 });
});

test('K-MOVE-17, K-CREA-3, K-RUL-21, K-DEC-26: two own creatures never meet, the units may', () => {
  const table = given({
    seats: [
      {
        units: { f1: 2, 'd-12': 2 },
        tiles: ['mummy', 'sphinx'],
        creatures: { mummy: 'f1', sphinx: 'd-12' },
      },
    ],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 1);
  expect(table.told('moved')[0]?.creature).toBeNull();
  expect([table.whereIs('mummy'), table.whereIs('sphinx')]).toEqual(['f1', 'd-12']);
});
