import { expect, test } from 'vitest';
import {
  answer,
  asked,
  FIRST_RULES,
  factOf,
  factsOf,
  offered,
  strike,
  table,
  troop,
  whereIs,
} from '../testing/table.ts';

test('K-MOVE-1, K-MOVE-18, K-DEC-23: a Move starts in one sector with own units, or not at all', () => {
  const state = table({ seats: [{ units: { f1: 1, 'c2-a': 2 } }, { units: { f2: 1 } }] });
  answer(state, 0, 'top-move');
  expect(offered(state, 0)).toEqual(['c2-a', 'f1', 'none']);
  answer(state, 0, 'f1');
  expect(offered(state, 0)).toContain('end');
  answer(state, 0, 'end');
  expect(troop(state, 'f1')).toBe('0: 1');
});

test('K-MOVE-2, K-MOVE-3, K-DEC-25: part of a troop goes, the rest stays', () => {
  const state = table({ seats: [{ units: { f1: 4 } }] });
  answer(state, 0, 'top-move', 'f1', 'land:bank-w');
  expect(offered(state, 0)).toEqual([1, 2, 3, 4]);
  answer(state, 0, 3);
  expect([troop(state, 'f1'), troop(state, 'bank-w')]).toEqual(['0: 1', '0: 3']);
});

test('K-MOVE-3, K-MOVE-4, K-EX-32, K-RUL-20: units are picked up and dropped within the troop limit', () => {
  const tiles = ['god-speed'] as const;
  const state = table({ seats: [{ units: { f1: 3, 'd-12': 2 }, tiles }] });
  answer(state, 0, 'top-move', 'f1', 'land:d-12', 3, 'land:f2');
  expect(offered(state, 0)).toEqual([1, 2, 3, 4, 5]);
  answer(state, 0, 4);
  expect([troop(state, 'd-12'), troop(state, 'f2')]).toEqual(['0: 1', '0: 4']);
  const four = table({ seats: [{ units: { f1: 4, 'd-12': 2 }, tiles }] });
  answer(four, 0, 'top-move', 'f1', 'land:d-12');
  expect(offered(four, 0)).toEqual([1, 2, 3]);
  const full = table({ seats: [{ units: { f1: 4, 'd-12': 5 }, tiles }] });
  answer(full, 0, 'top-move', 'f1');
  expect(offered(full, 0)).not.toContain('land:d-12');
});

test('K-MOVE-5, K-RUL-9: joining a troop with a creature adds no range', () => {
  const state = table({
    seats: [{ units: { f1: 2, 'd-12': 2 }, tiles: ['mummy'], creatures: { mummy: 'd-12' }, hand: ['veto'] }],
  });
  answer(state, 0, 'top-move', 'f1', 'land:d-12', 2);
  expect(offered(state, 0)).toEqual(['end']);
});

test('K-RUL-10, K-RUL-12, K-MOVE-19, K-CREA-5: the range stays when the creature is left behind; alone it goes home', () => {
  const state = table({
    setup: FIRST_RULES,
    seats: [{ units: { f1: 3, 'c1-b': 1 }, tiles: ['royal-scarab'], creatures: { 'royal-scarab': 'f1' } }],
  });
  const facts = answer(state, 0, 'top-move', 'f1', 'land:d-12', 3, 'with');
  expect(factOf(facts, 'range-fixed').range).toBe(3);
  answer(state, 0, 'land:f2', 3, 'without');
  expect(whereIs(state, 'royal-scarab')).toBe('c1-b');
  expect(offered(state, 0)).toContain('land:bank-w');
});

test('K-RUL-11: a creature left behind at the first step gives no range', () => {
  const state = table({
    seats: [{ units: { f1: 3 }, tiles: ['royal-scarab'], creatures: { 'royal-scarab': 'f1' } }],
  });
  const facts = answer(state, 0, 'top-move', 'f1', 'land:d-12', 2, 'without');
  expect(factOf(facts, 'range-fixed').range).toBe(1);
  expect([whereIs(state, 'royal-scarab'), state.move]).toEqual(['f1', null]);
});

test('K-MOVE-6, K-MOVE-7, K-EX-8, K-RUL-15: a teleport from a pyramid costs 2 and no range', () => {
  const state = table({
    setup: { players: 5 },
    order: [1, 0, 2, 3, 4],
    seats: [{}, { units: { 'c2-b': 3 }, pyramids: { 'c2-b': 'red 1' }, prayer: 2 }],
  });
  answer(state, 1, 'top-move', 'c2-b', 'teleport:t-bank-e', 3);
  expect([state.prayer[1], state.move?.range]).toEqual([0, 1]);
  expect(offered(state, 1)).toEqual(['land:bank-e', 'harbor:bank-w', 'end']);
});

