import { expect, test } from 'vitest';
import { skirmish } from './testing/battle.ts';
import { FIRST_RULES, given, tonight } from './testing/given.ts';

/** Where several rules meet: positions a judge would be called for. */

test('K-BATTLE-20, K-MOVE-3, K-DI-5: recruits beaten during a Move may be sent to the moving troop and go on with it', () => {
  const table = given({
    seats: [
      { units: { 'c1-b': 2 }, tiles: ['god-speed'], hand: ['enlistment', 'veto'] },
      { units: { 'c1-a': 5, f1: 1 } },
    ],
  });
  table.play(0, 'top-move', 'c1-b', 'play:enlistment');
  table.always('veto', 'pass');
  table.play(0, 'c1-a', 'c1-a');
  table.fight(
    { play: 'shield-push', discard: 'chariot-raid' },
    { play: 'phalanx-defense', discard: 'chariot-raid' },
  );
  table.play(0, 'retreat');
  expect(table.options(1)).toEqual(['c1-b', 'c1-c']);
  table.play(1, 'c1-b', 'stay');
  expect([table.at('c1-b'), table.asked()]).toEqual(['0: 4', ['0 step']]);
  table.play(0, 'land:c1-c', 4);
  expect(table.at('c1-c')).toBe('0: 4');
});

