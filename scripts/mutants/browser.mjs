// Runs browser tests of a copy: the page is built anew for each fault.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../spawn.mjs';
import { tool } from '../stages.mjs';

/** These measure the page or its pictures: they say nothing of what it does, or fail on the marks alone. */
const LEFT_OUT = /\/(budgets|access|fit|trace)\.test\.ts$/;

/** @param {string} test */
export const isForBrowser = (test) => test.startsWith('packages/web/e2e/');

/** @param {string} test */
export const isOfUse = (test) => !LEFT_OUT.test(test);

/**
 * @param {string} copy
 * @param {string} log where the page tells what it reached
 */
export function browserOf(copy, log) {
  const report = join(copy, 'mutants-report.json');
  const listening = pathToFileURL(join(copy, 'scripts/mutants/listen.mjs'));

  /**
   * @param {string} file
   * @param {number} seconds it may take
   * @param {boolean} [listens] to what the page tells
   * @returns {Promise<{ seconds: number, failure: string | null }>}
   */
  return async function browse(file, seconds, listens = false) {
    rmSync(report, { force: true });
    const reporting = ['--reporter=json', `--outputFile.json=${report}`, '--root', copy, '--bail=1'];
    const command = [...tool('vitest/vitest.mjs'), 'run', file, '--project', 'e2e', ...reporting];
    const heard = listens ? { MUTANTS_LOG: log, NODE_OPTIONS: `--import ${listening}` } : {};
    const env = { ...process.env, ...heard };
    const started = performance.now();
    const { output } = await run(command, { cwd: copy, env, minutes: seconds / 60 });
    const took = (performance.now() - started) / 1000;
    if (/^Stopped by /m.test(output)) return { seconds: took, failure: `no end within ${seconds} s` };
    if (!existsSync(report)) return { seconds: took, failure: `not started: ${output.slice(0, 300)}` };
    /** @type {{ testResults: { status: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const result = testResults[0];
    const failed = result?.assertionResults.find((each) => each.status === 'failed');
    if (failed !== undefined) return { seconds: took, failure: failed.fullName };
    const sound = result?.status === 'passed';
    return { seconds: took, failure: sound ? null : `not loaded: ${result?.message.split('\n')[0]}` };
  };
}
