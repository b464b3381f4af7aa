import type { Json } from '@ennead/kernel';
import { readsSafely } from '@ennead/kernel/testing';
import { expect, test } from 'vitest';
import { ankh } from './game.ts';
import middleKingdom from './scenarios/data/middle-kingdom.ts';
import { readLayout } from './scenarios/read-layout.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';

const plain = (data: unknown): Json => JSON.parse(JSON.stringify(data));
const layouts = SCENARIOS.flatMap((scenario) => scenario.layouts.map(plain));
const [two] = middleKingdom.layouts;

const SETUP = {
  players: 2,
  gods: ['ra', 'random'],
  guardians: ['satet', 'apep', 'random'],
  firstSeat: 1,
  pharaoh: 'random',
  houseRules: { trackLengths: [8, 8, 8, 7], redSection: 19, startFollowers: 3 },
};

const problem = (input: unknown) => {
  const read = ankh.setup(input);
  return read.ok ? null : read.problem;
};

test('A-SETUP-7: whatever comes, a setup is read or refused', () => {
  readsSafely({ read: ankh.setup, sound: [SETUP, plain({ players: 2, customLayout: two })] });
});

test('S-GEN-3: whatever comes, a layout is read or refused', () => {
  readsSafely({ read: readLayout, sound: layouts });
});

test('A-SETUP-7: whatever comes, a position is read or refused, and one that is read is sound', () => {
  const fresh = [
    { players: 2 },
    { players: 3, pharaoh: 'ramesses' },
    { players: 3, scenario: 'great-rebuilding' },
  ];
  const sound = fresh.map((input) => {
    const read = ankh.setup(input);
    if (!read.ok) throw new Error(read.problem.message);
    return plain(ankh.positions.write(ankh.start(read.value, 'seed', null)));
  });
  const byHand = {
    players: 2,
    teams: { 0: { devotion: 5, followers: 3, powers: [], used: ['flood'] } },
    markers: { move: 2 },
    event: 3,
    turn: 1,
  };
  readsSafely({ read: ankh.positions.read, sound: [...sound, byHand], check: ankh.check, runs: 400 });
});

test('A-SETUP-7: unknown fields are refused by name, also inside a layout', () => {
  const deep = JSON.parse('['.repeat(4000) + ']'.repeat(4000)) as Json;
  expect(problem({ players: 2, toString: [1] })?.message).toBe('A setup has no field toString.');
  expect(problem({ players: 2, toString: deep })?.code).toBe('bad-setup');
  const layout = (change: object) => problem({ players: 2, customLayout: { ...two, ...change } })?.message;
  expect(layout({})).toBeUndefined();
  expect(layout({ constructor: 1 })).toBe('A layout has no field constructor.');
  expect(layout({ pieces: [...(two?.pieces ?? []), { at: 'C1', piece: 'temple', junk: 1 }] })).toBe(
    'The temple on C1 has no field junk.',
  );
  expect(layout({ cities: [{ at: 'D5', name: 'Memphis', junk: 1 }] })).toBe(
    'The city on D5 has no field junk.',
  );
});

test('S-GEN-3: a layout has no list longer than the map has places', () => {
  const closed = new Array<string>(1000).fill('A1');
  expect(readLayout({ ...two, closed })).toMatchObject({ ok: false, problem: { code: 'bad-layout' } });
  expect(readLayout({ ...two, closed: new Array<string>(150_000).fill('A1') })).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('at most 2000 values') },
  });
});
