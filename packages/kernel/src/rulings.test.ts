import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { toyGame } from './contract/index.ts';
import { hash } from './hash.ts';
import { decide, openMatch } from './match.ts';
import { randomAnswer } from './random-play.ts';
import { type MatchRecord, recordOf, replay, storedSetup, verify } from './record.ts';
import { changedRulings, chosenRulings, inForce, pinRulings, type Rulings } from './rulings.ts';

const RULINGS = {
  tie: {
    rule: 'T-1',
    date: '2026-11-16',
    variants: ['upper', 'nobody', 'lower'],
    since: { 1: 'upper', 3: 'lower' },
    choice: true,
  },
  late: {
    rule: 'T-2',
    date: '2026-11-16',
    variants: ['counts', 'does-not'],
    since: { 1: 'counts', 2: 'does-not' },
    choice: false,
  },
} as const satisfies Rulings;

test('a version has the variants that were in force under it', () => {
  expect([1, 2, 3, 4].map((rules) => inForce(RULINGS.tie, rules))).toEqual([
    'upper',
    'upper',
    'lower',
    'lower',
  ]);
});

test('a new match is by what is in force, a stored one by what was', () => {
  expect(pinRulings(RULINGS, 3)).toEqual({ ok: true, value: { tie: 'lower', late: 'does-not' } });
  expect(pinRulings(RULINGS, 3, {}, 1)).toEqual({ ok: true, value: { tie: 'upper', late: 'counts' } });
  expect(pinRulings(RULINGS, 3, { tie: 'nobody' }, 2)).toEqual({
    ok: true,
    value: { tie: 'nobody', late: 'does-not' },
  });
});

test('a table chooses only what is for tables to choose; a stored match keeps what it has', () => {
  expect(pinRulings(RULINGS, 3, { tie: 'nobody' }).ok).toBe(true);
  expect(pinRulings(RULINGS, 3, { late: 'does-not' }).ok).toBe(true);
  expect(pinRulings(RULINGS, 3, { late: 'counts' })).toMatchObject({
    ok: false,
    problem: { code: 'bad-rulings', message: 'The ruling late is not for a table to choose.' },
  });
  expect(pinRulings(RULINGS, 3, { late: 'counts' }, 3).ok).toBe(true);
});

test.each([
  ['no object', 'all'],
  ['a list', []],
  ['nothing', null],
  ['a ruling that does not exist', { ties: 'upper' }],
  ['a name every object has', { constructor: 'upper' }],
  ['a variant that does not exist', { tie: 'both' }],
  ['no name of a variant', { tie: 1 }],
])('%s is refused', (_what, named) => {
  for (const rules of [undefined, 1])
    expect(pinRulings(RULINGS, 3, named, rules)).toMatchObject({
      ok: false,
      problem: { code: 'bad-rulings' },
    });
});

test('what differs from the book, and what another match takes over', () => {
  expect(changedRulings(RULINGS, 3, { tie: 'upper', late: 'does-not' })).toEqual({ tie: 'upper' });
  expect(chosenRulings(RULINGS, { tie: 'upper', late: 'counts', gone: 'x' })).toEqual({ tie: 'upper' });
  expect(chosenRulings(RULINGS, undefined)).toEqual({});
});

test('another match takes over what a collection says, not what was only in force once', () => {
  const rulings = { tie: { ...RULINGS.tie, says: { faq: 'nobody' } } } satisfies Rulings;
  expect(chosenRulings(rulings, { tie: 'nobody' })).toEqual({ tie: 'nobody' });
  expect(chosenRulings(rulings, { tie: 'upper' })).toEqual({});
});

/** A match of the first version, as it was recorded before there were rulings, that would end otherwise by the second. */
function oldRecord(): MatchRecord {
  const setup = storedSetup(toyGame, { players: 3, rounds: 3 }, 1);
  if (!setup.ok) throw new Error(setup.problem.message);
  for (let seed = 0; ; seed++) {
    const match = openMatch(toyGame, setup.value, `old ${seed}`, null, 1);
    const chance = chanceFrom(`player ${seed}`);
    while (match.open.length > 0) {
      const [{ seat }, option] = randomAnswer(match.open, chance);
      decide(match, seat, option);
    }
    const { rulings: _, ...state } = match.state;
    const now = toyGame.outcome({ ...match.state, rulings: { 'temple-bonus': 'alone' } });
    const record = recordOf(match);
    if (hash(record.result) !== hash(now))
      return { ...record, setup: { players: 3, rounds: 3 }, hash: hash(state) };
  }
}

test('a match of an older version replays, and is recorded again, by the rulings of then', () => {
  const record = oldRecord();
  const verified = verify(toyGame, record);
  expect(verified).toMatchObject({ ok: true, value: { rules: 1 } });
  if (!verified.ok) return;
  const again = recordOf(verified.value);
  expect(again).toEqual({
    ...record,
    setup: { ...(record.setup as object), rulings: { 'temple-bonus': 'shared' } },
  });
  expect(verify(toyGame, again).ok).toBe(true);
  expect(verify(toyGame, { ...record, rules: 2 })).toMatchObject({
    ok: false,
    problem: { code: 'other-result' },
  });
});

test('a match of a newer version is refused with a reason', () => {
  const problem = {
    code: 'newer-rules',
    message: 'This match is played by rules 3 of toy; this version of Ennead knows them up to 2.',
  };
  expect(replay(toyGame, { ...oldRecord(), rules: 3 })).toEqual({ ok: false, problem });
});
