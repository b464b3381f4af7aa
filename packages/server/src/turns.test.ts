import { setImmediate as round } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairTurns } from './turns.ts';

/** Pieces of work that take a time of their own, by a clock that only they move. */
function working(perSecond: number, begins = 1000) {
  let time = begins;
  let order = '';
  const turns = fairTurns(perSecond, () => time);
  return {
    want: async (network: string, takes: number) => {
      await turns(network);
      order += network;
      time += takes;
    },
    order: () => order,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('networks take turns by what they have used, not by how much they want', async () => {
  const { want, order } = working(1_000_000);
  const all = ['a', 'a', 'a', 'a', 'b', 'b'].map((network) => want(network, 10));
  await Promise.all([...all, want('c', 30), want('c', 30)]);
  expect(order()).toBe('abcabaac');
});

test('one piece is done in a round of the event loop, and what it sets off counts as part of it', async () => {
  const { want, order } = working(1_000_000);
  const done = Promise.all([want('a', 1), want('b', 1), want('a', 1)]);
  await round();
  expect(order()).toBe('a');
  await round();
  expect(order()).toBe('ab');
  await done;
});

test('a greedy network waits while the server rests from it, and others do not', async () => {
  const { want, order, pass } = working(10);
  await want('a', 100);
  await want('a', 100);
  const greedy = want('a', 1);
  for (let i = 0; i < 10; i++) await round();
  expect(order()).toBe('aa');
  await Promise.all([want('b', 1), want('b', 1)]);
  expect(order()).toBe('aabb');
  pass(400);
  await greedy;
  expect(order()).toBe('aabba');
});

test('time makes up for greed', async () => {
  const { want, order, pass } = working(10);
  await want('a', 100);
  await want('a', 100);
  await round();
  pass(20_000);
  await Promise.all([want('a', 1), want('a', 1)]);
  expect(order()).toBe('aaaa');
});

test('who has used more than two seconds bring is rested from four times as long, and comes on when that is over', async () => {
  const { want, order, pass } = working(10, 1_000_000_000);
  await want('a', 25);
  await want('a', 1);
  const greedy = want('a', 1);
  for (let i = 0; i < 10; i++) await round();
  expect(order()).toBe('aa');
  pass(3);
  for (let i = 0; i < 10; i++) await round();
  expect(order()).toBe('aa');
  pass(1);
  await greedy;
});
