import { execFileSync } from 'node:child_process';
import { contractTests } from '@ennead/kernel/contract';
import { test } from 'vitest';
import { kemet } from './index.ts';

contractTests(test, kemet, {
  setups: {
    'two players': { players: 2, roundLimit: 12 },
    'three players, long': { players: 3, length: 'long', roundLimit: 10 },
    'four players, open discards': { players: 4, discards: 'open', roundLimit: 8 },
    'five players': { players: 5, roundLimit: 8 },
    'three beginners': { players: 3, beginner: true, roundLimit: 8 },
  },
  seeds: ['a', 'b'],
  stride: 25,
  elsewhere: {
    module: new URL('./index.ts', import.meta.url).href,
    name: 'kemet',
    run: (script) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  },
});
