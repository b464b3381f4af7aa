import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { EVENT_TRACK } from './track.ts';

const PIECES = { F5: 'warrior 0', E5: 'temple', A2: 'god 0', I9: 'god 1' };

test('A-EVT-1: the action is finished, then the event marker advances and the event is resolved', () => {
  const table = given({ markers: { gain: 5 }, pieces: PIECES }).take('gain');
  expect(table.facts.map(({ type }) => type)).toEqual([
    'action-taken',
    'followers',
    'event-reached',
    'monument-taken',
    'marker-reset',
    'turn-began',
  ]);
  expect(table.state.event).toBe(1);
});

test('A-EVT-2: Control and Caravan concern the active team alone', () => {
  const control = given({
    markers: { gain: 5 },
    pieces: { ...PIECES, H9: 'temple', F4: 'obelisk' },
  }).take('gain');
  expect(control.told('monument-taken')).toMatchObject([{ team: 0, space: 'E5' }]);
  const caravan = given({ event: 4, markers: { gain: 5 }, pieces: PIECES }).take('gain');
  expect(caravan.decision()).toMatchObject({ seat: 0, kind: 'caravan' });
});

test('A-EVT-3: eighteen event spaces in order', () => {
  const letters = EVENT_TRACK.map(({ event }) => event[2]);
  // Control, caravan and conflict by their third letters.
  expect(letters.join('')).toBe('nnnnrnnnrnnnrnnnnn');
  const spaces = (name: string) =>
    EVENT_TRACK.flatMap(({ event }, index) => (event === name ? [index + 1] : []));
  expect(spaces('control')).toEqual([1, 2, 3, 6, 7, 10, 11, 14, 15, 17]);
  expect(spaces('caravan')).toEqual([5, 9, 13]);
  expect(spaces('conflict')).toEqual([4, 8, 12, 16, 18]);
  expect(EVENT_TRACK.flatMap(({ after }, index) => (after ? [[index + 1, after]] : []))).toEqual([
    [12, 'merge'],
    [16, 'forget'],
    [18, 'end'],
  ]);
});

test.each([2, 3, 4, 5])('A-EVT-4: the track is the same for %i players', (players) => {
  const table = given({ players, event: 4, markers: { gain: 5 } }).take('gain');
  expect(table.told('event-reached')).toMatchObject([{ number: 5, event: 'caravan' }]);
});

test('A-EVT-5: an event without effect has still taken its space', () => {
  const table = given({ markers: { gain: 5 }, pieces: { A2: 'god 0', I9: 'god 1', E5: 'temple' } }).take(
    'gain',
  );
  expect(table.state.event).toBe(1);
  expect(table.told('event-without-effect')).toMatchObject([{ event: 'control', rule: 'A-CTRL-4' }]);
});

test('A-EVT-6: at most one event happens in a turn', () => {
  const table = given({ markers: { gain: 5, unlock: 4 }, pieces: PIECES }).take('gain');
  expect(table.told('event-reached')).toHaveLength(1);
  expect(table.state.turn).toBe(1);
});
