import { expect, test } from 'vitest';
import {
  answer,
  asked,
  battleTerms,
  cardsInHand,
  FIRST_RULES,
  factOf,
  factsOf,
  fight,
  offered,
  skirmish,
  strike,
  table,
  troop,
  whereIs,
} from '../testing/table.ts';

/** The battle of the rulebook: K-EX-10. Seat 1 defends a temple with the Elephant. */
function rulebookBattle() {
  const state = table({
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
  strike(state, 'f1', 'land:t-west');
  const facts = fight(
    state,
    { play: 'fervent-purge' },
    { play: 'phalanx-defense', add: ['bronze-wall', 'war-fury'] },
  );
  return { state, facts };
}

test('K-EX-10, K-RUL-5, K-BATTLE-11, K-BATTLE-13: the battle of the rulebook', () => {
  const { state, facts } = rulebookBattle();
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 5, card: 3, charge: 1, 'blades-of-neith': 1 });
  expect(battleTerms(facts, 1, 'strength')).toEqual({
    units: 4,
    card: 2,
    'ancestral-elephant': 1,
    'war-fury': 2,
  });
  expect(battleTerms(facts, 0, 'damage')).toEqual({ card: 2 });
  expect(battleTerms(facts, 1, 'protection')).toEqual({ card: 2, 'ancestral-elephant': 1, 'bronze-wall': 1 });
  expect(factOf(facts, 'battle-won')).toMatchObject({ winner: 0, strengths: [10, 9] });
  expect(factsOf(facts, 'units-lost')).toEqual([]);
  expect([state.prayer[1], state.battlePoints[0]]).toEqual([0, 1]);
});

test('K-EX-11, K-BATTLE-22, K-BATTLE-23, K-RUL-58, K-DEC-33, K-DEC-35: the beaten defender recalls, the winner stays', () => {
  const { state } = rulebookBattle();
  expect(offered(state, 1)).toEqual(['retreat', 'recall']);
  answer(state, 1, 'recall');
  expect([state.prayer[1], state.reserve[1], whereIs(state, 'ancestral-elephant')]).toEqual([
    4,
    12,
    'reserve',
  ]);
  expect(offered(state, 0)).toEqual(['stay', 'recall']);
  answer(state, 0, 'stay');
  expect(troop(state, 't-west')).toBe('0: 5');
});

test('K-BATTLE-1, K-BATTLE-6, K-DEC-29, K-DEC-30, K-DEC-42: both sides choose a card to play and one to discard, unseen', () => {
  const state = skirmish({}, { played: ['cavalry-blitz'], discarded: ['chariot-raid'] });
  answer(state, 1, 'fight');
  expect(asked(state)).toEqual(['battle-card 0', 'battle-card 1']);
  expect([offered(state, 0).length, offered(state, 1).length]).toEqual([6, 4]);
  answer(state, 0, 'shield-push');
  expect(asked(state)).toEqual(['discard-card 0', 'battle-card 1']);
  expect(offered(state, 0)).not.toContain('shield-push');
  answer(state, 0, 'mixed-tactics', 'done');
  expect(asked(state)).toEqual(['battle-card 1']);
});

test('K-BATTLE-12, K-EX-12: on a tie the defender wins', () => {
  const state = skirmish({ units: { f1: 3 } }, { units: { 'd-12': 4 } });
  const facts = fight(state, { play: 'shield-push' }, { play: 'phalanx-defense' });
  expect(factOf(facts, 'battle-won')).toMatchObject({ winner: 1, loser: 0, strengths: [6, 6] });
  expect([state.permanent, factsOf(facts, 'units-lost')]).toEqual([[0, 0], []]);
  expect([asked(state), offered(state, 0)]).toEqual([['loser 0'], ['retreat', 'recall']]);
});

