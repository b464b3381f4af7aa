import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEntry, registerGame } from '@ennead/bots';
import { type Inputs, type Net, type NetFile, netFrom, numbersOf } from '@ennead/bots/training';
import type { Game } from '@ennead/kernel';
import { type ToyState, toyGame } from '@ennead/kernel/contract';
import { beforeAll, expect, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';
import type { CurvePoint } from '../train/folder.ts';

/** What a net of the toy game sees. */
const inputs: Inputs<ToyState> = {
  ofSide: { at: {}, names: ['granary', 'temple'], stairs: [] },
  ofTable: { at: {}, names: ['round'], stairs: [] },
  phases: 2,
  phase: ({ round }) => (round > 3 ? 1 : 0),
  fill(state, seats, sides, table) {
    for (const [i, seat] of seats.entries())
      sides[i]?.set([state.granary[seat] ?? 0, state.temple[seat] ?? 0]);
    table[0] = state.round;
  },
};

/** The net of the toy game that ships. */
const SHIPPED: Net = {
  ...{ sideInputs: 2, tableInputs: 1, phases: 2, hidden: 1 },
  weights: Int16Array.of(1, 2, 3, 4, 5),
  bias: Int16Array.of(6),
  out: Int16Array.of(7),
  direct: Int16Array.of(10, 20, 30, 40),
};

async function shipped(): Promise<NetFile> {
  const { sideInputs, tableInputs, phases, hidden } = SHIPPED;
  return {
    ...{ format: 2, game: 'toy', players: [2], rules: toyGame.rules, inputs: '' },
    made: { command: '', commit: '', date: '', games: 0 },
    ...{ sideInputs, tableInputs, phases, hidden, numbers: numbersOf(SHIPPED) },
  };
}

beforeAll(() => {
  const judgement = {
    players: ({ players }: ToyState) => players,
    value: ({ granary }: ToyState, seat: number) => granary[seat] ?? 0,
    spread: () => 4,
    turn: ({ round }: ToyState) => round,
    horizon: () => 1,
    side: (_: ToyState, seat: number) => seat,
  };
  registerGame(
    'toy',
    async () =>
      ({
        engine: toyGame as Game,
        judgement,
        inputs: async () => inputs,
        nets: [{ players: [2], load: shipped }],
      }) as unknown as GameEntry,
  );
});

const training = (folder: string, most: number, ...more: string[]) =>
  typed([
    ...['train', '--game', 'toy', '--players', '2', '--minutes', '5', '--hidden', '4'],
    ...['--games', String(most), '--folder', folder, ...more],
  ]);

test('a training gathers games, fits a net, writes its curve and goes on where it stopped', async () => {
  const folder = join(folderWith(), 'toy-2');
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const { code, out } = await training(folder, 3);
  expect(code).toBe(0);
  expect(out).toMatch(/3 games, epoch 1: off by \d\.\d+, the judgement alone by \d\.\d+/);
  const net = read<NetFile>('net.json');
  expect(net).toMatchObject({ format: 2, game: 'toy', players: [2], rules: toyGame.rules, hidden: 4 });
  expect(net.made.command).toContain('npx ennead train --game toy --players 2');
  expect(netFrom(net).out).toHaveLength(4);
  const before = readFileSync(join(folder, 'games.jsonl'), 'utf8');
  await training(folder, 4);
  const after = readFileSync(join(folder, 'games.jsonl'), 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.trim().split('\n')).toHaveLength(4);
  expect(read<CurvePoint[]>('curve.json').at(-1)?.games).toBe(4);
});

test('the same line comes to the same net, in one go or in parts, and says how it did against the judgement', async () => {
  const inOneGo = join(folderWith(), 'one');
  const inParts = join(folderWith(), 'two');
  const line = ['--first', '2'];
  const { out } = await training(inOneGo, 6, ...line, '--check', '2', '--budget', '1');
  expect(out).toMatch(/2 players: won [\d.]+ of 2 \(\d+% to \d+%; 50% is even\)/);
  for (const games of [1, 3, 6]) await training(inParts, games, ...line);
  const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read(inParts, 'games.jsonl')).toBe(read(inOneGo, 'games.jsonl'));
  const net = JSON.parse(read(inOneGo, 'net.json')) as NetFile;
  expect(net.made.checked).toMatchObject([{ players: 2, games: 2 }]);
  expect(JSON.parse(read(inParts, 'net.json'))).toMatchObject({ numbers: net.numbers });
  expect(net.made.command).toContain('--games 6 --first 2 --hidden 4 --seed train');
});

test('a training onto the net that ships changes only what inputs count as they are', async () => {
  const folder = join(folderWith(), 'toy-2');
  expect((await training(folder, 6, '--onto')).code).toBe(0);
  const file = JSON.parse(readFileSync(join(folder, 'net.json'), 'utf8')) as NetFile;
  expect(file.made.command).toContain('--onto --seed train');
  const { direct, ...others } = netFrom(file);
  expect({ ...others, direct: SHIPPED.direct }).toEqual(SHIPPED);
  expect(direct).not.toEqual(SHIPPED.direct);
});

test('nothing is trained onto a net that is not there', async () => {
  const { code, err } = await typed([
    ...['train', '--game', 'toy', '--players', '3', '--onto', '--games', '2', '--folder', folderWith()],
  ]);
  expect(code).toBe(2);
  expect(err).toContain('No net of "toy"');
});

test('a folder is not used for another training', async () => {
  const folder = join(folderWith(), 'toy-2');
  await training(folder, 1);
  const { code, err } = await training(folder, 2, '--seed', 'other');
  expect(code).toBe(2);
  expect(err).toContain('other settings');
});

test('numbers of players are checked', async () => {
  const { code, err } = await typed(['train', '--game', 'toy', '--players', 'two']);
  expect(code).toBe(2);
  expect(err).toContain('--players');
});
