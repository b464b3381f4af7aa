import { inForce, pinRulings } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { KemetPosition } from './position/format.ts';
import { RULES, RULINGS } from './rulings.ts';
import { skirmish } from './testing/battle.ts';
import { FIRST_RULES, given } from './testing/given.ts';

test('every ruling has been in force in some variant since the first version', () => {
  for (const ruling of Object.values(RULINGS)) {
    expect(ruling.variants).toContain(inForce(ruling, 1));
    expect(ruling.variants).toContain(inForce(ruling, RULES));
    expect(inForce(ruling, 1)).not.toBe(inForce(ruling, RULES));
  }
  expect(pinRulings(RULINGS, RULES, { 'beaten-troop': 'may-stay' }).ok).toBe(true);
  expect(pinRulings(RULINGS, RULES, { 'priest-of-ra': 'each-payment' }).ok).toBe(false);
});

/** An attacker wins without survivors. */
const beaten = (more: KemetPosition = {}) => {
  const table = skirmish({ units: { f1: 2 } }, { units: { 'd-12': 2 } }, more);
  return table.fight({ play: 'cavalry-blitz' }, { play: 'chariot-raid' });
};

test('K-BATTLE-19, K-RUL-53: a beaten troop retreats or is recalled even if the winner has no survivor', () => {
  const table = beaten();
  expect(table.options(1)).toEqual(['retreat', 'recall']);
  table.play(1, 'retreat');
  expect(table.asked()).toEqual(['0 retreat-sector']);
  table.play(0, 'f2');
  expect([table.at('d-12'), table.at('f2')]).toEqual(['', '1: 1']);
});

test('K-BATTLE-19, K-RUL-53: by the FAQ it may stay', () => {
  expect(beaten({ setup: { rulings: { 'beaten-troop': 'may-stay' } } }).options(1)).toEqual([
    'stay',
    'recall',
  ]);
});

test('K-BATTLE-22, K-RUL-58: the creature of a recalled troop goes to the reserve', () => {
  const troops = { units: { f1: 5, 'c1-b': 1 }, tiles: ['mummy'], creatures: { mummy: 'f1' } } as const;
  const recalled = (more: KemetPosition) => {
    const table = skirmish(troops, {}, more);
    table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
    table.play(1, 'recall');
    table.play(0, 'recall');
    return table.whereIs('mummy');
  };
  expect(recalled({})).toBe('reserve');
  expect(recalled({ setup: { rulings: { 'recalled-creature': 'home', 'lone-creature': 'city' } } })).toBe(
    'c1-b',
  );
});

test('K-CREA-5, K-DEC-36, K-RUL-78: the owner of a creature left alone chooses between its city and the reserve', () => {
  const seats = [
    { units: { f1: 2, 'c1-a': 1 }, tiles: ['mummy'], creatures: { mummy: 'f1' } },
    { units: { f2: 1 } },
  ] as const;
  const table = given({ seats });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2, 'without');
  expect(table.options(0)).toEqual(['c1-a', 'reserve']);
  table.play(0, 'reserve');
  expect(table.whereIs('mummy')).toBe('reserve');
  const faq = given({ seats, setup: { rulings: { 'lone-creature': 'city' } } });
  faq.play(0, 'top-move', 'f1', 'land:d-12', 2, 'without');
  expect(faq.whereIs('mummy')).toBe('c1-a');
});

/** Two districts take the creatures of seat 1 in, whose troop in d-12 is about to fall. */
const guarded = {
  units: { 'd-12': 2, 'c2-a': 1, 'c2-b': 1 },
  tiles: ['mummy'],
  creatures: { mummy: 'd-12' },
} as const;

test('K-CREA-5, K-DEC-36, K-RUL-78: a creature whose troop falls in battle goes to its city, not to the reserve', () => {
  const fallen = (more: KemetPosition = {}) =>
    skirmish({}, guarded, more).fight({ play: 'chariot-raid' }, { play: 'cavalry-blitz' });
  const table = fallen();
  expect([table.asked(), table.options(1)]).toEqual([['1 creature-home'], ['c2-a', 'c2-b']]);
  table.play(1, 'c2-b');
  expect(table.whereIs('mummy')).toBe('c2-b');
  const earlier = fallen({ setup: { rulings: { 'lone-creature': 'owner-chooses' } } });
  expect(earlier.options(1)).toEqual(['c2-a', 'c2-b', 'reserve']);
});

test('K-CREA-5, K-BATTLE-5, K-DI-3, K-RUL-78: so does one whose last unit falls to Initiative or Raining Fire', () => {
  const attacked = skirmish({ tiles: ['initiative'] }, guarded);
  attacked.play(1, 'fight');
  expect([attacked.asked(), attacked.options(1)]).toEqual([['1 creature-home'], ['c2-a', 'c2-b']]);
  const burnt = given({
    seats: [{ hand: ['raining-fire'] }, { ...guarded, units: { ...guarded.units, 'd-12': 1 } }],
  });
  burnt.play(0, 'play:raining-fire');
  burnt.always('veto', 'pass');
  burnt.play(0, 'd-12');
  expect([burnt.asked(), burnt.options(1)]).toEqual([['1 creature-home'], ['c2-a', 'c2-b']]);
});

