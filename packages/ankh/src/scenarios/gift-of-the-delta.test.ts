import { expect, test } from 'vitest';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { giftOfTheDelta } from './gift-of-the-delta.ts';

const scenario = 'gift-of-the-delta';
const gods = ['ra', 'anubis', 'isis'] as const;

test('S-DELTA-1, S-DELTA-2: Rosetta on C1 and Tanis on I2; with four players the delta is cut between them', () => {
  const [three, four] = giftOfTheDelta.layouts;
  expect(three?.cities?.map(({ at, name }) => `${name} ${at}`)).toEqual(['Rosetta C1', 'Tanis I2']);
  expect(three?.camels).toEqual([]);
  expect(four?.camels.length).toBeGreaterThan(0);
  for (const layout of giftOfTheDelta.layouts)
    for (let player = 1; player <= layout.players; player++)
      expect(layout.pieces.filter((piece) => piece.player === player)).toHaveLength(3);
});

test('S-DELTA-3: dominating a region with a city is worth 2', () => {
  const table = conflictOn(4, { scenario, gods, pieces: { F3: 'god 0', B6: 'god 1', I6: 'god 2' } });
  const gains = table.told('devotion').map(({ team, amount }) => [team, amount]);
  expect(gains).toContainEqual([0, 2]);
  expect(gains).toContainEqual([1, 1]);
});

test('S-EX-5, S-DELTA-4, S-DELTA-5, S-DELTA-6: each majority 2, victory with Glorious, radiance and city 5', () => {
  const table = skirmish(
    {
      scenario,
      gods,
      teams: { 0: { powers: powers('glorious', 'resplendent'), followers: 3 } },
      pieces: {
        F3: 'god 0',
        G3: 'warrior 0 radiant',
        E3: 'warrior 0',
        E2: 'warrior 0',
        D2: 'warrior 0',
        F2: 'temple 0',
        D3: 'pyramid 0',
        H2: 'god 1',
        B6: 'god 2',
      },
    },
    'F3',
  )
    .play(0, 'chariots')
    .play(1, 'chariots');
  const gains = table.told('devotion').map(({ source, amount }) => [source, amount]);
  expect(gains).toEqual([
    ['majorities', 4],
    ['battle', 5],
  ]);
});

test('S-DELTA-7: Magnanimous is not raised, and a battle without a winner has nothing to raise', () => {
  const table = skirmish(
    {
      scenario,
      gods,
      turn: 2,
      teams: { 0: { powers: powers('magnanimous') } },
      pieces: { F3: 'god 0', E2: 'warrior 0', H2: 'god 1', H3: 'warrior 1', B6: 'god 2' },
    },
    'F3',
  )
    .play(0, 'miracle')
    .play(1, 'miracle')
    .always('trap', 'pass');
  expect(table.told('devotion').map(({ source, amount }) => [source, amount])).toContainEqual([
    'magnanimous',
    2,
  ]);
  expect(table.told('devotion').filter(({ source }) => source === 'battle')).toEqual([]);
});
