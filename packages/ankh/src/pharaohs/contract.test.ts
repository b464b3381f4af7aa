import { execFileSync } from 'node:child_process';
import { contractTests } from '@ennead/kernel/contract';
import { test } from 'vitest';
import { ankh } from '../index.ts';
import { PHARAOH_NAMES } from './names.ts';

/** Every pharaoh at two numbers of players, with a scenario that keeps state of its own where there is one. */
const SCENARIOS = {
  2: 'two-capitals',
  3: 'great-rebuilding',
  4: 'new-kingdom-strife',
  5: 'guardians-of-kemet',
} as const;
const COUNTS = [
  [2, 4],
  [3, 5],
] as const;
const TABLES = PHARAOH_NAMES.flatMap((pharaoh, i) =>
  (COUNTS[i % 2] ?? []).map((players) => ({ pharaoh, players, scenario: SCENARIOS[players] })),
);

contractTests(test, ankh, {
  setups: Object.fromEntries(
    TABLES.map((table) => [`${table.pharaoh}, ${table.scenario}, ${table.players} players`, table]),
  ),
  seeds: ['a'],
  stride: 40,
  elsewhere: {
    module: new URL('../index.ts', import.meta.url).href,
    name: 'ankh',
    run: (script) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  },
});