test('K-CREA-5, K-DUSK-2, K-RUL-78: a unit given up is not destroyed, and the owner chooses', () => {
  const table = given({
    phase: 'dusk',
    seats: [
      {
        tokens: ['top-move', 'middle-move', 'middle-pray', 'bottom-pray', 'bottom-red'],
        units: { 't-delta': 1, 'c1-a': 1 },
        tiles: ['mummy'],
        creatures: { mummy: 't-delta' },
      },
      { tokens: ['top-move', 'middle-move', 'middle-pray', 'bottom-pray', 'bottom-red'] },
    ],
  });
  table.play(0, 'sacrifice');
  expect([table.asked(), table.options(0)]).toEqual([['0 creature-home'], ['c1-a', 'reserve']]);
});

test('K-PAY-3, K-RUL-27: Priest of Ra saves once in a Move with several teleports', () => {
  const seats = [{ units: { 't-west': 2 }, prayer: 5, tiles: ['teleport', 'priest-of-ra'] }] as const;
  const prices = (more: KemetPosition) => {
    const table = given({ seats, ...more });
    table.play(0, 'top-move', 't-west', 'teleport:d-12', 2, 'teleport:t-delta', 2);
    return table.told('paid').map(({ price }) => price);
  };
  expect(prices({})).toEqual([1, 2]);
  expect(prices({ setup: FIRST_RULES })).toEqual([1, 1]);
});

test('K-MOVE-11, K-RUL-18: a second teleport to the same obelisk is open as long as it is paid', () => {
  const seats = [{ units: { 't-west': 2 }, prayer: 6, tiles: ['teleport'] }] as const;
  const table = given({ seats });
  table.play(0, 'top-move', 't-west', 'teleport:d-12', 2, 'teleport:t-west', 2);
  expect(table.options(0)).toContain('teleport:d-12');
  const first = given({ seats, setup: FIRST_RULES });
  first.play(0, 'top-move', 't-west', 'teleport:d-12', 2, 'teleport:t-west', 2);
  expect(first.options(0)).not.toContain('teleport:d-12');
});

test('K-MOVE-11, K-DEC-43: where teleports cost nothing each obelisk is reached at most once', () => {
  const tiles = ['teleport', 'stargate', 'priest-of-ra'] as const;
  const rulings = { 'priest-of-ra': 'each-payment' };
  const table = given({ seats: [{ units: { 't-west': 2 }, prayer: 0, tiles }], setup: { rulings } });
  table.play(0, 'top-move', 't-west', 'teleport:d-12', 2, 'teleport:t-west', 2);
  expect(table.options(0)).not.toContain('teleport:d-12');
});

test('K-TILE-5: Hand of God raises no foreign pyramid', () => {
  const table = given({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['hand-of-god'], units: { 'c2-a': 1 } }, { pyramids: { 'c2-a': 'white 1' } }],
  });
  expect(table.options(0)).not.toContain('c2-a');
});

test('K-DI-2: a card needs its price and its time, not an effect', () => {
  const full = { f1: 5, 'd-12': 5, 'bank-w': 2 };
  const hand = ['raining-fire', 'prayer', 'enlistment', 'mana-theft'] as const;
  const table = given({ seats: [{ hand, prayer: 11, units: full }, { prayer: 0 }] });
  for (const card of hand) {
    expect(table.options(0)).toContain(`play:${card}`);
    table.play(0, `play:${card}`);
    table.always('veto', 'pass');
    expect(table.asked()).toEqual(['0 token']);
  }
  expect([table.state.handSize[0], table.state.units[6]]).toEqual([0, 5]);
  const moving = given({ seats: [{ hand: ['open-gates', 'teleportation'], units: full }] });
  expect(moving.options(0).filter((option) => String(option).startsWith('play'))).toEqual([]);
});

test('K-DI-2, K-INT-7, K-BATTLE-3: Escape without a free sector may be played and the battle is fought', () => {
  const table = given({
    seats: [
      { units: { 'c1-a': 2 }, pyramids: { 'c1-a': 'red 1' } },
      { units: { 't-delta': 2 }, hand: ['escape'] },
    ],
  });
  table.strike('c1-a', 'teleport:t-delta');
  expect(table.asked()).toEqual(['1 escape']);
  table.play(1, 'escape');
  table.always('veto', 'pass');
  expect(table.asked()).toEqual(['0 battle-card', '1 battle-card']);
});

test('K-MOVE-5, K-RUL-10: the range of a creature is gone where it is left behind', () => {
  const seats = [
    { units: { f1: 3, 'c1-b': 1 }, tiles: ['royal-scarab'], creatures: { 'royal-scarab': 'f1' } },
  ] as const;
  const table = given({ seats });
  table.play(0, 'top-move', 'f1', 'land:d-12', 3, 'with');
  // Range 1 of the troop is used up: the next step is the Scarab's.
  table.play(0, 'land:f2', 3);
  expect(table.whereIs('royal-scarab')).toBe('f2');
  const swift = given({ seats: [{ ...seats[0], tiles: ['royal-scarab', 'god-speed'] }] });
  swift.play(0, 'top-move', 'f1', 'land:d-12', 3, 'with', 'land:f2', 3, 'without', 'reserve');
  expect(swift.state.move).toBeNull();
});
