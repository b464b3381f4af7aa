import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { type ToyFact, toyGame } from './contract/index.ts';
import { hash } from './hash.ts';
import { missing } from './list.ts';
import {
  decide,
  decisionsFor,
  factsFor,
  freeUndo,
  type Match,
  type Move,
  openMatch,
  outcomeOf,
  stateAt,
  undo,
  waitingFor,
} from './match.ts';
import { randomAnswer } from './random-play.ts';

const setup = { players: 3, rounds: 5 };

/** Plays a toy game at random up to `limit` moves; returns the hash after each. */
function play(match: Match, limit: number): string[] {
  const chance = chanceFrom('player');
  const hashes = [hash(match.state)];
  while (match.open.length > 0 && match.moves.length < limit) {
    const [{ seat }, option] = randomAnswer(match.open, chance);
    decide(match, seat, option);
    hashes.push(hash(match.state));
  }
  return hashes;
}

/** Every seat bids its lowest card until somebody has won grain to share. */
function untilShare(match: Match): void {
  while (match.open[0]?.kind === 'bid') {
    const [{ seat, options }] = match.open as [(typeof match.open)[0]];
    decide(match, seat, options[0] ?? missing());
  }
}

test('refuses another seat and another option, with a code', () => {
  const match = openMatch(toyGame, setup, 'seed');
  const before = hash(match.state);
  const card = match.open[0]?.options[0] ?? missing();
  expect(decide(match, 7, card)).toMatchObject({ ok: false, problem: { code: 'not-your-turn' } });
  expect(decide(match, 0, 'granary')).toMatchObject({ ok: false, problem: { code: 'not-an-option' } });
  expect(decide(match, 0, String(card))).toMatchObject({ ok: false, problem: { code: 'not-an-option' } });
  expect(hash(match.state)).toBe(before);
  decide(match, 0, card);
  expect(decide(match, 0, card)).toMatchObject({ ok: false, problem: { code: 'not-your-turn' } });
});

test('everything is refused after the end', () => {
  const match = openMatch(toyGame, { players: 2, rounds: 1 }, 'seed');
  play(match, 1000);
  expect(outcomeOf(match)?.rule).toBe('TOY-END-1');
  expect(decide(match, 0, 'granary')).toMatchObject({ ok: false, problem: { code: 'not-your-turn' } });
});

test('a fault in the rules leaves the match as it was', () => {
  const faulty: typeof toyGame = {
    ...toyGame,
    apply(state, seat, option, log) {
      toyGame.apply(state, seat, option, log);
      if (option === 'temple') throw new Error('the temple is on fire');
    },
  };
  const match = openMatch(faulty, setup, 'seed');
  untilShare(match);
  const before = hash([match.state, match.open, match.moves]);
  const { seat } = match.open[0] as (typeof match.open)[0];
  const log: ToyFact[] = [{ type: 'tied', rule: 'TOY-WIN-2' }];
  expect(() => decide(match, seat, 'temple', log)).toThrow('on fire');
  expect(hash([match.state, match.open, match.moves])).toBe(before);
  expect(log).toHaveLength(1);
  expect(decide(match, seat, 'granary', log).ok).toBe(true);
});

test('a move reveals by chance, by closing a secret window, and by ending the game; else it may be taken back', () => {
  const match = openMatch(toyGame, { players: 2, rounds: 1 }, 'two');
  const bids = match.open.map(({ seat, options }) => decide(match, seat, options.at(-seat) as number));
  expect(bids).toMatchObject([
    { ok: true, value: { secret: 'bid-1', revealed: false } },
    { ok: true, value: { secret: 'bid-1', revealed: true } },
  ]);
  const shares: Move[] = [];
  while (match.open.length > 0) {
    const taken = decide(match, match.open[0]?.seat as number, 'granary');
    if (taken.ok) shares.push(taken.value);
  }
  expect(shares.length).toBeGreaterThan(1);
  expect(shares.map(({ revealed }) => revealed)).toEqual(shares.map((_, i) => i === shares.length - 1));
  expect(shares[0]).not.toHaveProperty('secret');
});

test('a seat may go back over its own last moves that revealed nothing', () => {
  const moved = (seat: number, revealed = false): Move => ({ seat, option: 'x', revealed });
  expect(freeUndo([], 0)).toBe(0);
  expect(freeUndo([moved(0), moved(0)], 0)).toBe(0);
  expect(freeUndo([moved(0), moved(0)], 1)).toBe(2);
  expect(freeUndo([moved(0), moved(1), moved(0), moved(0)], 0)).toBe(2);
  expect(freeUndo([moved(0), moved(0, true), moved(0)], 0)).toBe(2);
  expect(freeUndo([moved(0), moved(0, true)], 0)).toBe(2);
});

test('any earlier state can be looked at, and gone back to', () => {
  const match = openMatch(toyGame, { players: 4, rounds: 5 }, 'seed');
  const hashes = play(match, 1000);
  expect(hashes.length).toBeGreaterThan(34);
  for (const at of [0, 1, 31, 32, 33, hashes.length - 1]) expect(hash(stateAt(match, at))).toBe(hashes[at]);
  expect(hash(match.state)).toBe(hashes.at(-1));
  const kept = () => match.snapshots.map(({ at }) => at);
  expect(kept()).toEqual([0, 32]);
  undo(match, 32);
  expect(kept()).toEqual([0, 32]);
  expect(hash(match.state)).toBe(hashes[32]);
  expect(match.moves).toHaveLength(32);
  undo(match, 31);
  expect(kept()).toEqual([0]);
  undo(match, 5);
  expect(hash(match.state)).toBe(hashes[5]);
  expect(hash(match.open)).toBe(hash(toyGame.decisions(match.state)));
  for (const to of [-1, 6, 1.5, Number.NaN]) expect(() => undo(match, to)).toThrow('no move');
  expect(() => stateAt(match, -1)).toThrow('no move');
});

test('who has bid is not known: everyone in the window is waited for', () => {
  const match = openMatch(toyGame, setup, 'seed');
  const { seat, options } = match.open[1] as (typeof match.open)[0];
  decide(match, seat, options[0] ?? missing());
  expect(match.open.map((decision) => decision.seat)).toEqual([0, 2]);
  expect(waitingFor(match.open)).toEqual([0, 1, 2]);
  const asks = (seat: number) => ({ seat, kind: 'go', options: ['go'] });
  expect(waitingFor([asks(2), asks(0), asks(2), asks(1)])).toEqual([0, 1, 2]);
  expect(decisionsFor(match.open, 1)).toEqual([]);
  expect(decisionsFor(match.open, 2)).toHaveLength(1);
  expect(decisionsFor(match.open, null)).toEqual([]);
});

test('facts are told to the seats they name', () => {
  const facts: ToyFact[] = [];
  openMatch(toyGame, setup, 'seed', facts);
  const drawn = (viewer: number | null) => factsFor(facts, viewer).filter(({ type }) => type === 'drew');
  expect(drawn(null)).toEqual([]);
  expect(drawn(1).map(({ to }) => to)).toEqual([[1], [1], [1]]);
  expect(factsFor(facts, null).map(({ type }) => type)).toEqual([
    'round',
    'harvest',
    'dealt',
    'dealt',
    'dealt',
  ]);
});