test('K-BATTLE-15, K-BATTLE-19, K-EX-13, K-RUL-53: a winner without survivors scores nothing and the loser may stay', () => {
  const state = skirmish({ units: { f1: 2 } }, { units: { 'd-12': 2 } }, { setup: FIRST_RULES });
  const facts = fight(state, { play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  expect(factOf(facts, 'battle-won')).toMatchObject({ winner: 0, strengths: [6, 3] });
  expect(factsOf(facts, 'units-lost').map(({ seat, units }) => [seat, units])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(state.permanent[0]).toBe(0);
  expect(offered(state, 1)).toEqual(['stay', 'recall']);
  answer(state, 1, 'stay');
  expect(troop(state, 'd-12')).toBe('1: 1');
});

test('K-BATTLE-9: a card that cannot be paid at the reveal has no effect and is discarded', () => {
  const state = skirmish({ prayer: 1, hand: ['war-fury'] }, {});
  answer(state, 1, 'fight', 'shield-push', 'chariot-raid', 'done');
  answer(state, 0, 'shield-push', 'chariot-raid', 'war-fury');
  state.prayer[0] = 0;
  const facts = answer(state, 0, 'done');
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3 });
  expect([state.handSize[0], state.discardSize, state.prayer[0]]).toEqual([0, 1, 0]);
});

test('K-BATTLE-8, K-DEC-31, K-DEC-41: cards are added one at a time, as many as can be paid; the question ends with done', () => {
  const state = skirmish(
    { prayer: 1, hand: ['war-rage', 'war-rage', 'war-fury', 'iron-wall', 'prayer'] },
    {},
  );
  answer(state, 1, 'fight');
  answer(state, 0, 'shield-push', 'chariot-raid');
  expect(offered(state, 0)).toEqual(['war-rage', 'war-fury', 'iron-wall', 'done']);
  answer(state, 0, 'war-fury');
  expect(offered(state, 0)).toEqual(['war-rage', 'done']);
  answer(state, 0, 'war-rage', 'war-rage');
  expect(offered(state, 0)).toEqual(['done']);
});

test('K-RUL-37, K-INT-1: cards added to a battle cannot be vetoed', () => {
  const state = table({
    setup: { players: 3 },
    seats: [{ units: { f1: 3 }, hand: ['war-rage'] }, { units: { 'd-12': 3 } }, { hand: ['veto'] }],
  });
  strike(state, 'f1', 'land:d-12');
  fight(state, { play: 'shield-push', add: ['war-rage'] }, { play: 'shield-push' });
  expect(asked(state)).toEqual(['loser 1']);
});

test('K-BATTLE-20, K-DEC-34, K-RUL-54, K-RUL-55: the winner chooses the sector: free of others, own units within the limits', () => {
  const state = table({
    setup: { players: 3 },
    seats: [{ units: { f1: 5, 'bank-w': 1 } }, { units: { 'd-12': 3, f2: 2 } }, { units: { 't-west': 1 } }],
  });
  strike(state, 'f1', 'land:d-12');
  fight(state, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  answer(state, 1, 'retreat');
  expect([asked(state), offered(state, 0)]).toEqual([['retreat-sector 0'], ['f1', 'f2']]);
  answer(state, 0, 'f2');
  expect([troop(state, 'f2'), asked(state)]).toEqual(['1: 5', ['winner 0']]);
});

test('K-BATTLE-20: a merged troop must respect the limit and have at most one creature', () => {
  const large = table({ seats: [{ units: { f1: 5 } }, { units: { 'd-12': 3, f2: 3, 't-west': 5 } }] });
  strike(large, 'f1', 'land:d-12');
  fight(large, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  answer(large, 1, 'retreat');
  expect(offered(large, 0)).toEqual(['bank-w', 'f1']);
  const creatures = table({
    seats: [
      { units: { f1: 5, 'bank-w': 1, 't-west': 1 } },
      { units: { 'd-12': 2, f2: 1 }, tiles: ['mummy', 'sphinx'], creatures: { mummy: 'd-12', sphinx: 'f2' } },
    ],
  });
  strike(creatures, 'f1', 'land:d-12');
  fight(creatures, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  answer(creatures, 1, 'retreat');
  // Only f1 is left, and the engine answers; the creature goes along.
  expect([troop(creatures, 'f1'), whereIs(creatures, 'mummy')]).toEqual(['1: 2', 'f1']);
});

test('K-RUL-22, K-RUL-56: harbor links count, walls do not', () => {
  const state = table({
    setup: { players: 5 },
    order: [3, 0, 1, 2, 4],
    seats: [{}, {}, {}, { units: { 'd-45': 5 } }, { units: { f4: 2 } }],
  });
  strike(state, 'd-45', 'land:f4');
  fight(state, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  answer(state, 4, 'retreat');
  expect(offered(state, 3)).toEqual(expect.arrayContaining(['bank-w', 'c4-a', 'c4-b', 'c4-c']));
});

test('K-BATTLE-21, K-RUL-57: without a sector the loser must recall, as in the delta temple of boards 2 and 4', () => {
  const state = table({
    seats: [
      { units: { 'c1-a': 5 }, pyramids: { 'c1-a': 'red 1' } },
      { units: { 't-delta': 2 }, prayer: 3 },
    ],
  });
  strike(state, 'c1-a', 'teleport:t-delta');
  fight(state, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  expect([state.reserve[1], state.prayer[1], asked(state)]).toEqual([12, 5, ['winner 0']]);
});

test('K-BATTLE-22, K-BATTLE-23: the winner may recall too, for 1 prayer point a unit', () => {
  const state = skirmish({ units: { f1: 5 }, prayer: 1 }, { units: { 'd-12': 1 } });
  fight(state, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  answer(state, 1, 'recall');
  answer(state, 0, 'recall');
  expect([troop(state, 'd-12'), state.prayer[0], state.reserve[0], state.battlePoints[0]]).toEqual([
    'empty',
    6,
    12,
    1,
  ]);
});

test('K-BATTLE-24, K-MOVE-15: cards go to the piles, the Move ends', () => {
  const state = skirmish({ tiles: ['god-speed'], hand: ['war-rage', 'veto'] }, {});
  fight(
    state,
    { play: 'cavalry-blitz', discard: 'chariot-raid', add: ['war-rage'] },
    { play: 'shield-push', discard: 'chariot-raid' },
  );
  expect(state.discardSize).toBe(0);
  answer(state, 1, 'recall');
  answer(state, 0, 'stay');
  expect([state.move, state.discardSize, asked(state)]).toEqual([null, 1, ['token 0']]);
  expect([state.played[0], state.discarded[0], cardsInHand(state, 0).length]).toEqual([1, 32, 4]);
});

test('K-BATTLE-24, K-EX-22, K-RUL-59: after the third battle all six cards are back in hand', () => {
  const state = skirmish(
    {
      played: ['cavalry-blitz', 'shield-push'],
      discarded: ['chariot-raid', 'mixed-tactics'],
    },
    {},
  );
  const facts = fight(state, { play: 'fervent-purge' }, { play: 'cavalry-blitz' });
  expect(factsOf(facts, 'cards-taken-back')).toEqual([]);
  answer(state, 0, 'recall');
  const last = answer(state, 1, 'stay');
  expect(factOf(last, 'cards-taken-back')).toMatchObject({ seat: 0 });
  expect([cardsInHand(state, 0).length, cardsInHand(state, 1).length]).toEqual([6, 4]);
});

test('K-DEC-32: the wound is asked card by card', () => {
  const state = skirmish({ tiles: ['divine-wound'], hand: ['veto', 'veto'] }, {});
  fight(state, { play: 'cavalry-blitz' }, { play: 'cavalry-blitz' });
  expect([asked(state), offered(state, 0)]).toEqual([['wound 0'], ['veto', 'done']]);
  answer(state, 0, 'veto');
  expect(offered(state, 0)).toEqual(['veto', 'done']);
});

test('K-RUL-44: a Move interrupted by an Enlistment battle goes on', () => {
  const state = table({
    seats: [{ units: { f1: 2 }, hand: ['enlistment'], tiles: ['god-speed'] }, { units: { 'c1-a': 1 } }],
    discard: ['veto', 'veto'],
  });
  answer(state, 0, 'top-move', 'f1', 'land:bank-w', 2, 'play:enlistment', 'c1-a', 'c1-a');
  fight(state, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  answer(state, 1, 'recall');
  answer(state, 0, 'stay');
  expect(asked(state)).toEqual(['step 0']);
  answer(state, 0, 'land:f2', 2);
  expect(troop(state, 'f2')).toBe('0: 2');
});

test('K-DEC-40, K-DEC-30: with two cards left the discard is no question', () => {
  const state = skirmish(
    { played: ['cavalry-blitz', 'shield-push'], discarded: ['chariot-raid', 'mixed-tactics'] },
    {},
  );
  answer(state, 1, 'fight');
  expect(offered(state, 0)).toEqual(['fervent-purge', 'phalanx-defense']);
  answer(state, 0, 'phalanx-defense');
  expect(asked(state)).toEqual(['battle-intervention 0', 'battle-card 1']);
  expect(state.battle?.discard[0]).toBe(1);
});

test('K-BATTLE-24: the last fact of a battle is its end, after the choices of both sides', () => {
  const { state, facts } = rulebookBattle();
  expect(factsOf(facts, 'battle-ended')).toEqual([]);
  expect(factsOf(answer(state, 1, 'recall'), 'battle-ended')).toEqual([]);
  expect(factsOf(answer(state, 0, 'stay'), 'battle-ended')).toEqual([
    { type: 'battle-ended', rule: 'K-BATTLE-24', attacker: 0, defender: 1, sector: 't-west' },
  ]);
});

test('K-BATTLE-24, K-BATTLE-3, K-BATTLE-5: an attack without a battle is told to its end as well', () => {
  const escaped = skirmish({}, { hand: ['escape'] });
  expect(factsOf(answer(escaped, 1, 'escape', 'f2'), 'battle-ended')).toHaveLength(1);
  const destroyed = skirmish({ tiles: ['initiative'] }, { units: { 'd-12': 2 } });
  expect(factsOf(answer(destroyed, 1, 'fight'), 'battle-ended')).toHaveLength(1);
});
