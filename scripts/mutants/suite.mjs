// Runs test files of a copy of the sources and says which of them failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../spawn.mjs';
import { tool } from '../stages.mjs';

/** @typedef {{ file: string, seconds: number, failure: string | null }} Tested */

/** What a run may take at least, however short its tests are. */
const LEAST_MINUTES = 2;

/** @param {string} file */
function projectOf(file) {
  if (file.startsWith('packages/web/e2e/')) return 'e2e';
  const [, name = ''] = file.split('/');
  return name === 'server' || name === 'web' ? name : 'engine';
}

/** @param {string} copy */
export function suiteOf(copy) {
  /** @type {Map<string, number>} seconds that each file takes while nothing is broken */
  const sound = new Map();
  const report = join(copy, 'mutants-report.json');

  /**
   * Null when it took too long.
   * @param {readonly string[]} files
   * @param {number} minutes
   * @param {string[]} options
   * @returns {Promise<Tested[] | null>}
   */
  async function tested(files, minutes, ...options) {
    rmSync(report, { force: true });
    const projects = [...new Set(files.map(projectOf))].flatMap((name) => ['--project', name]);
    const reporting = ['--reporter=json', `--outputFile.json=${report}`, '--fsModuleCache', '--root', copy];
    const command = [...tool('vitest/vitest.mjs'), 'run', ...files, ...projects, ...reporting, ...options];
    const { output } = await run(command, { cwd: copy, minutes });
    if (/^Stopped by /m.test(output)) return null;
    if (!existsSync(report)) throw new Error(`The tests could not start.\n${output}`);
    /** @type {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
    const results = JSON.parse(readFileSync(report, 'utf8')).testResults;
    return results.map(({ name, status, message, startTime, endTime, assertionResults }) => {
      const failed = assertionResults.find((each) => each.status === 'failed');
      const failure = failed === undefined ? `not loaded: ${message}` : failed.fullName;
      return {
        file: relative(copy, name),
        seconds: (endTime - startTime) / 1000,
        failure: status === 'failed' ? failure : null,
      };
    });
  }

  return {
    /**
     * Runs those that have not yet run on the code as it is: all must pass there, or what they say of a fault means nothing.
     * @param {readonly string[]} files
     */
    async prove(files) {
      const unproven = files.filter((file) => !sound.has(file));
      if (unproven.length === 0) return;
      const results = await tested(unproven, 60);
      if (results === null) throw new Error('The tests took over an hour with nothing broken.');
      for (const file of unproven) {
        const result = results.find((each) => each.file === file);
        if (result === undefined) throw new Error(`${file} did not run.`);
        if (result.failure !== null) throw new Error(`${file} fails with nothing broken: ${result.failure}`);
        sound.set(file, result.seconds);
      }
    },

    /**
     * The test that fails, or null. A test file that is not loaded or takes for ever is asked twice.
     * @param {readonly string[]} files proven ones
     * @returns {Promise<string | null>}
     */
    async failing(files) {
      const usual = files.reduce((sum, file) => sum + (sound.get(file) ?? 0), 0);
      const minutes = LEAST_MINUTES + Math.ceil((5 * usual) / 60);
      const results = await tested(files, minutes, '--bail=1');
      if (results === null) {
        const again = await tested(files, minutes, '--bail=1');
        return again === null ? `no end within ${minutes} minutes` : nameOf(again);
      }
      if (results.length === 0) throw new Error(`None of ${files.join(', ')} ran.`);
      const found = results.find(({ failure }) => failure !== null);
      if (found === undefined || !found.failure?.startsWith('not loaded')) return nameOf(results);
      const again = await tested([found.file], minutes, '--bail=1');
      return again === null ? `no end within ${minutes} minutes` : nameOf(again);
    },
  };
}

/** @param {readonly Tested[]} results */
function nameOf(results) {
  const found = results.find(({ failure }) => failure !== null);
  return found === undefined ? null : `${found.file}: ${found.failure?.split('\n')[0]}`;
}
