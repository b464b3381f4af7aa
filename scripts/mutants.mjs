// npm run mutants -- --package kemet [--sample 50] [--seed 1] [--browser]
// Puts small faults into a package, one at a time, and runs the tests that use the file: each fault should make one fail.
// Works on a copy. What survives is printed: either a test is missing, or the fault changes nothing.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { copySources } from './mutants/copy.mjs';
import { faultsIn, withFault } from './mutants/faults.mjs';
import { root } from './node.mjs';
import { run } from './spawn.mjs';
import { tool } from './stages.mjs';

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    browser: { type: 'boolean', default: false },
  },
});
const name = values.package ?? '';
if (!existsSync(join(root, 'packages', name, 'src')))
  throw new Error('Name a package: npm run mutants -- --package kemet');

/** Nobody breaks what only tests use. */
const LEFT_OUT = /\.test\.ts$|\/testing\/|\/contract\/|\/i18n\/|\/data\/|test-support|\.d\.ts$/;
const PROJECT = name === 'server' || name === 'web' ? name : 'engine';
/** A fault that makes a loop endless is noticed too. */
const LONGEST_MINUTES = 4;

const copy = copySources();
const files = globSync(`packages/${name}/src/**/*.ts`, { cwd: root }).filter((file) => !LEFT_OUT.test(file));
const all = files.sort().flatMap((file) => faultsIn(file, readFileSync(join(copy, file), 'utf8')));
const sample = drawn(all, Number(values.sample), Number(values.seed));
console.log(`${all.length} possible faults in ${files.length} files of ${name}; trying ${sample.length}`);

let noticed = 0;
try {
  for (const [at, fault] of sample.entries()) {
    const path = join(copy, fault.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, withFault(text, fault));
    const seen = await isNoticed(path);
    writeFileSync(path, text);
    noticed += seen ? 1 : 0;
    const what = `${fault.file}:${fault.line}  ${shown(fault.from)}  ->  ${shown(fault.to)}`;
    console.log(`${at + 1}/${sample.length}  ${seen ? 'noticed ' : 'SURVIVED'}  ${what}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const share = sample.length === 0 ? 100 : (100 * noticed) / sample.length;
console.log(`${name}: ${noticed} of ${sample.length} noticed (${share.toFixed(1)}%), seed ${values.seed}`);

/** The tests beside the file first: most faults end there. */
async function isNoticed(/** @type {string} */ path) {
  const beside = relative(copy, dirname(path));
  if (!(await passes(PROJECT, 'run', beside))) return true;
  if (!(await passes(PROJECT, 'related', path))) return true;
  return name === 'web' && values.browser && !(await passes('e2e', 'related', path));
}

/**
 * @param {string} project
 * @param {'run' | 'related'} command
 * @param {string} what
 */
async function passes(project, command, what) {
  const options = ['--run', '--bail=1', '--reporter=dot', '--passWithNoTests', '--root', copy];
  const vitest = [...tool('vitest/vitest.mjs'), command, what, ...options, '--project', project];
  return (await run(vitest, { cwd: copy, minutes: LONGEST_MINUTES })).passed;
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
