// npm run mutants -- --package kemet [--sample 50] [--seed 1] [--near 10] [--browser]
// Puts small faults into a package, one at a time, and runs the tests that reach the file: each fault should make one fail.
// With --near only so many test files are asked about each fault, the nearest: quick, but more survive.
// Works on a copy. Tests that fail with nothing broken, or that do not start, end it with an error.
// What survives is printed: either a test is missing, or the fault changes nothing.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySources } from './mutants/copy.mjs';
import { faultsIn, withFault } from './mutants/faults.mjs';
import { testsReaching } from './mutants/imports.mjs';
import { suiteOf } from './mutants/suite.mjs';
import { root } from './node.mjs';

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    near: { type: 'string', default: 'Infinity' },
    browser: { type: 'boolean', default: false },
  },
});
const name = values.package ?? '';
if (!existsSync(join(root, 'packages', name, 'src')))
  throw new Error('Name a package: npm run mutants -- --package kemet');

/** Nobody breaks what only tests use. */
const LEFT_OUT = /\.test\.ts$|\/testing\/|\/contract\/|\/i18n\/|\/data\/|\.d\.ts$/;
/**
 * Packages whose tests are asked after a package's own.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const USERS = {
  kernel: ['table', 'kemet', 'ankh'],
  table: ['server', 'web'],
  wire: ['server', 'web'],
  ankh: ['bots'],
  kemet: ['bots'],
};
/** Tests run so many files at a time, the nearest first: most faults end there. */
const FILES_AT_ONCE = [3, 8, 30, Number.POSITIVE_INFINITY];

const copy = copySources();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const suite = suiteOf(copy);
const reaching = testsReaching(copy);
const files = globSync(`packages/${name}/src/**/*.ts`, { cwd: root }).filter((file) => !LEFT_OUT.test(file));
const all = files.sort().flatMap((file) => faultsIn(file, readFileSync(join(copy, file), 'utf8')));
const sample = drawn(all, Number(values.sample), Number(values.seed));
console.log(`${all.length} possible faults in ${files.length} files of ${name}; trying ${sample.length}`);

let noticed = 0;
for (const [at, fault] of sample.entries()) {
  const by = await noticedBy(fault);
  noticed += by === null ? 0 : 1;
  const what = `${fault.file}:${fault.line}  ${shown(fault.from)}  ->  ${shown(fault.to)}`;
  console.log(`${at + 1}/${sample.length}  ${by === null ? 'SURVIVED' : 'noticed '}  ${what}`);
  if (by !== null) console.log(`    ${by}`);
}
const share = sample.length === 0 ? 100 : (100 * noticed) / sample.length;
console.log(`${name}: ${noticed} of ${sample.length} noticed (${share.toFixed(1)}%), seed ${values.seed}`);

/**
 * The test that notices a fault: first those of the package, the ones in the same folder ahead, then those of its users.
 * @param {import('./mutants/faults.mjs').Fault} fault
 */
async function noticedBy(fault) {
  const path = join(copy, fault.file);
  const text = readFileSync(path, 'utf8');
  for (const group of [name, ...(USERS[name] ?? []), ...(values.browser ? ['browser'] : [])]) {
    const tests = testsIn(group, fault.file);
    for (const batch of batchesOf(tests, dirname(fault.file))) {
      await suite.prove(batch);
      writeFileSync(path, withFault(text, fault));
      const by = await suite.failing(batch).finally(() => writeFileSync(path, text));
      if (by !== null) return by;
    }
  }
  return null;
}

/**
 * The tests of a package that reach a file. A browser loads the whole page, so all of its tests may.
 * @param {string} group
 * @param {string} file
 */
function testsIn(group, file) {
  if (group === 'browser')
    return name === 'web' ? globSync('packages/web/e2e/**/*.test.ts', { cwd: copy }) : [];
  return reaching(file).filter((test) => test.startsWith(`packages/${group}/`));
}

/**
 * @param {readonly string[]} tests
 * @param {string} folder
 */
function batchesOf(tests, folder) {
  const isBeside = (/** @type {string} */ test) => (dirname(test) === folder ? 0 : 1);
  const left = tests.toSorted((a, b) => isBeside(a) - isBeside(b)).slice(0, Number(values.near));
  /** @type {string[][]} */
  const batches = [];
  for (const most of FILES_AT_ONCE) {
    const batch = left.splice(0, most);
    if (batch.length > 0) batches.push(batch);
  }
  return batches;
}

/**
 * The same sample for the same number.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {number} seed
 */
function drawn(list, count, seed) {
  const left = [...list];
  const taken = [];
  let state = seed >>> 0;
  while (left.length > 0 && taken.length < count) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    taken.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return taken;
}

/** @param {string} text */
function shown(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
}
