import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ACTION_NAMES } from '../actions/names.ts';
import { HOUSE_RULES } from '../setup/house-rules.ts';
import { given } from '../testing/given.ts';

const QUIET = { pieces: { A5: 'god 0', A6: 'warrior 0', I9: 'god 1', H9: 'warrior 1' } };

test('A-TURN-1, A-TURN-2: a turn begins with a choice of four actions', () => {
  const table = given(QUIET);
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'action' });
  expect(table.options()).toEqual(['move', 'summon', 'gain', 'unlock']);
});

test('A-TURN-3, A-TURN-9: an action slides its marker, which stays there', () => {
  const table = given(QUIET).take('gain');
  expect(table.state.markers).toEqual([3, 3, 4, 3]);
  table.take('unlock');
  table.take('commanding');
  expect(table.state.turn).toBe(1);
  expect(table.state.markers).toEqual([3, 3, 4, 4]);
});

test('A-TURN-4: an action that can do nothing may be chosen and moves its marker', () => {
  const table = given({ ...QUIET, teams: { 0: { followers: 0 } } }).take('unlock');
  expect(table.state.markers[3]).toBe(4);
  expect(table.told('action-without-effect')).toMatchObject([{ action: 'unlock', rule: 'A-UNL-4' }]);
  expect(table.state.turn).toBe(1);
});

test('A-TURN-5: the second action is on a lower row and cannot be declined', () => {
  const table = given(QUIET).take('move', 'done');
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'second-action', about: 'move' });
  expect(table.options()).toEqual(['summon', 'gain', 'unlock']);
  table.take('gain');
  expect(table.state.turn).toBe(1);
  table.take('gain');
  expect(table.options()).toEqual(['unlock']);
});

test('A-TURN-6: no second action after Unlock', () => {
  const table = given(QUIET).take('unlock', 'revered');
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'action' });
});

test('A-TURN-6: no second action after an event', () => {
  const table = given({ ...QUIET, markers: { gain: 5 } }).take('gain');
  expect(table.told('event-reached')).toHaveLength(1);
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'action' });
});

test('A-TURN-6, A-MRG-13: a seat of a merged god has one action, whichever it likes', () => {
  const table = given({
    gods: ['amun', 'isis', 'ra'],
    seats: [0, 0, 2],
    teams: { 0: { lower: 'isis' } },
    pieces: { A5: 'god 0', I9: 'god 2' },
  });
  expect(table.options()).toEqual(['move', 'summon', 'gain', 'unlock']);
  table.take('gain');
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'action' });
  expect(table.options()).toEqual(['move', 'summon', 'gain', 'unlock']);
  table.take('gain');
  expect(table.decision()).toMatchObject({ seat: 2, kind: 'action' });
});

test('A-TURN-7, A-TURN-8: the second action can fire an event, after which its marker goes back', () => {
  const table = given({ ...QUIET, markers: { unlock: 4 } }).take('gain', 'unlock', 'pass');
  expect(table.told('event-reached')).toMatchObject([{ number: 1, event: 'control' }]);
  expect(table.told('marker-reset')).toMatchObject([{ action: 'unlock', marker: 3 }]);
  expect(table.state.markers).toEqual([3, 3, 4, 3]);
});

test('A-TURN-8, A-FGT-6: markers go back to the space of the players the game began with', () => {
  const table = given({
    gods: ['amun', 'isis', 'ra', 'osiris'],
    seats: [0, -1, 2, -1],
    event: 16,
    markers: { gain: 5 },
    pieces: { A5: 'god 0', I9: 'god 2' },
  }).take('gain');
  expect(table.state.markers[2]).toBe(1);
});

test('A-TURN-10, A-RUL-7: the benefit of an action may be declined', () => {
  const table = given(QUIET).take('move', 'done', 'summon', 'done');
  expect(table.told('action-without-effect').map(({ action }) => action)).toEqual(['move', 'summon']);
  expect(table.at('A5')).toBe('god 0');
  expect(table.team(0).warriors).toBe(5);
});

test('A-TURN-11: the turn goes clockwise, past seats that are out of the game', () => {
  const table = given({
    gods: ['amun', 'isis', 'ra', 'osiris'],
    seats: [0, -1, -1, 3],
    event: 16,
    pieces: { A5: 'god 0', I9: 'god 3' },
  });
  table.take('gain', 'unlock', 'pass');
  expect(table.state.turn).toBe(3);
  table.take('gain', 'unlock', 'pass');
  expect(table.state.turn).toBe(0);
});

test('A-EX-2, A-EX-8: with three players Gain as first action fires Control, and the turn is over', () => {
  const table = given({
    gods: ['isis', 'amun', 'ra'],
    markers: { gain: 5 },
    pieces: { F5: 'warrior 0', E5: 'temple', I9: 'god 1', B9: 'god 2' },
  }).take('gain');
  expect(table.team(0).followers).toBe(2);
  expect(table.at('E5')).toBe('temple 0');
  expect(table.state.markers[2]).toBe(2);
  expect(table.state.turn).toBe(1);
  const order = table.facts.map(({ type }) => type);
  expect(order.indexOf('followers')).toBeLessThan(order.indexOf('monument-taken'));
});

test('A-EX-3: after Summon, Gain or Unlock may follow; Unlock is resolved before the Conflict it fires', () => {
  const table = given({
    gods: ['amun', 'ra'],
    event: 3,
    markers: { unlock: 4 },
    pieces: { A5: 'god 0', I9: 'god 1' },
  }).take('summon', 'done');
  expect(table.options()).toEqual(['gain', 'unlock']);
  table.take('unlock', 'omnipresent');
  const order = table.facts.map(({ type }) => type);
  expect(order.indexOf('power-unlocked')).toBeLessThan(order.indexOf('conflict-began'));
  expect(table.told('conflict-began')).toHaveLength(1);
});

test.each([
  { players: 2, uses: [3, 3, 3, 2] },
  { players: 3, uses: [4, 4, 4, 3] },
  { players: 4, uses: [5, 5, 5, 4] },
  { players: 5, uses: [6, 6, 6, 5] },
])('A-EX-20, A-TURN-3, A-RUL-1: uses to event with $players players', ({ players, uses }) => {
  const decline = { move: ['done'], summon: ['done'], gain: [], unlock: ['revered'] } as const;
  for (const [action, name] of ACTION_NAMES.entries()) {
    let table = given({ players }).take(name, ...decline[name]);
    let used = 1;
    for (; table.told('event-reached').length === 0; used++) {
      const marker = table.state.markers[action] ?? missing();
      table = given({ players, markers: { [name]: marker } }).take(name, ...decline[name]);
    }
    expect(used).toBe(uses[action]);
  }
});

test('A-TURN-3, A-RUL-1: on a longer track the event comes one use later', () => {
  const houseRules = { ...HOUSE_RULES, trackLengths: [7, 7, 8, 6] as const };
  const table = given({ ...QUIET, houseRules, markers: { gain: 5 } }).take('gain');
  expect(table.told('event-reached')).toEqual([]);
  expect(
    given({ ...QUIET, houseRules, markers: { gain: 6 } })
      .take('gain')
      .told('event-reached'),
  ).toHaveLength(1);
});
