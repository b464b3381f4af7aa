// npm test: every check and every test. Needs only Node 20 and npm. What uses one core runs beside something else.
// A stage counts as one check beside the tests it ran; the last line is the sum over all stages.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installIfStale } from './install.mjs';
import { requireNode, root } from './node.mjs';
import { run } from './spawn.mjs';
import { checks, tool, unused } from './stages.mjs';

await installIfStale();
const node = requireNode();
const reports = mkdtempSync(join(tmpdir(), 'ennead-test-'));
const total = { passed: 0, failed: 0 };

await Promise.all([...checks(), unused()].map(({ name, command, cwd }) => stage(name, command, cwd)));
await tests('engine tests', 'engine*');
// Tests of the server wait more than they work: for clocks, kills, locks. The others take the time that is left.
await Promise.all([
  tests('server tests', 'server', { workers: 3 }),
  tests('page tests', 'web', { workers: 1 }).then(ledgerAndGames),
]);
await tests('browser tests', 'e2e', { minutes: 15 });

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {readonly string[]} command
 * @param {string} [cwd]
 * @param {() => { passed: number, failed: number, failures: string }} [count] the tests that ran inside
 * @param {number} [minutes] after which it is stopped
 */
async function stage(
  name,
  command,
  cwd = root,
  count = () => ({ passed: 0, failed: 0, failures: '' }),
  minutes = 10,
) {
  const started = performance.now();
  const { passed, output } = await run(command, { cwd, minutes });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const inside = count();
  const tally =
    inside.passed + inside.failed > 0 ? `  (${inside.passed} passed, ${inside.failed} failed)` : '';
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s${tally}`);
  // What failed comes first: whoever keeps only the beginning of a long log keeps that.
  if (!passed) console.log(`\n${inside.failures}${output.trim()}\n`);
  total.passed += inside.passed + (passed ? 1 : 0);
  total.failed += inside.failed + (passed ? 0 : 1);
}

/**
 * @param {string} name
 * @param {string} project of vitest.config.ts
 * @param {{ minutes?: number, workers?: number }} [limits] files that run at a time, and when they are stopped
 */
async function tests(name, project, { minutes, workers = 2 } = {}) {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = [
    ...tool('vitest/vitest.mjs'),
    'run',
    `--project=${project}`,
    `--maxWorkers=${workers}`,
    ...reporters,
  ];
  const count = () => {
    if (!existsSync(report)) return { passed: 0, failed: 0, failures: '' };
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, failures: failuresIn(testResults) };
  };
  await stage(name, command, root, count, minutes);
}

/**
 * Each failed test with what it says, and each file that could not be run at all.
 * @param {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} files
 */
function failuresIn(files) {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const inFile = relative(root, name);
      if (failed.length === 0) return [`${inFile}\n${message}\n\n`];
      return failed.map(
        ({ fullName, failureMessages }) => `${inFile}: ${fullName}\n${failureMessages.join('\n')}\n\n`,
      );
    })
    .join('');
}

async function ledgerAndGames() {
  await stage('ledger', ennead('ledger'));
  const folders = ['packages/ankh/games', 'packages/kemet/games'].filter((path) =>
    existsSync(join(root, path)),
  );
  if (folders.length > 0) await stage('recorded games', ennead('verify', ...folders));
}

/** @param {string[]} args */
function ennead(...args) {
  return [node, join(root, 'packages/cli/bin/ennead.mjs'), ...args];
}