test('K-MOVE-19, K-CREA-5, K-BATTLE-2: a creature that the attackers leave alone goes home before the defender is asked', () => {
  const table = given({
    seats: [
      {
        units: { f1: 3, 'c1-a': 1, 'c1-b': 1 },
        tiles: ['phoenix'],
        creatures: { phoenix: 'f1' },
      },
      { units: { 'd-12': 2 } },
    ],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 3, 'without');
  expect([table.asked(), table.options(0)]).toEqual([['0 creature-home'], ['c1-a', 'c1-b', 'reserve']]);
  table.play(0, 'c1-b');
  expect([table.whereIs('phoenix'), table.asked()]).toEqual(['c1-b', ['1 escape']]);
});

test('K-RECR-5, K-CREA-5, K-BATTLE-20: a district with an attack still waiting takes in nobody', () => {
  const table = given({
    setup: FIRST_RULES,
    seats: [{ units: { 'c1-c': 1 }, prayer: 8, tiles: ['mummy'] }, { units: { 'c1-a': 1, 'c1-b': 5 } }],
  });
  table.play(0, 'top-recruit', 'c1-a', 2, 'mummy', 'c1-b', 1, 'done');
  table.fight({ play: 'shield-push' }, { play: 'chariot-raid', add: [] });
  // 2 units and the Mummy win 7 : 2 but lose both units; the creature may go to c1-c alone.
  expect([table.whereIs('mummy'), table.at('c1-a'), table.asked()]).toEqual(['c1-c', '1: 1', ['1 loser']]);
  expect(table.options(1)).toEqual(['stay', 'recall']);
});

test('K-RUL-30, K-BATTLE-17, K-NIGHT-6: a point won at night counts for who fixes the order', () => {
  const table = tonight({
    order: [0, 1],
    seats: [
      { units: { 'c2-a': 4 }, tiles: ['defensive-victory'] },
      { units: { 'c2-b': 1 }, tiles: ['reinforcements'] },
    ],
  });
  table.play(1, 'c2-a', 'stop');
  table.fight({ play: 'shield-push' }, { play: 'phalanx-defense' });
  table.play(1, 'recall');
  table.play(0, 'stay');
  // Without the point of Defensive Victory both would have none and seat 0 would decide.
  expect([table.state.permanent, table.asked()]).toEqual([[1, 0], ['1 turn-order']]);
});

test('K-BATTLE-22, K-CREA-5: the winner who recalls from an own district sends the creature to another one', () => {
  const table = given({
    setup: FIRST_RULES,
    seats: [
      { units: { 'c1-b': 3, 'c1-c': 1 }, tiles: ['sphinx'], creatures: { sphinx: 'c1-b' } },
      { units: { 'c1-a': 1 } },
    ],
  });
  table.strike('c1-b', 'land:c1-a');
  table.fight({ play: 'shield-push' }, { play: 'phalanx-defense' });
  table.play(1, 'recall');
  table.play(0, 'recall');
  expect([table.whereIs('sphinx'), table.at('c1-a')]).toEqual(['c1-c', '']);
});

test('K-MOVE-16, K-MOVE-12, K-EX-15: after Initiative cleared a foreign district its inner walls stop the troop', () => {
  const table = given({
    seats: [
      { units: { f2: 5 }, tiles: ['initiative', 'god-speed'], hand: ['open-gates'] },
      { units: { 'c2-a': 2 } },
    ],
  });
  table.strike('f2', 'land:c2-a');
  table.play(1, 'fight');
  expect(table.options(0)).toEqual(['land:f2', 'end', 'play:open-gates']);
  table.play(0, 'play:open-gates');
  table.always('veto', 'pass');
  expect(table.options(0)).toEqual(['land:c2-b', 'land:c2-c', 'land:f2', 'end']);
});

test('K-DI-3, K-MOVE-15, K-CREA-5: fire between two steps clears the way and sends the creature home', () => {
  const table = given({
    seats: [
      { units: { f1: 2 }, tiles: ['god-speed'], hand: ['raining-fire'] },
      { units: { 'd-12': 1, 'c2-a': 2 }, tiles: ['sphinx'], creatures: { sphinx: 'd-12' } },
    ],
  });
  table.play(0, 'top-move', 'f1', 'play:raining-fire');
  table.always('veto', 'pass');
  table.play(0, 'd-12');
  expect([table.at('d-12'), table.whereIs('sphinx')]).toEqual(['', 'c2-a']);
  table.play(0, 'land:d-12', 2);
  expect(table.told('attack')).toEqual([]);
  expect(table.options(0)).toContain('land:t-west');
});

test('K-RUL-8, K-MOVE-13, K-RECR-3: a troop comes home over the own wall at any step and attacks there', () => {
  const table = given({
    seats: [{ units: { 'd-12': 3 }, tiles: ['god-speed'] }, { units: { 'c1-a': 1 } }],
  });
  table.play(0, 'top-move', 'd-12', 'land:f1', 3);
  table.play(0, 'land:c1-a', 3);
  expect(table.told('attack')[0]).toMatchObject({ sector: 'c1-a', units: 3, against: 1 });
});

test('K-BATTLE-14, K-CREA-6, K-BATTLE-11: a Snake that joins recruits silences the creature of the occupier', () => {
  const table = given({
    seats: [
      { prayer: 5, tiles: ['deep-desert-snake'] },
      { units: { 'c1-a': 2 }, tiles: ['giant-scorpion'], creatures: { 'giant-scorpion': 'c1-a' } },
    ],
  });
  table.play(0, 'top-recruit', 'c1-a', 3, 'deep-desert-snake', 'done');
  table.fight({ play: 'shield-push' }, { play: 'phalanx-defense' });
  expect(table.told('battle-won')[0]).toMatchObject({ winner: 0, strengths: [6, 4] });
  expect(table.at('c1-a')).toBe('1: 2');
});

test('K-INT-4, K-BATTLE-3, K-INT-2: the player who escapes may veto the Veto on it, the attacker may not', () => {
  const table = given({
    setup: { players: 3 },
    seats: [
      { units: { f1: 3 }, hand: ['prayer'] },
      { units: { 'd-12': 3 }, hand: ['escape', 'veto'] },
      { hand: ['veto'] },
    ],
  });
  table.strike('f1', 'land:d-12');
  table.play(1, 'escape');
  expect(table.asked()).toEqual(['2 veto']);
  table.play(2, 'veto');
  expect(table.asked()).toEqual(['1 veto']);
  table.play(1, 'veto');
  expect(table.asked()).toEqual(['1 escape-sector']);
  table.play(1, 'f2');
  expect([table.at('d-12'), table.at('f2'), table.asked()]).toEqual(['0: 3', '1: 3', ['0 step']]);
});

test('K-BATTLE-19, K-BATTLE-23: who stays says so under the rule of the loser or of the winner', () => {
  const held = skirmish({ units: { f1: 2 } }, { units: { 'd-12': 2 } }, { setup: FIRST_RULES });
  held.fight({ play: 'cavalry-blitz', discard: 'shield-push' }, { play: 'chariot-raid' });
  expect(held.play(1, 'stay').told('stayed')[0]?.rule).toBe('K-BATTLE-19');
  const won = skirmish({ units: { f1: 5 } }, {});
  won.fight({ play: 'shield-push' }, { play: 'phalanx-defense' });
  won.play(1, 'recall');
  expect(won.play(0, 'stay').told('stayed')[0]?.rule).toBe('K-BATTLE-23');
});
