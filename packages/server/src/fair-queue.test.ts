import { expect, test } from 'vitest';
import { fairQueue, type Owner } from './fair-queue.ts';

const of = (person: string, origin: string | null = null): Owner => ({ person, origin });
const anything = () => true;

/** Takes everything out, each piece of work costing the same, and says whose it was. */
function drained(queue: ReturnType<typeof fairQueue<Owner>>, cost = 1): string {
  let order = '';
  for (let next = queue.shift(anything); next !== undefined; next = queue.shift(anything)) {
    order += next.person;
    queue.charge(next, cost);
  }
  return order;
}

function filled(...owners: readonly (readonly [owner: Owner, times: number])[]) {
  const queue = fairQueue<Owner>();
  for (const [owner, times] of owners) for (let i = 0; i < times; i++) queue.push(owner, owner);
  return queue;
}

test('people take turns, however much one of them has waiting', () => {
  expect(drained(filled([of('a'), 6], [of('b'), 2], [of('c'), 1]))).toBe('abcabaaaa');
});

test('who has used more waits longer', () => {
  const queue = filled([of('a'), 3], [of('b'), 5]);
  queue.charge(of('a'), 3);
  expect(drained(queue)).toBe('bbbababa');
});

test('who comes late has no claim to what went before, and owes what was used', () => {
  const queue = filled([of('a'), 2]);
  expect(drained(queue, 10)).toBe('aa');
  for (const owner of [of('a'), of('b'), of('b'), of('a')]) queue.push(owner, owner);
  expect(drained(queue, 10)).toBe('baba');
});

test('many people of one network get what one person gets', () => {
  const crowd = ['x', 'y', 'z'].map((name) => [of(name, 'net'), 2] as const);
  expect(drained(filled(...crowd, [of('h', 'home'), 4]))).toBe('xhyhzhxhyz');
});

test('what cannot be done now does not hold up what can', () => {
  const queue = filled([of('a'), 1], [of('b'), 1]);
  expect(queue.shift(({ person }) => person === 'b')?.person).toBe('b');
  expect(queue.shift(({ person }) => person === 'b')).toBeUndefined();
  expect(queue.size()).toBe(1);
});

test('who had nothing to do for a while has saved nothing up', () => {
  const queue = filled([of('a'), 1], [of('b'), 7]);
  for (let i = 0; i < 4; i++) {
    const next = queue.shift(anything);
    if (next !== undefined) queue.charge(next, 10);
  }
  for (let i = 0; i < 4; i++) queue.push(of('a'), of('a'));
  expect(drained(queue, 10)).toBe('abababab');
});

/** Four times one more thing to do, and something is done each time. */
function oneByOne(queue: ReturnType<typeof fairQueue<Owner>>, owner: Owner): string {
  let order = '';
  for (let i = 0; i < 4; i++) {
    queue.push(owner, owner);
    const next = queue.shift(anything);
    if (next === undefined) break;
    order += next.person;
    queue.charge(next, 10);
  }
  return order;
}

test('nor has who asks for one thing at a time, of another network or of the same', () => {
  const apart = filled([of('a'), 1], [of('b'), 9]);
  const together = filled([of('a', 'net'), 1], [of('b', 'net'), 9]);
  for (const queue of [apart, together])
    for (let i = 0; i < 4; i++) queue.charge(queue.shift(anything) ?? of('nobody'), 10);
  expect(oneByOne(apart, of('a'))).toBe('abab');
  expect(oneByOne(together, of('a', 'net'))).toBe('aaba');
});

test('what somebody owes is remembered when all is done, among those of their network too', () => {
  const queue = filled([of('a', 'net'), 1]);
  expect(drained(queue, 10)).toBe('a');
  queue.push(of('b', 'net'), of('b', 'net'));
  expect(drained(queue, 5)).toBe('b');
  for (const person of ['a', 'b']) queue.push(of(person, 'net'), of(person, 'net'));
  expect(drained(queue)).toBe('ba');
});

test('of ten thousand networks it is remembered what they used; then the oldest is forgotten', () => {
  const order = (others: number) => {
    const queue = fairQueue<Owner>();
    queue.charge(of('a'), 100);
    for (let i = 0; i < others; i++) queue.charge(of(`other ${i}`), 0);
    const last = of(`other ${others - 1}`);
    for (const owner of [of('a'), last]) queue.push(owner, owner);
    return queue.shift(anything)?.person;
  };
  expect([order(9999), order(10_000)]).toEqual(['other 9998', 'a']);
});

test('of a hundred people of a network it is remembered what they used; then the oldest without work is forgotten', () => {
  const order = (others: number) => {
    const queue = fairQueue<Owner>();
    const [busy, owing] = [of('busy', 'net'), of('owing', 'net')];
    queue.push(busy, busy);
    for (const owner of [busy, owing]) queue.charge(owner, 100);
    for (let i = 0; i < others; i++) queue.charge(of(`other ${i}`, 'net'), 50);
    for (const owner of [owing, of('other 0', 'net')]) queue.push(owner, owner);
    return [1, 2, 3].map(() => queue.shift(anything)?.person);
  };
  expect(order(98)).toEqual(['other 0', 'busy', 'owing']);
  expect(order(99)).toEqual(['owing', 'other 0', 'busy']);
});
