import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextParty, type Waiter } from './grouping.ts';

const waiter = (person: string, since: number, more: Partial<Waiter> = {}): Waiter => ({
  person,
  since,
  least: 3,
  most: 4,
  botsAt: null,
  ...more,
});
const nobody = () => false;
const PATIENCE = 30;

test('a table that is full begins at once, with who waited longest', () => {
  const queue = ['e', 'd', 'c', 'b', 'a'].map((person, at) => waiter(person, 5 - at));
  expect(nextParty(queue, nobody, 6, PATIENCE)).toEqual({ people: ['a', 'b', 'c', 'd'], bots: 0 });
});

test('a table that could grow waits a while, then begins with those who are there', () => {
  const queue = [waiter('a', 0), waiter('b', 1), waiter('c', 2)];
  expect(nextParty(queue, nobody, 29, PATIENCE)).toBeNull();
  expect(nextParty(queue, nobody, 30, PATIENCE)).toEqual({ people: ['a', 'b', 'c'], bots: 0 });
  const exact = queue.map((each) => ({ ...each, most: 3 }));
  expect(nextParty(exact, nobody, 3, PATIENCE)).toEqual({ people: ['a', 'b', 'c'], bots: 0 });
});

test('nobody sits at a table of a size they do not want', () => {
  const queue = [
    waiter('a', 0, { least: 5, most: 5 }),
    waiter('b', 1, { least: 2, most: 2 }),
    waiter('c', 2, { least: 2, most: 3 }),
  ];
  expect(nextParty(queue, nobody, 100, PATIENCE)).toEqual({ people: ['b', 'c'], bots: 0 });
});

test('who blocked somebody never gets a table with them', () => {
  const queue = [waiter('a', 0), waiter('b', 1), waiter('c', 2), waiter('d', 3)];
  const isBlocked = (one: string, other: string) => one === 'b' && other === 'a';
  expect(nextParty(queue, isBlocked, 100, PATIENCE)).toEqual({ people: ['a', 'c', 'd'], bots: 0 });
});

test('nor does who joins later get one with somebody who joined before them and blocked them, or whom they blocked', () => {
  const three = ['a', 'b', 'c', 'd'].map((person, at) => waiter(person, at, { most: 3 }));
  for (const [by, whom] of ['bc', 'cb']) {
    const isBlocked = (one: string, other: string) => one === by && other === whom;
    expect(nextParty(three, isBlocked, 100, PATIENCE)).toEqual({ people: ['a', 'b', 'd'], bots: 0 });
  }
});

test('five sit at a table at most; who came at the same moment is taken by name', () => {
  const crowd = ['f', 'e', 'd', 'c', 'b', 'a'].map((person) => waiter(person, 7, { most: 9 }));
  expect(nextParty(crowd, nobody, 100, PATIENCE)).toEqual({ people: ['a', 'b', 'c', 'd', 'e'], bots: 0 });
  expect(nextParty(crowd, nobody, 36, PATIENCE)).toBeNull();
  expect(nextParty(crowd, nobody, 37, PATIENCE)?.people).toHaveLength(5);
});

test('bots fill up to the least number, when the time for it has come, and only for who wants them', () => {
  const queue = [waiter('a', 0, { botsAt: 60 }), waiter('b', 1)];
  expect(nextParty(queue, nobody, 59, PATIENCE)).toBeNull();
  expect(nextParty(queue, nobody, 60, PATIENCE)).toEqual({ people: ['a'], bots: 2 });
  const both = [waiter('a', 0, { botsAt: 60 }), waiter('b', 1, { botsAt: 900 })];
  expect(nextParty(both, nobody, 60, PATIENCE)).toEqual({ people: ['a', 'b'], bots: 1 });
});

const queue = fc.array(
  fc.record({
    since: fc.integer({ min: 0, max: 50 }),
    least: fc.integer({ min: 2, max: 5 }),
    more: fc.integer({ min: 0, max: 3 }),
    botsAt: fc.option(fc.integer({ min: 0, max: 100 })),
  }),
  { maxLength: 12 },
);

test('every table is of a size that all at it want, and nobody sits twice', () => {
  fc.assert(
    fc.property(queue, fc.integer({ min: 0, max: 100 }), (drawn, now) => {
      const waiters = drawn.map(({ since, least, more, botsAt }, at) =>
        waiter(`p${at}`, since, { least, most: Math.min(5, least + more), botsAt }),
      );
      const party = nextParty(waiters, nobody, now, PATIENCE);
      if (party === null) return;
      const size = party.people.length + party.bots;
      expect(new Set(party.people).size).toBe(party.people.length);
      for (const person of party.people) {
        const { least, most, botsAt } = waiters.find((each) => each.person === person) as Waiter;
        expect(size >= least && size <= most).toBe(true);
        if (party.bots > 0) expect(botsAt).not.toBeNull();
      }
    }),
  );
});

test('people who all blocked each other cost next to nothing, and are not tried again among fewer', () => {
  const waiters = Array.from({ length: 1000 }, (_, at) => waiter(`p${at}`, at));
  let asked = 0;
  const isBlocked = () => {
    asked += 1;
    return true;
  };
  const tried = new Set<string>();
  expect(nextParty(waiters, isBlocked, 100_000, PATIENCE, tried)).toBeNull();
  expect(asked).toBeLessThanOrEqual(1000 * 1000);
  asked = 0;
  expect(nextParty(waiters.slice(1), isBlocked, 100_000, PATIENCE, tried)).toBeNull();
  expect(asked).toBe(0);
});
