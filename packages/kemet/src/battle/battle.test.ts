import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { FIRST_RULES, given } from '../testing/given.ts';
import { cardsInHand } from '../testing/hands.ts';

/** The battle of the rulebook: K-EX-10. Seat 1 defends a temple with the Elephant. */
function rulebookBattle() {
  const table = given({
    seats: [
      { units: { f1: 5 }, tiles: ['charge', 'blades-of-neith'], prayer: 0 },
      {
        units: { 't-west': 4 },
        tiles: ['ancestral-elephant'],
        creatures: { 'ancestral-elephant': 't-west' },
        hand: ['bronze-wall', 'war-fury'],
        prayer: 1,
      },
    ],
  });
  table.strike('f1', 'land:t-west');
  return table.fight(
    { play: 'fervent-purge' },
    { play: 'phalanx-defense', add: ['bronze-wall', 'war-fury'] },
  );
}

test('K-EX-10, K-RUL-5, K-BATTLE-11, K-BATTLE-13: the battle of the rulebook', () => {
  const table = rulebookBattle();
  expect(table.terms(0, 'strength')).toEqual({ units: 5, card: 3, charge: 1, 'blades-of-neith': 1 });
  expect(table.terms(1, 'strength')).toEqual({
    units: 4,
    card: 2,
    'ancestral-elephant': 1,
    'war-fury': 2,
  });
  expect(table.terms(0, 'damage')).toEqual({ card: 2 });
  expect(table.terms(1, 'protection')).toEqual({ card: 2, 'ancestral-elephant': 1, 'bronze-wall': 1 });
  expect(table.told('battle-won')[0]).toMatchObject({ winner: 0, strengths: [10, 9] });
  expect(table.told('units-lost')).toEqual([]);
  expect([table.state.prayer[1], table.state.battlePoints[0]]).toEqual([0, 1]);
});

test('K-EX-11, K-BATTLE-22, K-BATTLE-23, K-RUL-58, K-DEC-33, K-DEC-35: the beaten defender recalls, the winner stays', () => {
  const table = rulebookBattle();
  expect(table.options(1)).toEqual(['retreat', 'recall']);
  table.play(1, 'recall');
  expect([table.state.prayer[1], table.state.reserve[1], table.whereIs('ancestral-elephant')]).toEqual([
    4,
    12,
    'reserve',
  ]);
  expect(table.options(0)).toEqual(['stay', 'recall']);
  table.play(0, 'stay');
  expect(table.at('t-west')).toBe('0: 5');
});

test('K-BATTLE-1, K-BATTLE-6, K-DEC-29, K-DEC-30, K-DEC-42: both sides choose a card to play and one to discard, unseen', () => {
  const table = skirmish({}, { played: ['cavalry-blitz'], discarded: ['chariot-raid'] });
  table.play(1, 'fight');
  expect(table.asked()).toEqual(['0 battle-card', '1 battle-card']);
  expect([table.options(0).length, table.options(1).length]).toEqual([6, 4]);
  table.play(0, 'shield-push');
  expect(table.asked()).toEqual(['0 discard-card', '1 battle-card']);
  expect(table.options(0)).not.toContain('shield-push');
  table.play(0, 'mixed-tactics', 'done');
  expect(table.asked()).toEqual(['1 battle-card']);
});

test('K-BATTLE-12, K-EX-12: on a tie the defender wins', () => {
  const table = skirmish({ units: { f1: 3 } }, { units: { 'd-12': 4 } });
  table.fight({ play: 'shield-push' }, { play: 'phalanx-defense' });
  expect(table.told('battle-won')[0]).toMatchObject({ winner: 1, loser: 0, strengths: [6, 6] });
  expect([table.state.permanent, table.told('units-lost')]).toEqual([[0, 0], []]);
  expect([table.asked(), table.options(0)]).toEqual([['0 loser'], ['retreat', 'recall']]);
});

