import { expect, test } from 'vitest';
import { type Given, given } from '../testing/given.ts';
import { eventFollowers } from './event-followers.ts';

/** Seat 0 fires the event after this one with its first action. */
const firing = (scenario: string, event: number, position: Given = {}) =>
  given({ scenario, event, markers: { gain: 5 }, ...position }).take('gain');

test.each([
  ['S-CAPITALS-9', 'two-capitals', 2, 3, 2],
  ['S-REVOLT-10', 'peoples-revolt', 2, 4, 1],
  ['S-GUARD-7', 'guardians-of-kemet', 3, 1, 1],
])('%s: followers taken from their event lie there no more', (_rule, scenario, players, event, lying) => {
  const before = given({ scenario, players, event }).state;
  expect(eventFollowers(before, event + 1)).toBe(lying);
  const { state } = firing(scenario, event, { players });
  expect(state.event).toBe(event + 1);
  expect(eventFollowers(state, event + 1)).toBe(0);
});

test('S-CRISIS-5: those of Unstable Times lie there until all battles are over', () => {
  const pieces = { B5: 'god 0', B6: 'warrior 0', A5: 'god 1', I9: 'warrior 1' };
  const table = firing('dynastic-crisis', 3, { gods: ['ra', 'anubis'], pieces });
  expect(table.asked()).toEqual(['0 card', '1 card']);
  expect(eventFollowers(table.state, 4)).toBe(2);
  table.play(0, 'flood').play(1, 'flood');
  expect(table.state.frames.map(({ procedure }) => procedure)).not.toContain('conflict');
  expect(eventFollowers(table.state, 4)).toBe(0);
  expect(eventFollowers(table.state, 8)).toBe(4);
});
