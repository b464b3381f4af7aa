import { expect, test } from 'vitest';
import {
  answer,
  asked,
  FIRST_RULES,
  factOf,
  factsOf,
  fight,
  offered,
  passAll,
  skirmish,
  strike,
  table,
  tonight,
  troop,
  whereIs,
} from './testing/table.ts';

/** Where several rules meet: positions a judge would be called for. */

test('K-BATTLE-20, K-MOVE-3, K-DI-5: recruits beaten during a Move may be sent to the moving troop and go on with it', () => {
  const state = table({
    seats: [
      { units: { 'c1-b': 2 }, tiles: ['god-speed'], hand: ['enlistment', 'veto'] },
      { units: { 'c1-a': 5, f1: 1 } },
    ],
  });
  answer(state, 0, 'top-move', 'c1-b', 'play:enlistment');
  passAll(state);
  answer(state, 0, 'c1-a', 'c1-a');
  fight(
    state,
    { play: 'shield-push', discard: 'chariot-raid' },
    { play: 'phalanx-defense', discard: 'chariot-raid' },
  );
  answer(state, 0, 'retreat');
  expect(offered(state, 1)).toEqual(['c1-b', 'c1-c']);
  answer(state, 1, 'c1-b', 'stay');
  expect([troop(state, 'c1-b'), asked(state)]).toEqual(['0: 4', ['step 0']]);
  answer(state, 0, 'land:c1-c', 4);
  expect(troop(state, 'c1-c')).toBe('0: 4');
});

test('K-MOVE-19, K-CREA-5, K-BATTLE-2: a creature that the attackers leave alone goes home before the defender is asked', () => {
  const state = table({
    seats: [
      {
        units: { f1: 3, 'c1-a': 1, 'c1-b': 1 },
        tiles: ['phoenix'],
        creatures: { phoenix: 'f1' },
      },
      { units: { 'd-12': 2 } },
    ],
  });
  answer(state, 0, 'top-move', 'f1', 'land:d-12', 3, 'without');
  expect([asked(state), offered(state, 0)]).toEqual([['creature-home 0'], ['c1-a', 'c1-b', 'reserve']]);
  answer(state, 0, 'c1-b');
  expect([whereIs(state, 'phoenix'), asked(state)]).toEqual(['c1-b', ['escape 1']]);
});

test('K-RECR-5, K-CREA-5, K-BATTLE-20: a district with an attack still waiting takes in nobody', () => {
  const state = table({
    setup: FIRST_RULES,
    seats: [{ units: { 'c1-c': 1 }, prayer: 8, tiles: ['mummy'] }, { units: { 'c1-a': 1, 'c1-b': 5 } }],
  });
  answer(state, 0, 'top-recruit', 'c1-a', 2, 'mummy', 'c1-b', 1, 'done');
  fight(state, { play: 'shield-push' }, { play: 'chariot-raid', add: [] });
  // 2 units and the Mummy win 7 : 2 but lose both units; the creature may go to c1-c alone.
  expect([whereIs(state, 'mummy'), troop(state, 'c1-a'), asked(state)]).toEqual([
    'c1-c',
    '1: 1',
    ['loser 1'],
  ]);
  expect(offered(state, 1)).toEqual(['stay', 'recall']);
});

test('K-RUL-30, K-BATTLE-17, K-NIGHT-6: a point won at night counts for who fixes the order', () => {
  const { state } = tonight({
    order: [0, 1],
    seats: [
      { units: { 'c2-a': 4 }, tiles: ['defensive-victory'] },
      { units: { 'c2-b': 1 }, tiles: ['reinforcements'] },
    ],
  });
  answer(state, 1, 'c2-a', 'stop');
  fight(state, { play: 'shield-push' }, { play: 'phalanx-defense' });
  answer(state, 1, 'recall');
  answer(state, 0, 'stay');
  // Without the point of Defensive Victory both would have none and seat 0 would decide.
  expect([state.permanent, asked(state)]).toEqual([[1, 0], ['turn-order 1']]);
});

test('K-BATTLE-22, K-CREA-5: the winner who recalls from an own district sends the creature to another one', () => {
  const state = table({
    setup: FIRST_RULES,
    seats: [
      { units: { 'c1-b': 3, 'c1-c': 1 }, tiles: ['sphinx'], creatures: { sphinx: 'c1-b' } },
      { units: { 'c1-a': 1 } },
    ],
  });
  strike(state, 'c1-b', 'land:c1-a');
  fight(state, { play: 'shield-push' }, { play: 'phalanx-defense' });
  answer(state, 1, 'recall');
  answer(state, 0, 'recall');
  expect([whereIs(state, 'sphinx'), troop(state, 'c1-a')]).toEqual(['c1-c', 'empty']);
});

