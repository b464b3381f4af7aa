/**
 * The contract suite: what every game must keep to, proved by random play.
 * A game passes by being listed in a test file of its own package:
 *
 *     import { execFileSync } from 'node:child_process';
 *     import { contractTests } from '@ennead/kernel/contract';
 *     import { test } from 'vitest';
 *     import { ankh } from './index.ts';
 *
 *     contractTests(test, ankh, {
 *       setups: { 'two players': { players: 2 }, 'five players': { players: 5 } },
 *       seeds: ['a', 'b', 'c'],
 *       elsewhere: {
 *         module: new URL('./index.ts', import.meta.url).href,
 *         name: 'ankh',
 *         run: (script) =>
 *           execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
 *       },
 *     });
 *
 * That writes one test for each law (laws/, a file each) and setup. `stride` says how seldom the costly laws look
 * (1: at every moment), `limit` after how many decisions a game counts as endless. To look into one game, call
 * `violationsOf(LAWS.secrets, ankh, { players: 2 }, 'a', { stride: 1 })`: it returns sentences, none if all is well.
 *
 * `toyGame` is a small complete game (chance, hidden hands, secret bids, steps) for tests of whatever plays games.
 */
export { fingerprint } from './fingerprint.ts';
export { LAWS } from './laws/index.ts';
export { contractTests, type Elsewhere, type Listing, type TestLike, violationsOf } from './tests.ts';
export { toyGame } from './toy-game.ts';
export type { ToyFact } from './toy-procedures.ts';
export type { ToyPosition, ToySetup, ToyState } from './toy-state.ts';
export type { Law, Trial } from './trial.ts';
