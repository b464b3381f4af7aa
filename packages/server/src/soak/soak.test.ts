import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SoakReport, soak } from '../soak.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { percentile } from './percentile.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a short soak loses nothing and says what it measured', async () => {
  let report: SoakReport;
  do {
    report = await soak({ urls: [server.url], tables: 6, seconds: 2, players: 3 });
    expect(report).toMatchObject({ tables: 6, errors: 0, lost: 0 });
  } while (report.finishedGames === 0);
  expect(report.moves).toBeGreaterThan(0);
  const timed = ['movesPerSecond', 'ackP50Ms', 'ackP99Ms', 'seenP50Ms', 'seenP99Ms'];
  for (const name of [...timed, 'rssMb', 'cpuMicrosecondsPerMove'])
    expect([name, report[name]]).toEqual([name, expect.any(Number)]);
  for (const name of timed) expect(report[name]).toBeGreaterThan(0);
  const [kept] = await server.db.all<{ n: number }>('SELECT COUNT(*) AS n FROM moves');
  expect(kept?.n).toBeGreaterThanOrEqual(report.moves);
});

test('attackers beside honest people are refused, and nothing is lost', async () => {
  const report = await soak({ urls: [server.url], tables: 2, seconds: 2, rate: 20, attackers: true });
  expect(report).toMatchObject({ errors: 0, lost: 0 });
  for (const name of [
    'attackedMovesPerSecond',
    'attackedAckP99Ms',
    'ackP99Times',
    'attacks',
    'attacksRefused',
  ])
    expect([name, report[name]]).toEqual([name, expect.any(Number)]);
  expect(report.attacksRefused).toBeGreaterThan(0);
});

test('a steady rate is kept to', async () => {
  const report = await soak({ urls: [server.url], tables: 4, seconds: 3, rate: 20 });
  expect(report).toMatchObject({ errors: 0, lost: 0 });
  expect(report.movesPerSecond).toBeLessThan(45);
});

test('percentiles', () => {
  expect(percentile([], 0.99)).toBe(0);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
});
