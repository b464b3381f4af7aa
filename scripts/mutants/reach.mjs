// Which places each test file runs through and how long it takes with nothing broken; kept for the next time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../node.mjs';

/** @typedef {{ hash: string, seconds: number, marks: string[] | null, failure: string | null }} Reached `marks` is null when all may be */

/**
 * @param {object} of
 * @param {string} of.name of the package
 * @param {string} of.copy with marks
 * @param {string} of.log where marks write
 * @param {string} of.sources a hash of what is marked
 * @param {(file: string) => Promise<{ seconds: number, failure: string | null }>} of.run runs a test file with marks
 * @param {(file: string) => Promise<{ seconds: number, failure: string | null }>} of.runPlain and without
 */
export function reachOf({ name, copy, log, sources, run, runPlain }) {
  const path = join(root, 'artefacts/mutants', `${name}-reach.json`);
  /** @type {{ sources: string, tests: Record<string, Reached>, took?: Record<string, number> }} */
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { sources: '', tests: {} };
  // How long a test takes is about the same after a change of the sources.
  const took = { ...kept.took };
  for (const [test, { seconds }] of Object.entries(kept.tests)) took[test] = seconds;
  Object.assign(kept, { took }, kept.sources === sources ? {} : { sources, tests: {} });

  /** @param {string} test */
  const hashOfTest = (test) => hashOf(readFileSync(join(copy, test), 'utf8'));

  /** @param {string} test */
  function known(test) {
    const found = kept.tests[test];
    return found?.hash === hashOfTest(test) ? found : undefined;
  }

  /**
   * @param {string} test
   * @returns {Promise<Reached>}
   */
  async function reached(test) {
    const before = known(test);
    if (before !== undefined) return before;
    rmSync(log, { force: true });
    let { seconds, failure } = await run(test);
    /** @type {string[] | null} */
    let marks = existsSync(log) ? [...new Set(readFileSync(log, 'utf8').split('\n').filter(Boolean))] : [];
    if (failure !== null) {
      // It may have read the sources themselves.
      ({ seconds, failure } = await runPlain(test));
      marks = null;
    }
    if (failure !== null) console.log(`left out, it fails with nothing broken: ${test}: ${failure}`);
    const found = { hash: hashOfTest(test), seconds, marks, failure };
    kept.tests[test] = found;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(kept));
    return found;
  }

  return Object.assign(reached, { known, estimate: (/** @type {string} */ test) => took[test] });
}

/** @param {string} text */
export function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
