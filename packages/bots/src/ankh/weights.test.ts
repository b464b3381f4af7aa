import { EVENT_TRACK, POWER_NAMES, type PowerName } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import {
  APART,
  type Given,
  gains,
  isMore,
  type Measure,
  measured,
  on,
  reason,
  stateOf,
  survival,
  value,
} from '../testing/ankh-worth.ts';
import { ankhJudgement } from './judgement.ts';

/** How much more one position is worth than another. */
const gap = (measure: Measure, better: Given, worse: Given) =>
  measured(measure, better) - measured(measure, worse);

/** Event spaces with a Conflict; a state counts the events behind it. */
const CONFLICTS = EVENT_TRACK.flatMap(({ event }, at) => (event === 'conflict' ? [at + 1] : []));
const [FIRST = 0, , THIRD = 0, FOURTH = 0, LAST = 0] = CONFLICTS;
const EVENTS = EVENT_TRACK.map((_, event) => event);
const conflictsAfter = (event: number) => CONFLICTS.filter((space) => space > event).length;

describe('a point of devotion is worth more', () => {
  const owned = (more: Readonly<Record<string, unknown>>): Given => ({ ...APART, teams: { 0: more } });
  test.each<[string, Measure, Given, Given]>([
    ['a warrior on the board', reason('figures'), on({ B7: 'warrior 0' }), APART],
    ['a guardian than a warrior', reason('figures'), on({ B7: 'mummy 0' }), on({ B7: 'warrior 0' })],
    ['a guardian in the pool', reason('figures'), owned({ guardians: ['mummy'] }), APART],
    ['a monument', reason('monuments'), on({ F3: 'temple 0' }), APART],
    ['income', reason('income'), on({ A8: 'temple' }), APART],
    ['a follower for a power', reason('followers'), owned({ followers: 2 }), APART],
    ['a follower for later', reason('followers'), owned({ followers: 5 }), owned({ followers: 4 })],
  ])('than %s', (_what, measure, better, worse) => {
    const worth = gap(measure, better, worse);
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThan(1);
  });
});

test('whatever is worth having makes the whole worth more', () => {
  isMore(value, { ...APART, teams: { 0: { powers: ['revered'] } } }, APART);
  isMore(value, on({ B7: 'mummy 0' }), on({ B7: 'warrior 0' }));
  isMore(value, { ...APART, teams: { 0: { guardians: ['mummy'] } } }, APART);
  isMore(value, APART, { ...APART, teams: { 0: { used: ['chariots', 'flood'] } } });
  const reasons = ['devotion', 'conflict', 'powers', 'followers', 'figures', 'monuments', 'income', 'cards'];
  const rich = on({ A8: 'temple 0', B7: 'mummy 0' }, { teams: { 0: { devotion: 4, powers: ['revered'] } } });
  const sum = reasons.reduce((total, name) => total + measured(reason(name), rich), 0);
  for (const name of reasons) expect(measured(reason(name), rich)).toBeGreaterThan(0);
  expect(measured(value, rich)).toBeCloseTo(sum);
});

test('ten followers beyond those for the next two powers count, no more', () => {
  const followers = (count: number) =>
    measured(reason('followers'), { ...APART, teams: { 0: { followers: count } } });
  const wanted = 2;
  expect(followers(wanted + 10)).toBeGreaterThan(followers(wanted + 9));
  expect(followers(wanted + 11)).toBe(followers(wanted + 10));
});

test('followers are wanted for the next two powers, and for none once all are unlocked', () => {
  const followers = (powers: readonly PowerName[], count: number) =>
    gap(
      reason('followers'),
      { ...APART, teams: { 0: { powers, followers: count } } },
      { ...APART, teams: { 0: { powers, followers: count - 1 } } },
    );
  const most = followers([], 1);
  const four = ['commanding', 'inspiring', 'resplendent', 'obelisk-attuned'] as const;
  const six = [...four, 'glorious', 'bountiful'] as const;
  expect(followers([], 2)).toBeCloseTo(most);
  expect(followers([], 3)).toBeLessThan(most / 2);
  // One more of the first level and one of the second.
  expect(followers(four.slice(0, 1), 3)).toBeCloseTo(most);
  expect(followers(four.slice(0, 1), 4)).toBeLessThan(most / 2);
  expect(followers(four, 6)).toBeCloseTo(most);
  expect(followers(four, 7)).toBeLessThan(most / 2);
  expect(followers(six, 1)).toBeLessThan(most / 2);
});

test('every power is worth more than a warrior and less than three points', () => {
  const alone = POWER_NAMES.slice(0, 4).map((power) =>
    measured(reason('powers'), { ...APART, teams: { 0: { powers: [power] } } }),
  );
  const [commanding = 0, inspiring = 0] = alone;
  for (const worth of alone) {
    expect(worth).toBeGreaterThan(0.7);
    expect(worth).toBeLessThan(2.5);
  }
  expect(inspiring).toBe(Math.max(...alone));
  expect(commanding).toBeLessThan(2);
  const higher = (level: number) => {
    const before = POWER_NAMES.slice(0, 2).concat(level === 2 ? POWER_NAMES.slice(4, 6) : []);
    const names = POWER_NAMES.slice(4 * level, 4 * level + 4).filter((name) => !before.includes(name));
    const at = (powers: readonly PowerName[]): Given => ({ ...APART, teams: { 0: { powers } } });
    return names.map((name) => gap(reason('powers'), at([...before, name]), at(before)));
  };
  for (const worth of [...higher(1), ...higher(2)]) {
    expect(worth).toBeGreaterThan(1);
    expect(worth).toBeLessThan(2.5);
  }
});

