import { expect, test } from 'vitest';
import { chaos } from '../chaos.ts';

test('a short chaos ends by itself and finds everything that was acknowledged', async () => {
  const lines: string[] = [];
  const report = await chaos({
    storage: 'sqlite',
    minutes: 0.05,
    processes: 1,
    tables: 2,
    seed: 'a short one',
    log: (line) => lines.push(line),
  });
  expect(report).toMatchObject({ lost: 0, twice: 0, gaps: 0, broken: [], died: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
  const faults = lines.filter((line) => line.includes('back in'));
  expect(report.recoveries).toBe(faults.length);
  expect(faults.length).toBeGreaterThan(0);
  expect(report.slowestRecoveryMs).toBe(Math.max(...report.faults.map(({ slowestMs }) => slowestMs)));
  expect(report.medianRecoveryMs).toBeLessThanOrEqual(report.slowestRecoveryMs);
}, 240_000);