test('K-MOVE-16, K-MOVE-12, K-EX-15: after Initiative cleared a foreign district its inner walls stop the troop', () => {
  const state = table({
    seats: [
      { units: { f2: 5 }, tiles: ['initiative', 'god-speed'], hand: ['open-gates'] },
      { units: { 'c2-a': 2 } },
    ],
  });
  strike(state, 'f2', 'land:c2-a');
  answer(state, 1, 'fight');
  expect(offered(state, 0)).toEqual(['land:f2', 'end', 'play:open-gates']);
  answer(state, 0, 'play:open-gates');
  passAll(state);
  expect(offered(state, 0)).toEqual(['land:c2-b', 'land:c2-c', 'land:f2', 'end']);
});

test('K-DI-3, K-MOVE-15, K-CREA-5: fire between two steps clears the way and sends the creature home', () => {
  const state = table({
    seats: [
      { units: { f1: 2 }, tiles: ['god-speed'], hand: ['raining-fire'] },
      { units: { 'd-12': 1, 'c2-a': 2 }, tiles: ['sphinx'], creatures: { sphinx: 'd-12' } },
    ],
  });
  answer(state, 0, 'top-move', 'f1', 'play:raining-fire');
  passAll(state);
  answer(state, 0, 'd-12');
  answer(state, 1, 'c2-a');
  expect([troop(state, 'd-12'), whereIs(state, 'sphinx')]).toEqual(['empty', 'c2-a']);
  const facts = answer(state, 0, 'land:d-12', 2);
  expect(factsOf(facts, 'attack')).toEqual([]);
  expect(offered(state, 0)).toContain('land:t-west');
});

test('K-RUL-8, K-MOVE-13, K-RECR-3: a troop comes home over the own wall at any step and attacks there', () => {
  const state = table({
    seats: [{ units: { 'd-12': 3 }, tiles: ['god-speed'] }, { units: { 'c1-a': 1 } }],
  });
  answer(state, 0, 'top-move', 'd-12', 'land:f1', 3);
  const facts = answer(state, 0, 'land:c1-a', 3);
  expect(factOf(facts, 'attack')).toMatchObject({ sector: 'c1-a', units: 3, against: 1 });
});

test('K-BATTLE-14, K-CREA-6, K-BATTLE-11: a Snake that joins recruits silences the creature of the occupier', () => {
  const state = table({
    seats: [
      { prayer: 5, tiles: ['deep-desert-snake'] },
      { units: { 'c1-a': 2 }, tiles: ['giant-scorpion'], creatures: { 'giant-scorpion': 'c1-a' } },
    ],
  });
  answer(state, 0, 'top-recruit', 'c1-a', 3, 'deep-desert-snake', 'done');
  const facts = fight(state, { play: 'shield-push' }, { play: 'phalanx-defense' });
  expect(factOf(facts, 'battle-won')).toMatchObject({ winner: 0, strengths: [6, 4] });
  expect(troop(state, 'c1-a')).toBe('1: 2');
});

test('K-INT-4, K-BATTLE-3, K-INT-2: the player who escapes may veto the Veto on it, the attacker may not', () => {
  const state = table({
    setup: { players: 3 },
    seats: [
      { units: { f1: 3 }, hand: ['prayer'] },
      { units: { 'd-12': 3 }, hand: ['escape', 'veto'] },
      { hand: ['veto'] },
    ],
  });
  strike(state, 'f1', 'land:d-12');
  answer(state, 1, 'escape');
  expect(asked(state)).toEqual(['veto 2']);
  answer(state, 2, 'veto');
  expect(asked(state)).toEqual(['veto 1']);
  answer(state, 1, 'veto');
  expect(asked(state)).toEqual(['escape-sector 1']);
  answer(state, 1, 'f2');
  expect([troop(state, 'd-12'), troop(state, 'f2'), asked(state)]).toEqual(['0: 3', '1: 3', ['step 0']]);
});

test('K-BATTLE-19, K-BATTLE-23: who stays says so under the rule of the loser or of the winner', () => {
  const held = skirmish({ units: { f1: 2 } }, { units: { 'd-12': 2 } }, { setup: FIRST_RULES });
  fight(held, { play: 'cavalry-blitz', discard: 'shield-push' }, { play: 'chariot-raid' });
  expect(factOf(answer(held, 1, 'stay'), 'stayed').rule).toBe('K-BATTLE-19');
  const won = skirmish({ units: { f1: 5 } }, {});
  fight(won, { play: 'shield-push' }, { play: 'phalanx-defense' });
  answer(won, 1, 'recall');
  expect(factOf(answer(won, 0, 'stay'), 'stayed').rule).toBe('K-BATTLE-23');
});
