import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { bareTable } from '../testing/bare-table.ts';
import { inTurn, roomFrom } from './room.ts';

function newRoom() {
  const game = games.current[0];
  if (game === undefined) throw new Error('no game');
  return roomFrom({ info: bareTable(game, 2, 'a room'), ask: null, origin: null }, null, 0);
}

test('what finds nobody at work begins at once; what comes meanwhile is done after it, in order', async () => {
  const room = newRoom();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn(room, async () => {
    done.push('first');
    await gate.promise;
    done.push('first over');
  });
  expect(done).toEqual(['first']);
  const others = ['second', 'third'].map((name) =>
    inTurn(room, async () => {
      done.push(name);
      await null;
      done.push(`${name} over`);
    }),
  );
  // Who comes from within waits for what they came from.
  gate.resolve();
  await first;
  const last = inTurn(room, () => done.push('last'));
  await Promise.all([...others, last]);
  expect(done).toEqual(['first', 'first over', 'second', 'second over', 'third', 'third over', 'last']);
});

test('what fails fails alone', async () => {
  const room = newRoom();
  const gate = Promise.withResolvers<void>();
  const broken = inTurn(room, async () => {
    await gate.promise;
    throw new Error('broken');
  });
  const next = inTurn(room, () => 'done');
  gate.resolve();
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
  await expect(
    inTurn(room, () => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  expect(await inTurn(room, () => 'again')).toBe('again');
});
