import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';
import type { BenchReport } from './report.ts';
import { compareLines, reportLines, roundLines } from './tables.ts';

const quick = ['bench', '--repeat', '1', '--repeats', '1'];

test('every number of players the game allows is measured', async () => {
  const { code, out } = await typed([...quick, '--json']);
  const { engines, machine, commit, date } = JSON.parse(out) as BenchReport;
  expect(code).toBe(0);
  expect(engines.map(({ game, players }) => [game, players])).toEqual([
    ['toy', 2],
    ['toy', 3],
    ['toy', 4],
  ]);
  for (const engine of engines)
    for (const { best, median } of [
      engine.decisionsPerSecond,
      engine.gamesPerSecond,
      engine.cloneMicroseconds,
      engine.hashMicroseconds,
      engine.viewMicroseconds,
      engine.replayMilliseconds,
    ])
      expect(Math.min(best, median)).toBeGreaterThan(0);
  expect(engines[0]?.stateBytes.most).toBeGreaterThan(100);
  expect(machine).toMatchObject({ node: process.version });
  expect(commit).toMatch(/^([0-9a-f]{10}\+?|unknown)$/);
  expect(date).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('a comparison shows the ratio to what was kept and marks what got worse', async () => {
  const { out } = await typed([...quick, '--players', '2', '--json']);
  const report = JSON.parse(out) as BenchReport;
  const [engine] = report.engines;
  const slower = { best: 1, median: 1 };
  const before = {
    ...report,
    commit: 'before',
    engines: [{ ...engine, decisionsPerSecond: slower, stateBytes: { mean: 1, most: 1 } }],
  };
  const file = join(folderWith({ 'b.json': JSON.stringify(before) }), 'b.json');
  const compared = await typed([...quick, '--players', '2', '--compare', file]);
  expect(compared.code).toBe(0);
  expect(compared.out).toContain('against before of');
  const row = compared.out.split('\n').findLast((line) => line.startsWith('toy'));
  expect(row).toMatch(/^toy +2 +\d+\.\d\d\+ .* \d+\.\d\d-$/);
});

test('a comparison with something else is refused', async () => {
  const file = join(folderWith({ 'b.json': '{}' }), 'b.json');
  expect(await typed([...quick, '--compare', file])).toMatchObject({ code: 2 });
});

test('another commit is measured in turn with this one, and leaves nothing behind', async () => {
  const trees = () => execFileSync('git', ['worktree', 'list'], { encoding: 'utf8' });
  const before = trees();
  const { code, out } = await typed([...quick, '--game', 'kemet', '--players', '2', '--compare', 'HEAD']);
  expect(code).toBe(0);
  expect(out.split('\n').at(-1)).toMatch(/^kemet +2 +\d+\.\d\d[ +-] \d+\.\d\d-\d+\.\d\d /);
  expect(trees()).toBe(before);
});

test('what is neither a file nor a commit is refused', async () => {
  const { code, err } = await typed([...quick, '--compare', 'no-such-thing']);
  expect(code).toBe(2);
  expect(err).toContain('neither a saved benchmark nor a commit');
});

test('rounds are told by the ratio in the middle and its spread', async () => {
  const { out } = await typed([...quick, '--players', '2', '--json']);
  const report = JSON.parse(out) as BenchReport;
  const at = (speed: number): BenchReport => ({
    ...report,
    engines: report.engines.map((engine) => ({
      ...engine,
      decisionsPerSecond: { best: speed, median: speed },
    })),
  });
  const rounds = [0.5, 0.9, 0.8].map((speed) => ({ now: at(speed), before: at(1) }));
  const [head, , row] = roundLines(rounds, 'abc');
  expect(head).toContain('against abc: ratio, lowest-highest of 3 rounds');
  expect(row).toMatch(/^toy +2 +0\.80- 0\.50-0\.90 /);
});

test('figures of the page that were kept are shown and compared', async () => {
  const { out } = await typed([...quick, '--players', '2', '--json']);
  const report = JSON.parse(out) as BenchReport;
  const script = { median: 4.2, p95: 7.9, most: 21 };
  const slow = { median: 8.4, p95: 20, most: 40 };
  const figures = {
    game: 'toy',
    place: 'replay',
    updates: 200,
    script,
    forced: script,
    rendering: slow,
  } as const;
  const now = { ...report, page: [figures] };
  expect(reportLines(now).at(-1)).toMatch(/toy\s+replay\s+4\.2\s+7\.9\s+21\.0\s+8\.4\s+20\.0\s+40\.0/);
  const wait = { median: 16, p95: 40, most: 96 };
  const tapped = {
    ...now,
    taps: [{ game: 'toy', place: 'phone', taps: 60, wait, slower: 4, work: script }],
  } as const;
  expect(reportLines(tapped).at(-1)).toMatch(
    /toy\s+phone\s+4\s+60\s+16\.0\s+40\.0\s+96\.0\s+4\.2\s+7\.9\s+21\.0/,
  );
  const held = [{ moves: 100, table: 2, heapKb: 9000, codeKb: 2000, nodes: 2500, listeners: 300 }];
  const kept = { ...now, memory: [{ game: 'toy', held }] };
  expect(reportLines(kept).at(-1)).toMatch(/toy\s+2\s+100\s+9000\s+2000\s+7000\s+2500\s+300/);
  const before = { ...report, page: [{ ...figures, script: slow }] };
  expect(compareLines(now, before).at(-1)).toBe('update of toy, replay: script 0.50+');
});

test('growth is measured at every size, and a curve that bends is a failure', async () => {
  const { code, out, err } = await typed(['bench', '--growth', '--most', '100']);
  const [head, ...lines] = out.split('\n');
  expect(head).toMatch(/^cost +with more +10 +100 +times +at most$/);
  for (const of of ['steps of a game', 'tables in the lobby', 'finished games'])
    expect(lines.some((line) => line.includes(of))).toBe(true);
  expect(code).toBe(err === '' ? 0 : 1);
});
