import { execFileSync } from 'node:child_process';
import { contractTests } from '@ennead/kernel/contract';
import { test } from 'vitest';
import { ankh } from './index.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';

/** Every layout of every scenario. */
const TABLES = SCENARIOS.flatMap(({ id, layouts }) =>
  layouts.map(({ players, layout = null }) => ({ scenario: id, players, layout })),
);

contractTests(test, ankh, {
  setups: Object.fromEntries(
    TABLES.map((table) => [`${table.scenario} ${table.layout ?? ''}, ${table.players} players`, table]),
  ),
  seeds: ['a'],
  stride: 20,
  elsewhere: {
    module: new URL('./index.ts', import.meta.url).href,
    name: 'ankh',
    run: (script) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  },
});
