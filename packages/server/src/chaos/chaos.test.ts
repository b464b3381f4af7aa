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
  expect(lines.length).toBeGreaterThan(0);
}, 240_000);
