import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { canStand, isEmpty } from './figures.ts';
import { groundOf } from './ground/ground.ts';
import { spaceNamed } from './map/spaces.ts';
import { controllerOf, NEUTRAL } from './pieces.ts';
import { barredTo } from './table/modules.ts';
import { skirmish } from './testing/battle.ts';
import { given } from './testing/given.ts';

test('A-MAP-3: gates, suns and camels leave a space empty, figures and monuments do not', () => {
  const { state } = given({
    gods: ['osiris', 'ra'],
    underworld: ['A6'],
    camels: ['A5-A6', 'A6-B5', 'B5-B6'],
    conflict: { A5: 1, A6: 2, F3: 3, G5: 4 },
    pieces: { A4: 'god 0', I9: 'god 1', A8: 'temple' },
  });
  expect(isEmpty(state, spaceNamed('A6'))).toBe(true);
  expect(isEmpty(state, spaceNamed('B5'))).toBe(true);
  expect(isEmpty(state, spaceNamed('A4'))).toBe(false);
  expect(isEmpty(state, spaceNamed('A8'))).toBe(false);
  expect(canStand(state, groundOf(state), barredTo(state, 0), spaceNamed('A6'))).toBe(true);
  expect(canStand(state, groundOf(state), barredTo(state, 1), spaceNamed('A6'))).toBe(false);
});

test('A-MAP-18: a monument with a token is its team’s, one without is neutral', () => {
  const { state } = given({ pieces: { A5: 'god 0', A8: 'temple', B9: 'obelisk 1' } });
  expect(controllerOf(state.monuments[spaceNamed('A8')] ?? missing())).toBe(NEUTRAL);
  expect(controllerOf(state.monuments[spaceNamed('B9')] ?? missing())).toBe(1);
});

test('A-COMP-13: every figure has strength 1', () => {
  const table = skirmish(
    {
      gods: ['isis', 'osiris'],
      guardians: ['satet', 'mummy', 'giant-scorpion'],
      pieces: {
        F2: 'god 0',
        F3: 'warrior 0',
        E3: 'satet 0',
        E4: 'mummy 0',
        D2: 'giant-scorpion 0',
        I2: 'god 1',
      },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'miracle');
  expect(table.told('strength').map(({ total }) => total)).toEqual([5, 1]);
});