test('K-BATTLE-15, K-BATTLE-19, K-EX-13, K-RUL-53: a winner without survivors scores nothing and the loser may stay', () => {
  const table = skirmish({ units: { f1: 2 } }, { units: { 'd-12': 2 } }, { setup: FIRST_RULES });
  table.fight({ play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  expect(table.told('battle-won')[0]).toMatchObject({ winner: 0, strengths: [6, 3] });
  expect(table.told('units-lost').map(({ seat, units }) => [seat, units])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(table.state.permanent[0]).toBe(0);
  expect(table.options(1)).toEqual(['stay', 'recall']);
  table.play(1, 'stay');
  expect(table.at('d-12')).toBe('1: 1');
});

test('K-BATTLE-9: a card that cannot be paid at the reveal has no effect and is discarded', () => {
  const table = skirmish({ prayer: 1, hand: ['war-fury'] }, {});
  table.play(1, 'fight', 'shield-push', 'chariot-raid', 'done');
  table.play(0, 'shield-push', 'chariot-raid', 'war-fury');
  table.state.prayer[0] = 0;
  table.play(0, 'done');
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3 });
  expect([table.state.handSize[0], table.state.discardSize, table.state.prayer[0]]).toEqual([0, 1, 0]);
});

test('K-BATTLE-8, K-DEC-31, K-DEC-41: cards are added one at a time, as many as can be paid; the question ends with done', () => {
  const table = skirmish(
    { prayer: 1, hand: ['war-rage', 'war-rage', 'war-fury', 'iron-wall', 'prayer'] },
    {},
  );
  table.play(1, 'fight');
  table.play(0, 'shield-push', 'chariot-raid');
  expect(table.options(0)).toEqual(['war-rage', 'war-fury', 'iron-wall', 'done']);
  table.play(0, 'war-fury');
  expect(table.options(0)).toEqual(['war-rage', 'done']);
  table.play(0, 'war-rage', 'war-rage');
  expect(table.options(0)).toEqual(['done']);
});

test('K-RUL-37, K-INT-1: cards added to a battle cannot be vetoed', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ units: { f1: 3 }, hand: ['war-rage'] }, { units: { 'd-12': 3 } }, { hand: ['veto'] }],
  });
  table.strike('f1', 'land:d-12');
  table.fight({ play: 'shield-push', add: ['war-rage'] }, { play: 'shield-push' });
  expect(table.asked()).toEqual(['1 loser']);
});

test('K-BATTLE-20, K-DEC-34, K-RUL-54, K-RUL-55: the winner chooses the sector: free of others, own units within the limits', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ units: { f1: 5, 'bank-w': 1 } }, { units: { 'd-12': 3, f2: 2 } }, { units: { 't-west': 1 } }],
  });
  table.strike('f1', 'land:d-12');
  table.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  table.play(1, 'retreat');
  expect([table.asked(), table.options(0)]).toEqual([['0 retreat-sector'], ['f1', 'f2']]);
  table.play(0, 'f2');
  expect([table.at('f2'), table.asked()]).toEqual(['1: 5', ['0 winner']]);
});

test('K-BATTLE-20: a merged troop must respect the limit and have at most one creature', () => {
  const large = given({ seats: [{ units: { f1: 5 } }, { units: { 'd-12': 3, f2: 3, 't-west': 5 } }] });
  large.strike('f1', 'land:d-12');
  large.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  large.play(1, 'retreat');
  expect(large.options(0)).toEqual(['bank-w', 'f1']);
  const creatures = given({
    seats: [
      { units: { f1: 5, 'bank-w': 1, 't-west': 1 } },
      { units: { 'd-12': 2, f2: 1 }, tiles: ['mummy', 'sphinx'], creatures: { mummy: 'd-12', sphinx: 'f2' } },
    ],
  });
  creatures.strike('f1', 'land:d-12');
  creatures.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  creatures.play(1, 'retreat');
  // Only f1 is left, and the engine answers; the creature goes along.
  expect([creatures.at('f1'), creatures.whereIs('mummy')]).toEqual(['1: 2', 'f1']);
});

test('K-RUL-22, K-RUL-56: harbor links count, walls do not', () => {
  const table = given({
    setup: { players: 5 },
    order: [3, 0, 1, 2, 4],
    seats: [{}, {}, {}, { units: { 'd-45': 5 } }, { units: { f4: 2 } }],
  });
  table.strike('d-45', 'land:f4');
  table.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  table.play(4, 'retreat');
  expect(table.options(3)).toEqual(expect.arrayContaining(['bank-w', 'c4-a', 'c4-b', 'c4-c']));
});

test('K-BATTLE-21, K-RUL-57: without a sector the loser must recall, as in the delta temple of boards 2 and 4', () => {
  const table = given({
    seats: [
      { units: { 'c1-a': 5 }, pyramids: { 'c1-a': 'red 1' } },
      { units: { 't-delta': 2 }, prayer: 3 },
    ],
  });
  table.strike('c1-a', 'teleport:t-delta');
  table.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  expect([table.state.reserve[1], table.state.prayer[1], table.asked()]).toEqual([12, 5, ['0 winner']]);
});