test('K-MOVE-7, K-PAY-1: no pyramid or no prayer, no teleport; a foreign pyramid will do', () => {
  const none = table({ seats: [{ units: { 'c1-a': 2 }, prayer: 5 }] });
  answer(none, 0, 'top-move', 'c1-a');
  expect(offered(none, 0)).not.toContain('teleport:t-west');
  const poor = table({ seats: [{ units: { 'c1-a': 2 }, prayer: 1, pyramids: { 'c1-a': 'red 1' } }] });
  answer(poor, 0, 'top-move', 'c1-a');
  expect(offered(poor, 0)).not.toContain('teleport:t-west');
  const foreign = table({ seats: [{ units: { 'c2-a': 2 } }, { pyramids: { 'c2-a': 'red 1' } }] });
  answer(foreign, 0, 'top-move', 'c2-a');
  expect(offered(foreign, 0)).toContain('teleport:t-west');
});

test('K-EX-9, K-MOVE-5, K-MOVE-6, K-MOVE-10: three steps by land and harbor with range 3, not with 2', () => {
  const seats = (tiles: readonly ('god-speed' | 'deep-desert-snake')[]) => [
    {},
    { units: { 'c2-b': 3 }, tiles, creatures: { 'deep-desert-snake': 'c2-b' } },
  ];
  const setup = { players: 5 };
  const state = table({ setup, order: [1, 0, 2, 3, 4], seats: seats(['god-speed', 'deep-desert-snake']) });
  const steps = ['land:f2', 3, 'with', 'land:bank-w', 3] as const;
  answer(state, 1, 'top-move', 'c2-b', ...steps, 'with', 'harbor:t-bank-e', 3);
  expect([troop(state, 't-bank-e'), state.prayer[1], state.move]).toEqual(['1: 3', 5, null]);
  const shorter = table({ setup, order: [1, 0, 2, 3, 4], seats: seats(['deep-desert-snake']) });
  answer(shorter, 1, 'top-move', 'c2-b', ...steps);
  expect(shorter.move).toBeNull();
});

test('K-MOVE-12, K-MOVE-13, K-EX-29, K-RUL-6, K-RUL-7: walls let only the first step in', () => {
  const setup = { players: 5 };
  const order = [2, 0, 1, 3, 4];
  const later = table({ setup, order, seats: [{}, {}, { units: { 'd-12': 3 }, tiles: ['god-speed'] }] });
  answer(later, 2, 'top-move', 'd-12', 'land:f1', 3);
  expect(offered(later, 2)).not.toContain('land:c1-a');
  const first = table({ setup, order, seats: [{}, {}, { units: { f1: 3 }, tiles: ['god-speed'] }] });
  answer(first, 2, 'top-move', 'f1', 'land:c1-a', 3);
  // Inner walls stop it, but nothing stops it from leaving.
  expect(offered(first, 2)).toEqual(['land:f1', 'end']);
});

test('K-MOVE-13, K-RUL-8: the own city is never walled for its owner, also where an enemy stands', () => {
  const state = table({
    seats: [{ units: { 'd-12': 3 }, tiles: ['god-speed'] }, { units: { 'c1-a': 1 } }],
  });
  answer(state, 0, 'top-move', 'd-12', 'land:f1', 3, 'land:c1-a', 3);
  expect(asked(state)).toEqual(['escape 1']);
});

test('K-EX-31, K-MOVE-12: after a teleport walls stop the troop', () => {
  const state = table({
    seats: [{ units: { 'c1-a': 3 }, pyramids: { 'c1-a': 'red 1' }, tiles: ['god-speed'] }],
  });
  answer(state, 0, 'top-move', 'c1-a', 'teleport:d-12', 3, 'land:f2', 3);
  expect(offered(state, 0)).not.toContain('land:c2-a');
  expect(offered(state, 0)).toContain('land:bank-w');
});

test('K-MOVE-15, K-RUL-16: a step or a teleport to an enemy is an attack', () => {
  const state = table({
    seats: [{ units: { 'c1-a': 3 }, pyramids: { 'c1-a': 'red 1' } }, { units: { 't-west': 1 } }],
  });
  const facts = strike(state, 'c1-a', 'teleport:t-west', 2);
  expect(factOf(facts, 'attack')).toMatchObject({ attacker: 0, defender: 1, sector: 't-west', units: 2 });
});

test('K-MOVE-17, K-CREA-3, K-RUL-21, K-DEC-26: two own creatures never meet, the units may', () => {
  const state = table({
    seats: [
      {
        units: { f1: 2, 'd-12': 2 },
        tiles: ['mummy', 'sphinx'],
        creatures: { mummy: 'f1', sphinx: 'd-12' },
      },
    ],
  });
  const facts = answer(state, 0, 'top-move', 'f1', 'land:d-12', 1);
  expect(factsOf(facts, 'moved')[0]?.creature).toBeNull();
  expect([whereIs(state, 'mummy'), whereIs(state, 'sphinx')]).toEqual(['f1', 'd-12']);
});
