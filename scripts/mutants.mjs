// npm run mutants -- --package kemet [--sample 50] [--seed 1] [--survivors] [--browser] [--seconds 120] [--minutes 10]
// Puts small faults into a package, one at a time, and runs the tests that reach the place: each fault should make one fail.
// Works on a copy. Which test runs through which place is found out once and kept, with the results, in artefacts/mutants:
// a run that was stopped goes on where it was. --survivors tries again what survived, once there are more tests.
// --browser asks browser tests too, --seconds is how long tests may be asked before a fault counts as survived, --minutes
// how long the run may begin with new faults.
// What survives is printed: either a test is missing, or the fault changes nothing.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserOf, isForBrowser, openedBy } from './mutants/browser.mjs';
import { copySources } from './mutants/copy.mjs';
import { faultsIn, withFault } from './mutants/faults.mjs';
import { testsReaching } from './mutants/imports.mjs';
import { hashOf, reachOf } from './mutants/reach.mjs';
import { resultsOf } from './mutants/results.mjs';
import { NoAnswer, suiteOf } from './mutants/suite.mjs';
import { root } from './node.mjs';

/** @typedef {import('./mutants/faults.mjs').Fault} Fault */
/** @typedef {{ test: string, seconds: number }} Asked */

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '120' },
    survivors: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const name = values.package ?? '';
if (!existsSync(join(root, 'packages', name, 'src')))
  throw new Error('Name a package: npm run mutants -- --package kemet');

/** Nobody breaks what only tests or measurements use (lists of effects too), what is words, or the points of a drawing. */
const LEFT_OUT =
  /\.test\.ts$|\/testing\/|\/contract\/|\/i18n\/|\/data\/|server\/src\/(chaos|growth|hardening|loading|plug|soak|tournament)\b|\/(scenario-)?effects(\.ts$|\/)|kemet\/board\/(blocks|plans)\.ts$|\.d\.ts$/;
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
const FILES_AT_ONCE = [1, 3, 6];
/** What any run may take, however short its tests are. */
const LEAST_SECONDS = 60;
const LONGEST_SECONDS = 900;
/** What a test may take that nobody has timed. */
const UNKNOWN_SECONDS = 40;
/** A test beside the file is asked before others that take a part of its time. */
const BESIDE = 20;

