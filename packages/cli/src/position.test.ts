import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './testing/folder.ts';
import { typed } from './testing/typed.ts';

const fileOf = (position: unknown) => join(folderWith({ 'p.json': JSON.stringify(position) }), 'p.json');
const toy = { game: 'toy', players: 2, temple: [3, 1] };

test('options prints every open decision with every option', async () => {
  const file = fileOf(toy);
  const { code, out } = await typed(['options', file, '--json']);
  const { game, open } = JSON.parse(out);
  expect({ code, game }).toEqual({ code: 0, game: 'toy' });
  expect(open.map(({ seat, kind }: { seat: number; kind: string }) => [seat, kind])).toEqual([
    [0, 'bid'],
    [1, 'bid'],
  ]);
  const forPeople = (await typed(['options', file])).out;
  expect(forPeople).toContain('seat 0 must decide: bid');
  for (const option of open[0].options) expect(forPeople).toContain(`  ${option}`);
});

test('decide prints the facts and a position that can be read again', async () => {
  const file = fileOf(toy);
  const [{ options }] = JSON.parse((await typed(['options', file, '--json'])).out).open;
  const { code, out } = await typed([
    'decide',
    file,
    '--seat',
    '0',
    '--option',
    String(options[0]),
    '--json',
  ]);
  const { facts, position } = JSON.parse(out);
  expect(code).toBe(0);
  expect(facts).toMatchObject([{ type: 'bid', rule: 'TOY-BID-1', seat: 0, card: options[0] }]);
  expect(position).toMatchObject(toy);
  expect(await typed(['options', fileOf(position)])).toMatchObject({ code: 0 });
});

test('options --explain tells what would be good', async () => {
  const { code, out } = await typed(['options', fileOf(toy), '--explain', '--budget', '20']);
  expect(code).toBe(0);
  expect(out).toMatch(/^best for seat 0 \(bid\)\n +\d+\.\d% {2}\d+/m);
});

test('an option that was not offered is refused', async () => {
  const { code, err } = await typed(['decide', fileOf(toy), '--seat', '0', '--option', '99']);
  expect({ code, err }).toEqual({ code: 1, err: 'This is not among the options.' });
});

test('an impossible position is refused with the reason', async () => {
  const { code, err } = await typed(['options', fileOf({ ...toy, temple: [1, 2, 3] })]);
  expect(code).toBe(1);
  expect(err).toContain('one count of grain for each seat');
});

test('a position names its game, an option is a scalar', async () => {
  expect(await typed(['options', fileOf({ players: 2 })])).toMatchObject({ code: 2 });
  expect(await typed(['options', fileOf({ game: 'chess' })])).toMatchObject({ code: 2 });
  expect(await typed(['options', fileOf([])])).toMatchObject({ code: 2 });
  expect(await typed(['decide', fileOf(toy), '--seat', '0', '--option', '[1]'])).toMatchObject({ code: 2 });
  expect(await typed(['decide', fileOf(toy), '--seat', '0', '--option', 'granary'])).toMatchObject({
    code: 2,
  });
});
