import { kemet } from '@ennead/kemet';
import type { KemetState } from '@ennead/kemet/tables';
import { type Game, missing, type Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { momentsOf } from '../testing/moments.ts';
import { KEMET_EXPERT } from './expert.ts';
import { kemetJudgement } from './judgement.ts';
import { kemetSight } from './sight.ts';

/** Seat 0 is on turn; what it answers first may be given. */
function turnOf(
  position: { seats: readonly object[]; [field: string]: unknown },
  ...answers: Option[]
): KemetState {
  const read = kemet.positions.read({
    setup: { players: position.seats.length },
    round: 3,
    order: position.seats.map((_, seat) => seat),
    turn: 0,
    ...position,
  });
  if (!read.ok) throw new Error(read.problem.message);
  for (const answer of answers) kemet.apply(read.value, 0, answer as never, null);
  return read.value;
}

const NOBODY = { units: {} };
const FOUR = [{ units: { 'c1-a': 4, 'c1-b': 1, 't-west': 4, f1: 3 }, prayer: 5 }, NOBODY, NOBODY, NOBODY];

/** What is thought of options, in their order. */
function seen(state: KemetState, kind: string, options: readonly Option[]): number[] {
  const opinion = kemetSight(kind, state, 0) ?? missing();
  return options.map((option) => opinion(option));
}

function expectFromBestToWorst(state: KemetState, kind: string, options: readonly Option[]): void {
  const weights = seen(state, kind, options);
  expect(weights, kind).toEqual([...weights].sort((a, b) => b - a));
  expect(new Set(weights).size, `${kind} ${weights}`).toBe(options.length);
}

test('hard and two players keep their opinions', () => {
  const expectsPass = (players: number) =>
    KEMET_EXPERT.sight?.('veto', { setup: { players } } as KemetState, 0)?.('pass');
  expect([2, 3, 4, 5].map(expectsPass)).toEqual([undefined, 2, 2, 2]);
  expect(kemetJudgement.opinion?.('token')).toBeNull();
  // What expert does not see otherwise it sees as hard does.
  const [reserve] = seen(turnOf({ seats: FOUR }), 'creature-place', ['reserve']);
  expect(reserve).toBe(kemetJudgement.opinion?.('creature-place')?.('reserve'));
});

test('troops go out late in the day', () => {
  const moves = [0, 1, 3, 4].map(
    (pass) => seen(turnOf({ seats: FOUR, pass }), 'token', ['top-move'])[0] ?? 0,
  );
  expect(moves).toEqual([...moves].sort((a, b) => a - b));
  expect(new Set(moves).size).toBe(4);
  const early = turnOf({ seats: FOUR, pass: 0 });
  expectFromBestToWorst(early, 'token', [
    'end',
    'middle-raise',
    'bottom-pray',
    'play:mana-theft',
    'gold:move',
  ]);
  expectFromBestToWorst(early, 'token', [
    'bottom-blue',
    'bottom-red',
    'silver:top-recruit',
    'play:raining-fire',
  ]);
});

test('large troops set out, and seldom from a temple', () => {
  const state = turnOf({ seats: FOUR }, 'top-move');
  expectFromBestToWorst(state, 'start', ['c1-a', 'f1', 'c1-b', 't-west', 'none']);
});

test('steps lead into temples, and against troops that are no stronger', () => {
  const own = { units: { f1: 4, 'c1-a': 1 }, prayer: 5 };
  const state = turnOf(
    { seats: [own, { units: { 'bank-w': 1, 'd-12': 5 } }, NOBODY, NOBODY] },
    'top-move',
    'f1',
  );
  expectFromBestToWorst(state, 'step', [
    'land:bank-w',
    'land:t-west',
    'land:c1-a',
    'play:prayer',
    'land:c1-b',
  ]);
  expect(seen(state, 'step', ['land:d-12', 'end', 'land:c2-a', 'land:f2'])).toEqual([0.36, 0.1, 0.7, 0.3]);
  const weak = [{ units: { f1: 1 } }, { units: { 'd-12': 5 } }, NOBODY, NOBODY];
  expect(seen(turnOf({ seats: weak }, 'top-move', 'f1'), 'step', ['land:d-12'])[0]).toBeCloseTo(0.3 * 0.6);
  const guarded = turnOf({ seats: [own, { units: { 't-west': 3 } }, NOBODY, NOBODY] }, 'top-move', 'f1');
  expect(seen(guarded, 'step', ['land:t-west', 'teleport:t-west'])).toEqual([3 * 1.3, 3]);
  expect(seen(guarded, 'step', ['teleport:t-bank-w', 'teleport:t-delta', 'teleport:t-east'])).toEqual([
    4, 1.5, 1.2,
  ]);
  const settled = turnOf(
    { seats: [{ ...own, units: { f1: 4, 't-west': 1 } }, NOBODY, NOBODY, NOBODY] },
    'top-move',
    'f1',
  );
  expect(seen(settled, 'step', ['land:t-west'])).toEqual([0.3]);
  const fast = { ...own, tiles: ['god-speed'] };
  const onTheWay = turnOf({ seats: [fast, NOBODY, NOBODY, NOBODY] }, 'top-move', 'f1', 'land:d-12', 4);
  expect(seen(onTheWay, 'step', ['end'])).toEqual([2]);
});

test('the Sanctuary is looked at like a temple', () => {
  const state = turnOf({ seats: [{ units: { delta: 4 } }, NOBODY, NOBODY] }, 'top-move', 'delta');
  expect(seen(state, 'step', ['land:sanctuary', 'harbor:t-delta'])).toEqual([4 * 1.5, 1.5 * 1.5]);
});

test('troops move as a whole, above all against others', () => {
  const unitsTo = (step: string) => {
    const seats = [{ units: { f1: 4, 't-west': 1 } }, { units: { 'bank-w': 1 } }, NOBODY, NOBODY];
    return seen(turnOf({ seats }, 'top-move', 'f1', step), 'step-units', [4, 3]);
  };
  expect(['land:bank-w', 'land:d-12', 'land:t-west'].map(unitsTo)).toEqual([
    [1, 0.03],
    [1, 0.06],
    [1, 0.3],
  ]);
});

test.each([
  ['step-creature', ['with', 'without']],
  ['winner', ['stay', 'recall']],
  ['recruit-units', [5, 4, 3, 2, 1, 0]],
  ['raise-pyramid', ['c1-a', 'play:prayer', 'none']],
  ['raise-level', [4, 1, 2, 3, 'none']],
  ['tile', ['victory-point', 'priestess', 'prescience', 'carnage', 'open-gates', 'none']],
  ['high-colour', ['white', 'red']],
  ['fire-target', ['t-east', 'c1-a']],
  ['veto', ['pass', 'veto']],
] as const)('%s: %j', (kind, options) => expectFromBestToWorst(turnOf({ seats: FOUR }), kind, options));

test('nothing that the rules ask for is given up', () => {
  const special = new Set<string>();
  for (const players of [3, 4, 5])
    for (const { state, decisions } of momentsOf(kemet as unknown as Game, { players }, 'sight', 1, 600))
      for (const { kind, seat, options } of decisions) {
        const opinion = kemetSight(kind, state as KemetState, seat);
        const weights = opinion === null ? [] : options.map(opinion);
        for (const weight of weights) expect(weight, kind).toBeGreaterThan(0);
        if (new Set(weights).size > 1) special.add(kind);
      }
  expect([...special]).toEqual(
    expect.arrayContaining(['token', 'start', 'step', 'step-units', 'tile', 'raise-level']),
  );
});
