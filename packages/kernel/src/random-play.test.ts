import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { toyGame } from './contract/index.ts';
import { TOY_PROCEDURES } from './contract/toy-procedures.ts';
import { answerRandomly } from './flow.ts';
import { hash } from './hash.ts';
import { playRandomly, randomAnswer } from './random-play.ts';

const setup = { players: 4, rounds: 5 };

test('plays to the end and says how many decisions it took', () => {
  const state = toyGame.start(setup, 'seed', null);
  const taken = playRandomly(toyGame, state, chanceFrom('player'));
  expect(taken).toBeGreaterThan(20);
  expect(toyGame.outcome(state)).not.toBeNull();
  expect(playRandomly(toyGame, state, chanceFrom('player'))).toBe(0);
});

test('stops at the limit and leaves the rest to be played', () => {
  const whole = toyGame.start(setup, 'seed', null);
  const parts = toyGame.start(setup, 'seed', null);
  playRandomly(toyGame, whole, chanceFrom('player'));
  const player = chanceFrom('player');
  expect(playRandomly(toyGame, parts, player, 7)).toBe(7);
  playRandomly(toyGame, parts, player);
  expect(hash(parts)).toBe(hash(whole));
});

test('a flow that answers by itself plays the same game, in one go or in parts', () => {
  const told = toyGame.start(setup, 'seed', null);
  const untold = toyGame.start(setup, 'seed', null);
  const [teller, player] = [chanceFrom('player'), chanceFrom('player')];
  for (const most of [0, 1, 7, 7, Number.POSITIVE_INFINITY]) {
    const taken = playRandomly(toyGame, told, teller, most);
    expect(answerRandomly(TOY_PROCEDURES, untold, player, most)).toBe(taken);
    expect(untold).toEqual(told);
    expect(player).toEqual(teller);
  }
  expect(answerRandomly(TOY_PROCEDURES, untold, player, 1)).toBe(0);
});

test('every option of every open decision comes up', () => {
  const open = toyGame.decisions(toyGame.start(setup, 'seed', null));
  const chance = chanceFrom('answers');
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) {
    const [{ seat }, option] = randomAnswer(open, chance);
    seen.add(`${seat} ${option}`);
  }
  expect(seen.size).toBe(open.flatMap(({ options }) => options).length);
});
