// Runs browser tests of a copy: the page is built anew for each fault.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../spawn.mjs';
import { tool } from '../stages.mjs';
import { NoAnswer } from './suite.mjs';

/**
 * Which browser tests open what a part of the page shows. The first line that fits counts: to run all for each fault would
 * take an hour.
 * @type {readonly (readonly [RegExp, readonly string[]])[]}
 */
const OPENED_BY = [
  [/\/(lesson|learn)\//, ['learn']],
  [/\/ankh\/editor\//, ['editor']],
  [/\/setup\//, ['setup', 'shell']],
  [/\/rules\//, ['shell', 'setup']],
  [/\/pages\/account\/|passkey|email/i, ['account', 'people']],
  [/\/(gathering|friends)\//, ['invitation', 'people']],
  [/\/review\//, ['review']],
  [/\/table\/remote\//, ['remote-table', 'two-browsers']],
  [/\/(chat|talk|pause|vacation)/i, ['together', 'people']],
  [/\/(battle|stage)\//, ['battle-stage', 'reel']],
  [/\/(reel|replay|story)\//, ['reel', 'local-table']],
  [/\/(forecast|outlook)\//, ['outlook', 'asking']],
  [/\/pages\//, ['shell', 'people', 'invitation']],
  [/gestures|caravan/i, ['caravan', 'asking', 'local-table']],
  [/\/kemet\//, ['outlook', 'whole-games']],
  [/\/(ankh|table|ui|worker)\//, ['local-table', 'asking']],
  [/./, ['shell', 'local-table']],
];

/**
 * The browser tests that look at a file of the page.
 * @param {string} file
 */
export function openedBy(file) {
  const [, names = []] = OPENED_BY.find(([part]) => part.test(file)) ?? [];
  return names.map((name) => `packages/web/e2e/${name}.test.ts`);
}

/** @param {string} test */
export const isForBrowser = (test) => test.startsWith('packages/web/e2e/');

/** @param {string} copy */
export function browserOf(copy) {
  const report = join(copy, 'mutants-report.json');

  /**
   * @param {string} file
   * @param {number} seconds it may take
   * @returns {Promise<{ seconds: number, failure: string | null, isTest: boolean }>}
   */
  return async function browse(file, seconds) {
    rmSync(report, { force: true });
    const reporting = ['--reporter=json', `--outputFile.json=${report}`, '--root', copy, '--bail=1'];
    const command = [...tool('vitest/vitest.mjs'), 'run', file, '--project', 'e2e', ...reporting];
    const started = performance.now();
    const { output } = await run(command, { cwd: copy, minutes: seconds / 60 });
    const took = (performance.now() - started) / 1000;
    if (/^Stopped by /m.test(output))
      return { seconds: took, failure: `no end within ${seconds} s`, isTest: false };
    if (!existsSync(report)) throw new NoAnswer(output.slice(0, 300));
    /** @type {{ testResults: { status: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const result = testResults[0];
    const failed = result?.assertionResults.find((each) => each.status === 'failed');
    if (failed !== undefined) return { seconds: took, failure: failed.fullName, isTest: true };
    const sound = result?.status === 'passed';
    const failure = sound ? null : `not loaded: ${result?.message.split('\n')[0]}`;
    return { seconds: took, failure, isTest: false };
  };
}
