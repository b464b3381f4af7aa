import { kemet, TILE_KINDS } from '@ennead/kemet';
import type { KemetState } from '@ennead/kemet/tables';
import { describe, expect, test } from 'vitest';
import type { Reason } from '../bot.ts';
import { kemetJudgement } from './judgement.ts';
import { TILE_WORTH } from './tile-values.ts';

interface SeatGiven {
  readonly units?: Readonly<Record<string, number>>;
  readonly pyramids?: Readonly<Record<string, string>>;
  readonly tiles?: readonly string[];
  readonly hand?: readonly string[];
  readonly prayer?: number;
  readonly permanent?: number;
}

/** Two players; seat 0 is judged. */
interface Given {
  readonly seats: readonly [SeatGiven, SeatGiven];
  readonly pass?: number;
}

/** The cities of two face each other: what belongs to the one belongs to the other under the other number. */
const across = (sector: string) =>
  sector.replace(/^([cf])([12])/, (_, kind, city) => kind + (city === '1' ? '2' : '1'));

function moved<T>(by: Readonly<Record<string, T>> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(by).map(([sector, what]) => [across(sector), what]));
}

function mirrored({ seats: [one, other], ...rest }: Given): Given {
  const turned = (seat: SeatGiven) => ({ ...seat, units: moved(seat.units), pyramids: moved(seat.pyramids) });
  return { ...rest, seats: [turned(other), turned(one)] };
}

