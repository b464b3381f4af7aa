import { execFileSync } from 'node:child_process';
import { test } from 'vitest';
import { contractTests, toyGame } from './index.ts';

contractTests(test, toyGame, {
  setups: {
    'two players': { players: 2 },
    'three players': { players: 3, rounds: 3 },
    'four players': { players: 4 },
  },
  seeds: ['one', 'two', 'three', 'four', 'five'],
  stride: 1,
  elsewhere: {
    module: new URL('./toy-game.ts', import.meta.url).href,
    name: 'toyGame',
    run: (script) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  },
});