const isBrowsed = values.browser && name === 'web';
const copy = copySources();
const log = join(copy, 'reached.log');
const suite = suiteOf(copy);
const browse = browserOf(copy);
process.on('exit', () => {
  suite.end();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const files = globSync(`packages/${name}/src/**/*.{ts,svelte}`, { cwd: root })
  .filter((file) => !LEFT_OUT.test(file))
  .sort();
/** @type {Map<string, { text: string, marked: string, faults: Fault[] }>} */
const sources = new Map(
  files.map((file) => {
    const text = readFileSync(join(copy, file), 'utf8');
    return [file, { text, ...faultsIn(file, text, log) }];
  }),
);
const importers = testsReaching(copy);
const results = resultsOf(name, values.seed, (file) => sources.get(file)?.text ?? '');
const reached = reachOf({
  name,
  copy,
  log,
  sources: hashOf([...sources.values()].map(({ text }) => text).join('\0')),
  run: (test) => soundRun(test),
  async runPlain(test) {
    unmarkAll();
    return soundRun(test).finally(markAll);
  },
});
const all = [...sources.values()].flatMap(({ faults }) => faults);
const sample = drawn(all, Number(values.sample), Number(values.seed));
markAll();
console.log(`${all.length} possible faults in ${files.length} files of ${name}; trying ${sample.length}`);

let noticed = 0;
let unanswered = 0;
/** Survivors that not all tests were asked about. */
let unsure = 0;
for (const [at, fault] of sample.entries()) {
  const kept = results.of(fault);
  const isOver = kept?.by !== null || (!values.survivors && (kept.isBrowsed || !isBrowsed));
  const isKept = kept !== undefined && isOver;
  if (!isKept && performance.now() > Number(values.minutes) * 60_000) {
    console.log(`${sample.length - at} are left for the next time`);
    process.exit();
  }
  const what = `${fault.file}:${fault.line}  ${shown(fault.from)}  ->  ${shown(fault.to)}`;
  process.stdout.write(`${at + 1}/${sample.length}  ${what}\n    `);
  const result = isKept ? kept : await resultOf(fault, kept !== undefined && !values.survivors);
  if (result === null) {
    unanswered++;
    continue;
  }
  if (!isKept) results.keep(fault, result);
  noticed += result.by === null ? 0 : 1;
  unsure += result.left > 0 ? 1 : 0;
  const left = result.left > 0 ? `, no time for ${result.left} more` : '';
  console.log(result.by ?? `SURVIVED ${result.asked} test files${left}`);
}
if (unanswered > 0) console.log(`${unanswered} without an answer: run it again`);
if (unsure > 0)
  console.log(`${unsure} survived with tests left to ask: run it again with --survivors and more --seconds`);
const share = sample.length === 0 ? 100 : (100 * noticed) / sample.length;
console.log(`${name}: ${noticed} of ${sample.length} noticed (${share.toFixed(1)}%), seed ${values.seed}`);
process.exit();

/**
 * Nothing where the runner gave no answer: that says nothing about the tests, and the next run asks again.
 * @param {Fault} fault
 * @param {boolean} hasSurvived
 */
async function resultOf(fault, hasSurvived) {
  try {
    return await noticedBy(fault, hasSurvived);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    console.log(`NO ANSWER: ${error.message}`);
    return null;
  }
}

/**
 * The test that notices a fault: of the package's own those beside and the quick ones first, then those of its users.
 * @param {Fault} fault
 * @param {boolean} hasSurvived all but browser tests
 * @returns {Promise<import('./mutants/results.mjs').Result>}
 */
async function noticedBy(fault, hasSurvived) {
  const until = performance.now() + Number(values.seconds) * 1000;
  let asked = 0;
  let left = 0;
  const groups = hasSurvived ? [] : [name, ...(USERS[name] ?? [])];
  for (const group of isBrowsed ? [...groups, 'browser'] : groups) {
    const tests = group === name ? passing(fault, until, (count) => (left += count)) : others(group, fault);
    for await (const batch of batchesOf(tests, group === 'browser' ? 1 : 6)) {
      if (performance.now() > until && asked > 0 && group !== 'browser') {
        left += batch.length;
        continue;
      }
      const by = await failing(batch, fault);
      if (by !== null) return { by, asked, left: 0, isBrowsed };
      asked += batch.length;
    }
  }
  return { by: null, asked, left, isBrowsed };
}

/**
 * Test files of the package that run through the place of a fault; the likeliest first. Where a test passes is looked up when
 * it is its turn: most faults are noticed long before the last. That takes as long as asking it, and counts like it.
 * @param {Fault} fault
 * @param {number} until
 * @param {(count: number) => void} leave hears how many there was no time for
 */
async function* passing(fault, until, leave) {
  let found = 0;
  const tests = importers(fault.file)
    .filter((each) => each.startsWith(`packages/${name}/`))
    .filter((test) => reached.known(test)?.marks?.includes(fault.mark) !== false)
    .map((test) => ({ test, seconds: secondsOf(test) }))
    .sort((a, b) => costOf(a, fault.file) - costOf(b, fault.file));
  for (const [at, { test }] of tests.entries()) {
    if (performance.now() > until && found > 0) return leave(tests.length - at);
    const { marks, seconds, failure } = await reached(test);
    if (failure !== null || (marks !== null && !marks.includes(fault.mark))) continue;
    found += 1;
    yield { test, seconds };
  }
}

/**
 * What it costs to ask a test: where nobody knows yet which places it passes, that has to be found out first.
 * @param {string} test
 */
function secondsOf(test) {
  return reached.known(test)?.seconds ?? 2 * (reached.estimate(test) ?? UNKNOWN_SECONDS);
}

/**
 * Those of a package that uses this one, the nearest first, or of browsers. Few faults come so far: to look first where each
 * test passes would take longer than to ask it.
 * @param {string} group
 * @param {Fault} fault
 */
function others(group, { file }) {
  const tests =
    group === 'browser'
      ? openedBy(file).filter((test) => existsSync(join(copy, test)))
      : importers(file).filter((test) => test.startsWith(`packages/${group}/`));
  return tests.map((test) => ({ test, seconds: UNKNOWN_SECONDS }));
}

/**
 * @param {AsyncIterable<Asked> | Iterable<Asked>} tests
 * @param {number} most
 */
async function* batchesOf(tests, most) {
  let at = 0;
  /** @type {Asked[]} */
  let batch = [];
  for await (const test of tests) {
    batch.push(test);
    if (batch.length < Math.min(FILES_AT_ONCE[at] ?? most, most)) continue;
    yield batch;
    at += 1;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * A test beside the file knows most of it.
 * @param {Asked} asked
 * @param {string} file
 */
function costOf({ test, seconds }, file) {
  const isItsOwn = basename(test).split('.')[0] === basename(file).split('.')[0];
  if (dirname(test) === dirname(file)) return isItsOwn ? 0 : seconds / BESIDE;
  return seconds;
}

/**
 * The test that fails with a fault, passes without it and fails with it once more, or null: chance fails tests too. Where no
 * test has failed but a file did not load, threw beside its tests or took for ever, that counts as failed.
 * @param {readonly Asked[]} batch
 * @param {Fault} fault
 */
async function failing(batch, fault) {
  const { text, marked } = sources.get(fault.file) ?? { text: '', marked: '' };
  const seconds = LEAST_SECONDS + 5 * batch.reduce((sum, each) => sum + each.seconds, 0);
  // Some tests fail with marks alone: those that read sources, or let no file grow.
  const isPlain = batch.some(({ test }) => isForBrowser(test) || reached.known(test)?.marks === null);
  if (isPlain) unmarkAll();
  const whole = isPlain ? text : marked;
  const broken = withFault(text, fault);
  try {
    write(fault.file, broken);
    const found = await firstFailure(batch, seconds);
    if (found === null) return null;
    const suspects = batch.filter(({ test }) => found.file === null || test === found.file);
    write(fault.file, whole);
    if ((await firstFailure(suspects, seconds)) !== null) return null;
    write(fault.file, broken);
    return (await firstFailure(suspects, seconds))?.said ?? null;
  } finally {
    write(fault.file, whole);
    if (isPlain) markAll();
  }
}

/**
 * @param {readonly Asked[]} batch
 * @param {number} seconds
 */
async function firstFailure(batch, seconds) {
  const results = await answers(
    batch.map(({ test }) => test),
    seconds,
  );
  if (results === null) return { file: null, said: `no end within ${Math.round(seconds)} s` };
  const found = results.find(({ isTest }) => isTest) ?? results.find(({ failure }) => failure !== null);
  if (found === undefined && results.length < batch.length)
    throw new NoAnswer(`Not all ran of ${batch.map(({ test }) => test).join(', ')}`);
  if (found === undefined) return null;
  const { file, failure } = found;
  return { file, said: `${file}: ${failure}` };
}

/**
 * @param {readonly string[]} tests
 * @param {number} seconds
 * @returns {Promise<import('./mutants/suite.mjs').Tested[] | null>}
 */
async function answers(tests, seconds) {
  const [test = ''] = tests;
  if (isForBrowser(test)) return [{ file: test, ...(await browse(test, seconds)) }];
  // A test of full disks lets no file grow beyond a size, this one neither.
  rmSync(log, { force: true });
  return suite.run(tests, seconds);
}

/**
 * A test with nothing broken.
 * @param {string} test
 */
async function soundRun(test) {
  if (isForBrowser(test)) return browse(test, LONGEST_SECONDS);
  const results = await suite.run([test], LONGEST_SECONDS);
  if (results === null) return { seconds: LONGEST_SECONDS, failure: `no end within ${LONGEST_SECONDS} s` };
  if (results[0] === undefined) throw new NoAnswer(`${test} did not run`);
  return results[0];
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  writeFileSync(join(copy, file), text);
  suite.changed(file);
}

function unmarkAll() {
  for (const [file, { text }] of sources) write(file, text);
}

function markAll() {
  for (const [file, { marked }] of sources) write(file, marked);
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
