import { expect, test } from 'vitest';
import { battleAfter, battleAround, lastBattle, liveBattle } from './battle.ts';

const parts = { begin: 'begin', step: 'step', end: 'end' } as const;
const game = { battlePart: ({ type }: { type: string }) => parts[type as keyof typeof parts] ?? null };
const log = ['turn', 'begin', 'step', 'end', 'turn', 'begin', 'step'].map((type, number) => ({
  number,
  fact: { type, rule: 'A-BATTLE-1' },
}));

test('the last battle goes on until its end is told', () => {
  expect(lastBattle(game, log)).toMatchObject({ number: 5, live: true });
  expect(lastBattle(game, log.slice(0, 5))).toMatchObject({ number: 1, live: false });
  expect(lastBattle(game, log.slice(0, 1))).toBeNull();
});

test('a battle is fought from its beginning until its end is told', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((told) => liveBattle(game, log.slice(0, told))?.number)).toEqual([
    undefined,
    undefined,
    1,
    1,
    undefined,
    undefined,
    5,
    5,
  ]);
  expect(liveBattle(game, log)).toEqual(lastBattle(game, log));
});

test('a line of the log finds its battle, a line between battles none', () => {
  expect(battleAround(game, log, 2)?.facts.map(({ type }) => type)).toEqual(['begin', 'step', 'end']);
  expect(battleAround(game, log, 4)).toBeNull();
  expect(battleAround(game, log, 6)?.live).toBe(true);
});

test('battles follow one another by the moves they began with', () => {
  expect(battleAfter(game, log, -1)).toMatchObject({ number: 1, live: false });
  expect(battleAfter(game, log, 1)).toMatchObject({ number: 5, live: true });
  expect(battleAfter(game, log, 5)).toBeNull();
});