test('things keep their full worth for three Conflicts, most of it before the fourth is over, little after', () => {
  const worth = EVENTS.map((event) => measured(reason('monuments'), on({ F3: 'temple 0' }, { event })));
  const [full = 0] = worth;
  for (const [event, now] of worth.entries()) {
    if (conflictsAfter(event) >= 3) expect(now).toBeCloseTo(full);
    if (conflictsAfter(event) === 2) expect(now).toBeLessThan(full);
    if (conflictsAfter(event) === 2) expect(now).toBeGreaterThan(full / 2);
    if (conflictsAfter(event) === 1) expect(now).toBeLessThan(full / 2);
  }
});

test('followers keep a fifth more of their worth than things, and never gain any', () => {
  const worth = (event: number) => measured(reason('followers'), { ...APART, event });
  expect(worth(THIRD)).toBeCloseTo(worth(0));
  expect(worth(FOURTH)).toBeLessThan(worth(0) / 2);
  expect(worth(FOURTH)).toBeGreaterThan(worth(0) / 4);
});

test('a lead is the surer the fewer Conflicts are left', () => {
  const spread = EVENTS.map((event) => ankhJudgement.spread(stateOf({ ...APART, event })));
  expect(spread).toEqual([...spread].sort((a, b) => b - a));
  expect(spread[0]).toBe(spread[THIRD - 1]);
  expect(spread[THIRD]).toBeLessThan(spread[0] ?? missing());
  expect(spread[FOURTH]).toBeLessThan((spread[0] ?? missing()) / 2);
  expect(Math.max(...spread)).toBeLessThan(5);
});

test('what a Conflict would bring now counts the more the nearer it is, and never much more than once', () => {
  const share = (event: number) =>
    measured(reason('conflict'), { ...APART, event }) / measured(gains, { ...APART, event });
  for (const event of EVENTS) {
    expect(share(event)).toBeGreaterThan(0);
    expect(share(event)).toBeLessThan(1.5);
    if (event > 0 && conflictsAfter(event) === conflictsAfter(event - 1))
      expect(share(event)).toBeGreaterThan(share(event - 1));
  }
  expect(share(LAST - 1)).toBeLessThan(1);
  // As near, but with more Conflicts to come after it.
  expect(share(FIRST - 1)).toBeGreaterThan(share(LAST - 1));
});

describe('chances to outlive the forgetting', () => {
  const at = (event: number, devotion: number): Given => ({ ...APART, event, teams: { 0: { devotion } } });

  test('before its Conflict they are even between just in and just out of the red', () => {
    expect(measured(gains, at(FOURTH - 1, 20))).toBe(1);
    expect(measured(survival, at(FOURTH - 1, 20))).toBeGreaterThan(0.5);
    expect(measured(survival, at(FOURTH - 1, 19))).toBeLessThan(0.5);
    expect(measured(survival, at(FOURTH - 1, 22))).toBeGreaterThan(0.75);
    expect(measured(survival, at(FOURTH - 1, 22))).toBeLessThan(0.9);
  });

  test('two Conflicts before it a point each and some growth are counted on', () => {
    const event = CONFLICTS[1] ?? missing();
    expect(measured(survival, at(event, 18))).toBeGreaterThan(0.5);
    expect(measured(survival, at(event, 17))).toBeLessThan(0.5);
  });

  test('after it everybody lives on', () => {
    expect(measured(survival, at(FOURTH, 0))).toBe(1);
    expect(measured(survival, at(FOURTH - 1, 0))).toBeLessThan(0.1);
  });
});

test('a region with a radiant figure of Ra brings one more, alone and in a battle', () => {
  const ra = (pieces: Readonly<Record<string, string>>): Given => on(pieces, { gods: ['ra', 'osiris'] });
  expect(gap(gains, ra({ B7: 'warrior 0 radiant' }), ra({ B7: 'warrior 0' }))).toBeCloseTo(1);
  const battle = gap(
    gains,
    ra({ B7: 'warrior 0 radiant', B6: 'warrior 1' }),
    ra({ B7: 'warrior 0', B6: 'warrior 1' }),
  );
  expect(battle).toBeGreaterThan(0.2);
  expect(battle).toBeLessThan(1);
});

test('in a battle the chance to win grows with strength as the odds do, whoever else is there', () => {
  const battle = (own: number, enemies: number): Given => {
    const places = ['B7', 'A7', 'A6', 'C8', 'A4', 'C7'];
    const mine = places.slice(0, own).map((space) => [space, 'warrior 0']);
    const theirs = places.slice(own, own + enemies).map((space) => [space, 'warrior 1']);
    return on(Object.fromEntries([...mine, ...theirs]));
  };
  expect(measured(gains, battle(4, 1))).toBeGreaterThan(0.5);
  expect(measured(gains, battle(4, 1))).toBeLessThan(1);
  isMore(gains, battle(3, 1), battle(2, 1));
  isMore(gains, battle(1, 1), battle(1, 2));
});