test('K-BATTLE-22, K-BATTLE-23: the winner may recall too, for 1 prayer point a unit', () => {
  const table = skirmish({ units: { f1: 5 }, prayer: 1 }, { units: { 'd-12': 1 } });
  table.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  table.play(1, 'recall');
  table.play(0, 'recall');
  expect([
    table.at('d-12'),
    table.state.prayer[0],
    table.state.reserve[0],
    table.state.battlePoints[0],
  ]).toEqual(['', 6, 12, 1]);
});

test('K-BATTLE-24, K-MOVE-15: cards go to the piles, the Move ends', () => {
  const table = skirmish({ tiles: ['god-speed'], hand: ['war-rage', 'veto'] }, {});
  table.fight(
    { play: 'cavalry-blitz', discard: 'chariot-raid', add: ['war-rage'] },
    { play: 'shield-push', discard: 'chariot-raid' },
  );
  expect(table.state.discardSize).toBe(0);
  table.play(1, 'recall');
  table.play(0, 'stay');
  expect([table.state.move, table.state.discardSize, table.asked()]).toEqual([null, 1, ['0 token']]);
  expect([table.state.played[0], table.state.discarded[0], cardsInHand(table.state, 0).length]).toEqual([
    1, 32, 4,
  ]);
});

test('K-BATTLE-24, K-EX-22, K-RUL-59: after the third battle all six cards are back in hand', () => {
  const table = skirmish(
    {
      played: ['cavalry-blitz', 'shield-push'],
      discarded: ['chariot-raid', 'mixed-tactics'],
    },
    {},
  );
  table.fight({ play: 'fervent-purge' }, { play: 'cavalry-blitz' });
  expect(table.told('cards-taken-back')).toEqual([]);
  table.play(0, 'recall');
  table.play(1, 'stay');
  expect(table.told('cards-taken-back')[0]).toMatchObject({ seat: 0 });
  expect([cardsInHand(table.state, 0).length, cardsInHand(table.state, 1).length]).toEqual([6, 4]);
});

test('K-DEC-32: the wound is asked card by card', () => {
  const table = skirmish({ tiles: ['divine-wound'], hand: ['veto', 'veto'] }, {});
  table.fight({ play: 'cavalry-blitz' }, { play: 'cavalry-blitz' });
  expect([table.asked(), table.options(0)]).toEqual([['0 wound'], ['veto', 'done']]);
  table.play(0, 'veto');
  expect(table.options(0)).toEqual(['veto', 'done']);
});

test('K-RUL-44: a Move interrupted by an Enlistment battle goes on', () => {
  const table = given({
    seats: [{ units: { f1: 2 }, hand: ['enlistment'], tiles: ['god-speed'] }, { units: { 'c1-a': 1 } }],
    discard: ['veto', 'veto'],
  });
  table.play(0, 'top-move', 'f1', 'land:bank-w', 2, 'play:enlistment', 'c1-a', 'c1-a');
  table.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  table.play(1, 'recall');
  table.play(0, 'stay');
  expect(table.asked()).toEqual(['0 step']);
  table.play(0, 'land:f2', 2);
  expect(table.at('f2')).toBe('0: 2');
});

test('K-DEC-40, K-DEC-30: with two cards left the discard is no question', () => {
  const table = skirmish(
    { played: ['cavalry-blitz', 'shield-push'], discarded: ['chariot-raid', 'mixed-tactics'] },
    {},
  );
  table.play(1, 'fight');
  expect(table.options(0)).toEqual(['fervent-purge', 'phalanx-defense']);
  table.play(0, 'phalanx-defense');
  expect(table.asked()).toEqual(['0 battle-intervention', '1 battle-card']);
  expect(table.state.battle?.discard[0]).toBe(1);
});

test('K-BATTLE-24: the last fact of a battle is its end, after the choices of both sides', () => {
  const table = rulebookBattle();
  expect(table.told('battle-ended')).toEqual([]);
  expect(table.play(1, 'recall').told('battle-ended')).toEqual([]);
  expect(table.play(0, 'stay').told('battle-ended')).toEqual([
    { type: 'battle-ended', rule: 'K-BATTLE-24', attacker: 0, defender: 1, sector: 't-west' },
  ]);
});

test('K-BATTLE-24, K-BATTLE-3, K-BATTLE-5: an attack without a battle is told to its end as well', () => {
  const escaped = skirmish({}, { hand: ['escape'] });
  expect(escaped.play(1, 'escape', 'f2').told('battle-ended')).toHaveLength(1);
  const destroyed = skirmish({ tiles: ['initiative'] }, { units: { 'd-12': 2 } });
  expect(destroyed.play(1, 'fight').told('battle-ended')).toHaveLength(1);
});