function stateOf(given: Given): KemetState {
  const read = kemet.positions.read(given);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

type Measure = (state: KemetState, seat: number) => number;
const value: Measure = (state, seat) => kemetJudgement.value(state, seat, null);
const reason =
  (...names: readonly string[]): Measure =>
  (state, seat) => {
    const reasons: Reason[] = [];
    kemetJudgement.value(state, seat, reasons);
    return reasons.reduce((sum, { key, amount }) => (names.includes(key) ? sum + amount : sum), 0);
  };

/** For seat 0, and for seat 1 in the mirror. */
function measured(measure: Measure, given: Given): number {
  const here = measure(stateOf(given), 0);
  expect(measure(stateOf(mirrored(given)), 1)).toBeCloseTo(here);
  return here;
}

const having = (own: SeatGiven, rest: Partial<Given> & { readonly enemy?: SeatGiven } = {}): Given => {
  const { enemy = {}, ...more } = rest;
  return { ...more, seats: [own, enemy] };
};
const NOTHING = having({});
const gap = (measure: Measure, better: Given, worse: Given) =>
  measured(measure, better) - measured(measure, worse);

describe('a victory point is worth more', () => {
  test.each<[string, Measure, SeatGiven, SeatGiven]>([
    ['a unit on the board', reason('units'), { units: { f1: 1 } }, {}],
    ['a prayer point', reason('prayer'), { prayer: 6 }, { prayer: 5 }],
    ['a prayer point beyond the seventh', reason('prayer'), { prayer: 8 }, { prayer: 7 }],
    ['a card in hand', reason('cards'), { hand: ['prayer'] }, {}],
    ['a temple', reason('temples'), { units: { 't-west': 1 } }, {}],
    ['a pyramid', reason('pyramids'), { pyramids: { 'c1-a': 'red 1' } }, {}],
    [
      'one more level',
      reason('pyramids'),
      { pyramids: { 'c1-a': 'red 4' } },
      { pyramids: { 'c1-a': 'red 3' } },
    ],
    ['a chance to attack', reason('good-attack'), { units: { 'd-12': 5 } }, {}],
  ])('than %s', (_what, measure, better, worse) => {
    const enemy = { units: { f2: 1 } };
    const worth = gap(measure, having(better, { enemy }), having(worse, { enemy }));
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThan(1);
    expect(gap(reason('points'), having({ permanent: 1 }), NOTHING)).toBe(1);
  });
});

test('the whole is the sum of its reasons', () => {
  const all = having(
    {
      units: { 't-west': 2, 'd-12': 1, 't-bank-w': 1 },
      pyramids: { 'c1-a': 'red 4' },
      tiles: ['priest'],
      hand: ['prayer'],
      permanent: 2,
    },
    { enemy: { units: { f2: 4 } } },
  );
  const good = [
    'points',
    'temples',
    'two-temples',
    'pyramids',
    'tiles',
    'units',
    'prayer',
    'cards',
    'good-attack',
  ];
  for (const name of good) expect(measured(reason(name), all)).toBeGreaterThan(0);
  expect(measured(reason('danger'), all)).toBeLessThan(0);
  expect(measured(value, all)).toBeCloseTo(measured(reason(...good, 'danger'), all));
});

test('units wait in the reserve for less than they are worth on the board', () => {
  const waiting = measured(reason('units'), NOTHING);
  const all = measured(reason('units'), having({ units: { 'c1-a': 5, 'c1-b': 5, 'c1-c': 2 } }));
  expect(waiting).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(2 * waiting);
  expect(all).toBeLessThan(2);
});

test('seven prayer points are enough: more are worth less', () => {
  const worth = (prayer: number) => gap(reason('prayer'), having({ prayer }), having({ prayer: prayer - 1 }));
  expect(worth(7)).toBeCloseTo(worth(1));
  expect(worth(8)).toBeLessThan(worth(7));
  expect(worth(11)).toBeCloseTo(worth(8));
});

test('each level of a pyramid is worth more than the one below, and the highest scores besides', () => {
  const worth = [1, 2, 3, 4].map((level) =>
    measured(reason('pyramids'), having({ pyramids: { 'c1-a': `red ${level}` } })),
  );
  const steps = worth.map((now, at) => now - (worth[at - 1] ?? 0));
  for (const [at, step] of steps.entries()) expect(step).toBeGreaterThan(steps[at - 1] ?? 0);
  expect(worth[3]).toBeLessThan(2.2);
});

test('a pyramid counts for whoever holds its district', () => {
  const pyramids = { 'c1-a': 'red 4' };
  const taken = having({ pyramids }, { enemy: { units: { 'c1-a': 2 } } });
  expect(measured(reason('pyramids'), taken)).toBe(0);
  const conquered = having({ units: { 'c2-a': 2 } }, { enemy: { pyramids: { 'c2-a': 'red 4' } } });
  expect(measured(reason('pyramids'), conquered)).toBeCloseTo(
    measured(reason('pyramids'), having({ pyramids })),
  );
});

describe('temples', () => {
  const one: SeatGiven = { units: { 't-west': 1 } };
  const both: SeatGiven = { units: { 't-west': 1, 't-bank-w': 1 } };

  test('are worth the more the more prayer points they bring', () => {
    const richer = gap(reason('temples'), having({ units: { 't-bank-w': 1 } }), having(one));
    expect(richer).toBeGreaterThan(0);
    expect(richer).toBeLessThan(measured(reason('temples'), having(one)) / 2);
    expect(measured(reason('temples'), NOTHING)).toBe(0);
  });

  test('count twice as much at the end of the day as at its beginning, and at night as at its beginning', () => {
    const at = (rest: Partial<Given>) => measured(reason('temples', 'two-temples'), having(both, rest));
    for (const pass of [1, 2, 3, 4]) expect(at({ pass })).toBeGreaterThan(at({ pass: pass - 1 }));
    expect(at({ pass: 4 }) / at({ pass: 0 })).toBeGreaterThan(2);
    expect(at({ pass: 4 }) / at({ pass: 0 })).toBeLessThan(2.5);
    const night = reason('temples', 'two-temples')({ ...stateOf(having(both)), phase: 'night' }, 0);
    expect(night).toBeCloseTo(at({ pass: 0 }));
  });

  test('a second one brings something of its own, nearly a point', () => {
    expect(measured(reason('two-temples'), having(one, { pass: 4 }))).toBe(0);
    expect(measured(reason('two-temples'), having(both, { pass: 4 }))).toBeGreaterThan(0.5);
    expect(measured(reason('two-temples'), having(both, { pass: 4 }))).toBeLessThan(1);
    expect(measured(reason('temples'), having(both))).toBeGreaterThan(
      1.5 * measured(reason('temples'), having(one)),
    );
  });
});

test('every tile is worth something, none more than a little over a point', () => {
  expect(gap(reason('tiles'), having({ tiles: ['priest'] }), NOTHING)).toBe(
    TILE_WORTH[TILE_KINDS.indexOf('priest')],
  );
  for (const [number, kind] of TILE_KINDS.entries()) {
    // The point it brings is counted apart.
    if (kind === 'victory-point') expect(TILE_WORTH[number]).toBe(0);
    else expect(TILE_WORTH[number], kind).toBeGreaterThan(0.2);
    expect(TILE_WORTH[number], kind).toBeLessThan(1.2);
  }
});

describe('as the end comes near', () => {
  /** What is left of a worth when somebody has reached so many points. */
  const left = (measure: Measure, own: SeatGiven, permanent: number) => {
    const enemy = { permanent };
    return measured(measure, having(own, { enemy })) / measured(measure, having(own));
  };

  test('what would pay later is worth less: tiles and pyramids two fifths, prayer points three', () => {
    expect(left(reason('tiles'), { tiles: ['priest'] }, 8)).toBeCloseTo(0.4);
    expect(left(reason('pyramids'), { pyramids: { 'c1-a': 'red 2' } }, 8)).toBeCloseTo(0.4);
    expect(left(reason('prayer'), {}, 8)).toBeCloseTo(0.6);
    expect(left(reason('tiles'), { tiles: ['priest'] }, 4)).toBeCloseTo(0.7);
    expect(left(reason('units'), {}, 8)).toBeCloseTo(1);
  });

  test('what scores is worth more', () => {
    const temple = left(reason('temples'), { units: { 't-west': 1 } }, 8);
    expect(temple).toBeGreaterThan(1.8);
    expect(temple).toBeLessThan(2.5);
    const high = gap(
      reason('pyramids'),
      having({ pyramids: { 'c1-a': 'red 4' } }, { enemy: { permanent: 8 } }),
      having({ pyramids: { 'c1-a': 'red 3' } }, { enemy: { permanent: 8 } }),
    );
    expect(high).toBeGreaterThan(0.9);
    expect(high).toBeLessThan(1.3);
  });

  test('it is no nearer than near', () => {
    expect(left(reason('tiles'), { tiles: ['priest'] }, 12)).toBeCloseTo(0.4);
  });
});

describe('fronts', () => {
  const meeting = (own: number, enemy: number): Given =>
    having({ units: { 'd-12': own } }, { enemy: { units: { f2: enemy } } });

  test('an even battle is more likely lost than won by who attacks', () => {
    const [chance, danger] = ['good-attack', 'danger'].map((name) => measured(reason(name), meeting(3, 3)));
    expect(chance).toBeCloseTo(-(danger ?? 0));
    expect(chance).toBeGreaterThan(0.1);
    expect(chance).toBeLessThan(0.17);
  });

  test('more units of one’s own are a better chance and less danger', () => {
    expect(gap(reason('good-attack'), meeting(5, 3), meeting(3, 3))).toBeGreaterThan(0);
    expect(gap(reason('danger'), meeting(5, 3), meeting(3, 3))).toBeGreaterThan(0);
    expect(gap(reason('good-attack'), meeting(3, 3), meeting(3, 5))).toBeGreaterThan(0);
    expect(measured(reason('good-attack'), meeting(5, 1))).toBeLessThan(0.4);
    expect(measured(reason('danger'), meeting(1, 5))).toBeGreaterThan(-0.4);
    expect(measured(reason('danger'), meeting(1, 5))).toBeLessThan(-0.3);
  });

  test('the best chance and the worst danger count, wherever they are', () => {
    const two = having({ units: { 'd-12': 5, f1: 1 } }, { enemy: { units: { f2: 1, 't-west': 5 } } });
    const best = having({ units: { 'd-12': 5 } }, { enemy: { units: { f2: 1 } } });
    const worst = having({ units: { f1: 1 } }, { enemy: { units: { 't-west': 5 } } });
    expect(measured(reason('good-attack'), two)).toBeCloseTo(measured(reason('good-attack'), best));
    expect(measured(reason('danger'), two)).toBeCloseTo(measured(reason('danger'), worst));
  });

  test('troops apart, and troops of one side, are no front', () => {
    const apart = having({ units: { 'c1-a': 5 } }, { enemy: { units: { f2: 1 } } });
    const own = having({ units: { 'd-12': 5, f1: 1 } });
    for (const given of [apart, own]) expect(measured(reason('good-attack', 'danger'), given)).toBe(0);
  });
});

describe('the sanctuary of a board for more', () => {
  const inside = (units: number): number => {
    const state = stateOf({
      setup: { players: 3 },
      seats: [{ units: { sanctuary: units } }, {}, {}],
    } as unknown as Given);
    return reason('sanctuary')(state, 0);
  };

  test('is worth holding with two units or more, for less than a point', () => {
    expect(inside(1)).toBe(0);
    expect(inside(2)).toBeGreaterThan(0.2);
    expect(inside(2)).toBeLessThan(0.7);
    expect(inside(3)).toBeCloseTo(inside(2));
  });
});

test('a long search sees everybody’s answer and its own next turn; turns are told apart', () => {
  const day = (pass: number, turn: number, round = 1) =>
    kemetJudgement.turn(stateOf({ ...NOTHING, pass, turn, round } as Given));
  expect(kemetJudgement.horizon(stateOf(NOTHING))).toBe(3);
  const turns = [day(0, 0), day(0, 1), day(1, 0), day(1, 1), day(4, 1), day(0, 0, 2), day(0, 1, 2)];
  expect(new Set(turns).size).toBe(turns.length);
  expect(kemetJudgement.turn({ ...stateOf(NOTHING), phase: 'night' })).toBeLessThan(0);
});

test('a lead of two points makes a win a few times as likely', () => {
  const times = Math.exp(2 / kemetJudgement.spread(stateOf(NOTHING)));
  expect(times).toBeGreaterThan(2.5);
  expect(times).toBeLessThan(6);
});

test('at first sight actions are not wasted, troops not split, creatures not left behind', () => {
  const thought = (kind: string, option: string | number) => kemetJudgement.opinion?.(kind)?.(option) ?? 1;
  for (const [kind, option] of [
    ['hand-of-god', 'none'],
    ['reinforcements', 'stop'],
    ['enlistment', 'stop'],
    ['raise-pyramid', 'none'],
    ['raise-level', 'none'],
    ['tile', 'none'],
    ['creature-place', 'reserve'],
    ['recruit-creature', 'none'],
    ['start', 'none'],
  ] as const)
    expect(thought(kind, option), kind).toBeLessThan(0.5);
  expect(thought('recruit-district', 'done')).toBeLessThan(0.5);
  expect(thought('step', 'end')).toBeLessThan(1);
  expect(thought('step-creature', 'with')).toBeGreaterThan(2);
  expect(thought('step-creature', 'with')).toBeLessThan(4);
  expect(thought('winner', 'stay')).toBeGreaterThan(2);
  expect(thought('winner', 'stay')).toBeLessThan(4);
  expect(thought('step-units', 4)).toBeGreaterThan(thought('step-units', 1));
  expect(thought('step-units', 1)).toBeLessThan(2);
  expect(thought('recruit-units', 0)).toBeLessThan(0.5);
  expect(thought('recruit-units', 'all')).toBe(1);
  expect(thought('tile', 'priest')).toBe(1);
  expect(kemetJudgement.opinion?.('battle-card') ?? null).toBeNull();
});
