import { expect, test } from 'vitest';
import { type Given, given } from '../testing/given.ts';

/** The first action of seat 0 fires a Control Monument event. */
const firing = (position: Given) =>
  given({ gods: ['isis', 'ra'], markers: { gain: 5 }, ...position }).take('gain');

test('A-EX-9, A-CTRL-1, A-CTRL-2: only neutral monuments while there are any, and only adjacent ones', () => {
  const table = firing({
    pieces: { F5: 'warrior 0', A2: 'god 0', E5: 'temple', F4: 'pyramid', E6: 'obelisk 1' },
  });
  expect(table.at('E5')).toBe('temple 0');
  expect(table.team(0).ankhs).toBe(8);
  expect(table.told('monument-taken')).toMatchObject([{ monument: 'temple', space: 'E5' }]);
});

test('A-CTRL-1, A-CTRL-3: without neutral monuments an enemy is replaced and gets its token back', () => {
  const table = firing({ pieces: { F5: 'warrior 0', A2: 'god 0', E6: 'obelisk 1', E5: 'temple 0' } });
  expect(table.at('E6')).toBe('obelisk 0');
  expect(table.team(0).ankhs).toBe(7);
  expect(table.team(1).ankhs).toBe(9);
  expect(table.told('monument-taken')).toMatchObject([{ team: 0, from: 1 }]);
});

test('A-CTRL-1, A-RUL-84: an own monument is never offered', () => {
  const table = firing({ pieces: { F5: 'warrior 0', A2: 'god 0', E5: 'temple 0' } });
  expect(table.told('event-without-effect')).toHaveLength(1);
});

test('A-CTRL-3, A-CTRL-5, A-RUL-8: among several the seat chooses one and may not decline', () => {
  const table = firing({ pieces: { F5: 'warrior 0', A2: 'god 0', E5: 'temple', E6: 'obelisk' } });
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'control', options: ['E5', 'E6'] });
  table.take('E6');
  expect(table.at('E6')).toBe('obelisk 0');
  expect(table.at('E5')).toBe('temple');
});

test('A-CTRL-4, A-RUL-72: a neutral monument far away keeps enemies safe', () => {
  const table = firing({ pieces: { F5: 'warrior 0', A2: 'god 0', E6: 'obelisk 1', I2: 'temple' } });
  expect(table.at('E6')).toBe('obelisk 1');
  expect(table.told('event-without-effect')).toMatchObject([{ rule: 'A-CTRL-4' }]);
});

test('A-CTRL-4, A-COMP-3: nine monuments take nine tokens, and the dashboard lends none', () => {
  const nine = ['A4', 'A6', 'A8', 'B4', 'B6', 'B8', 'C9', 'D6', 'D9'];
  const table = firing({
    pieces: {
      F5: 'warrior 0',
      A2: 'god 0',
      E5: 'temple',
      ...Object.fromEntries(nine.map((space) => [space, 'obelisk 0'])),
    },
  });
  expect(table.team(0).ankhs).toBe(0);
  expect(table.at('E5')).toBe('temple');
});
