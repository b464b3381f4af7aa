// Asks the runner that stays about test files of a copy of the sources. One that takes for ever is ended and started anew.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from '../node.mjs';

/** @typedef {import('./warm.mjs').Tested} Tested */

/** How often tests are asked that got no answer, because the runner or a worker of it ended. */
const TRIES = 3;
/** On a machine that is busy with other things the runner comes late. */
const START_SECONDS = 600;
/** The tests gave no answer: nothing is known of them. */
export class NoAnswer extends Error {}

const warm = fileURLToPath(new URL('./warm.mjs', import.meta.url));

/** @param {string} copy */
export function suiteOf(copy) {
  /** @type {ReturnType<typeof fork> | null} */
  let runner = null;
  /** @type {Set<string>} since it was last asked */
  const changed = new Set();

  /**
   * @param {ReturnType<typeof fork>} child
   * @param {number} seconds
   * @returns {Promise<Tested[] | null>} null when it took too long
   */
  function answerOf(child, seconds) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(() => resolve(null)), seconds * 1000);
      const ended = () => settle(() => reject(new Error('The test runner ended.')));
      const said = (/** @type {{ results?: Tested[], error?: string }} */ { results, error }) =>
        settle(() => (results === undefined ? reject(new Error(error)) : resolve(results)));
      /** @param {() => void} act */
      function settle(act) {
        clearTimeout(timer);
        child.off('message', said);
        child.off('exit', ended);
        act();
      }
      child.once('message', said);
      child.once('exit', ended);
    });
  }

  async function started() {
    if (runner !== null) return runner;
    // A group of its own: its workers and what they start end with it.
    runner = fork(warm, [copy], {
      cwd: copy,
      execPath: requireNode(),
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if ((await answerOf(runner, START_SECONDS)) === null) throw new Error('The test runner does not start.');
    return runner;
  }

  function end() {
    try {
      if (runner?.pid !== undefined) process.kill(-runner.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    runner = null;
  }

  return {
    end,

    /** @param {string} file that is not as it was */
    changed(file) {
      changed.add(join(copy, file));
    },

    /**
     * What each of these test files says; after the first failure the others are left out.
     * @param {readonly string[]} files
     * @param {number} seconds they may take
     * @returns {Promise<Tested[] | null>} null when they took longer
     */
    async run(files, seconds) {
      for (let tries = 1; ; tries++) {
        try {
          const child = await started();
          child.send({ changed: [...changed], files: files.map((file) => join(copy, file)) });
          const results = await answerOf(child, seconds);
          changed.clear();
          // A new runner knows only what is there.
          if (results === null) end();
          return results;
        } catch (error) {
          end();
          changed.clear();
          if (tries === TRIES) throw new NoAnswer(String(error));
        }
      }
    },
  };
}
