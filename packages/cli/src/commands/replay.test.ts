import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';

async function recorded(): Promise<string> {
  const folder = folderWith();
  await typed(['simulate', '--game', 'toy', '--players', '2', '--games', '1', '--out', folder]);
  return join(folder, 'toy-2p-1-0.json');
}

test('the whole game is told, with rules, moves and the end', async () => {
  const { code, out } = await typed(['replay', await recorded()]);
  expect(code).toBe(0);
  expect(out).toMatch(/^TOY-ROUND-1 +round round 1$/m);
  expect(out).toMatch(/^move 1: seat [01] chooses \d+$/m);
  expect(out).toMatch(/won by seats? .*\(TOY-END-1\)$/);
});

test('--to stops on the way and shows what is asked', async () => {
  const { out } = await typed(['replay', await recorded(), '--to', '1', '--json']);
  const { moves, open, outcome } = JSON.parse(out);
  expect({ moves, outcome }).toEqual({ moves: 1, outcome: null });
  expect(open).toHaveLength(1);
});

test('--seat shows no more than that seat may know', async () => {
  const file = await recorded();
  const { facts, state } = JSON.parse(
    (await typed(['replay', file, '--to', '1', '--seat', '1', '--json'])).out,
  );
  expect(facts.filter(({ to }: { to?: number[] }) => to !== undefined && !to.includes(1))).toEqual([]);
  expect(facts.some(({ to }: { to?: number[] }) => to?.includes(1))).toBe(true);
  expect(state.hands[0]).toEqual([0, 0, 0]);
  expect((await typed(['replay', file, '--seat', '1'])).out).not.toMatch(/^move \d+: seat 0/m);
});

test('numbers beyond the record and its seats are refused', async () => {
  const file = await recorded();
  expect(await typed(['replay', file, '--to', '9999'])).toMatchObject({ code: 2 });
  expect(await typed(['replay', file, '--seat', '2'])).toMatchObject({ code: 2 });
  expect(await typed(['replay'])).toMatchObject({ code: 2 });
  expect(await typed(['replay', `${file}.missing`])).toMatchObject({ code: 2 });
});

test('what is no record is refused', async () => {
  const folder = folderWith({ 'x.json': '{"format":1}' });
  expect(await typed(['replay', join(folder, 'x.json')])).toMatchObject({ code: 1 });
});
