import { chanceFrom, decide, type Json, openMatch, randomAnswer } from '@ennead/kernel';
import { readsSafely } from '@ennead/kernel/testing';
import { expect, test } from 'vitest';
import { kemet } from './index.ts';

const plain = (data: unknown): Json => JSON.parse(JSON.stringify(data));

/** Positions on the way through a game: in actions, in battles, at night. */
function positionsOf(seed: string): Json[] {
  const setup = kemet.setup({ players: 3, roundLimit: 4 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const match = openMatch(kemet, setup.value, seed);
  const chance = chanceFrom(seed);
  const found: Json[] = [];
  for (let step = 0; match.open.length > 0; step++) {
    if (step % 12 === 0) found.push(plain(kemet.positions.write(match.state)));
    const [{ seat }, option] = randomAnswer(match.open, chance);
    decide(match, seat, option);
  }
  return found;
}

test('K-SETUP-1: whatever comes, a setup is read or refused', () => {
  readsSafely({
    read: kemet.setup,
    sound: [{}, { players: 3, length: 'long', discards: 'open', roundLimit: 9 }],
  });
});

test('K-SETUP-1: names that every object has are no fields of a setup', () => {
  for (const name of ['toString', 'constructor', 'hasOwnProperty'])
    expect(kemet.setup({ [name]: 1 })).toEqual({
      ok: false,
      problem: { code: 'bad-setup', message: `A setup has no field ${name}.` },
    });
});

test('K-SETUP-1: whatever comes, a position is read or refused, and one that is read is sound', () => {
  readsSafely({ read: kemet.positions.read, sound: positionsOf('reading'), check: kemet.check, runs: 500 });
});
