import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const EAST = 'H5';
const QUIET = { twoCardsUsed: true } as const;

test('A-EX-22, A-REW-1, A-REW-2, A-REW-3, A-REW-4, A-REW-5: all parts of the reward are one gain', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { G5: 'god 0', H5: 'warrior 0 radiant', I5: 'warrior 0', G6: 'warrior 0 radiant', J9: 'god 1' },
      teams: { 0: { devotion: 18, powers: powers('glorious', 'bountiful') }, 1: QUIET },
    },
    EAST,
  );
  table.play(0, 'drought').play(1, 'miracle');
  expect(table.told('reward')).toMatchObject([
    {
      team: 0,
      victory: 'battle',
      terms: [
        { source: 'glorious', value: 3 },
        { source: 'drought', value: 2 },
        { source: 'ra', value: 1 },
      ],
      total: 6,
    },
  ]);
  expect(table.told('devotion')).toMatchObject([
    { team: 0, before: 18, after: 25, amount: 7, bountiful: true, source: 'battle' },
  ]);
});

test('A-REW-1: a plain victory is worth 1', () => {
  const table = skirmish(
    { gods: ['ra', 'amun'], pieces: { G5: 'god 0', J9: 'god 1' }, teams: { 1: QUIET } },
    EAST,
  );
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('reward')).toMatchObject([{ terms: [{ source: 'victory', value: 1 }], total: 1 }]);
});

test('A-REW-6, A-POW-9: a win by tie-breaker is not glorious', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { G5: 'god 0', J9: 'god 1' },
      teams: { 0: { powers: powers('glorious') }, 1: QUIET },
    },
    EAST,
  );
  table.play(0, 'miracle').play(1, 'miracle').play(0, 'yes');
  expect(table.told('reward')).toMatchObject([{ total: 1 }]);
});

test('A-REW-7: followers of Commanding come after the devotion', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { G5: 'god 0', J9: 'god 1' },
      teams: { 0: { powers: ['commanding'] }, 1: QUIET },
    },
    EAST,
  );
  table.play(0, 'chariots').play(1, 'miracle');
  const told = table.facts.map(({ type }) => type);
  expect(told.indexOf('devotion')).toBeLessThan(told.indexOf('followers'));
});
