import { execFileSync } from 'node:child_process';
import { contractTests } from '@ennead/kernel/contract';
import { test } from 'vitest';
import { ankh } from './index.ts';

const SCENARIOS = ['middle-kingdom', 'old-kingdom'];
const PLAYERS = [2, 3, 4, 5];

contractTests(test, ankh, {
  setups: Object.fromEntries(
    SCENARIOS.flatMap((scenario) =>
      PLAYERS.map((players) => [`${scenario}, ${players} players`, { players, scenario }]),
    ),
  ),
  seeds: ['a', 'b', 'c'],
  stride: 20,
  elsewhere: {
    module: new URL('./index.ts', import.meta.url).href,
    name: 'ankh',
    run: (script) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  },
});
