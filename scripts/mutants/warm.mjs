// A test runner that stays: it is told which sources changed and which test files to run, and answers what each of them said.
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * `isTest` when a test of the file has failed: it did not load, or something was thrown beside its tests, where not.
 * @typedef {{ file: string, seconds: number, failure: string | null, isTest: boolean }} Tested
 */
/** @typedef {{ changed: readonly string[], files: readonly string[] }} Asked */

const UNFINISHED = new Set(['queued', 'pending']);

const copy = process.argv[2] ?? '';
const vitest = await createVitest({
  root: copy,
  watch: false,
  bail: 1,
  project: ['engine*', 'server', 'web'],
  // What was loaded before a fault must not be there after it.
  isolate: true,
  reporters: [{}],
});
await vitest.standalone();

/** @param {Asked} wish */
async function tested({ changed, files }) {
  for (const file of changed) vitest.invalidateFile(file);
  const specifications = files.flatMap((file) =>
    vitest.projects
      .filter((project) => project.matchesTestGlob(file))
      .map((project) => project.createSpecification(file)),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The runner remembers those of earlier runs.
  const asked = testModules.filter(({ moduleId }) => files.includes(moduleId));
  const stray = unhandledErrors.map((error) => ({ said: firstLine(error), file: pathOf(error) }));
  vitest.state.clearErrors();
  // What no test file has thrown is a worker that did not start or was ended: nobody knows what its tests would have said.
  const lost = stray.find(({ file }) => file === undefined);
  const results = asked.map((module) => {
    const failed = [...module.children.allTests('failed')][0];
    const said = module.errors()[0] ?? null;
    const beside = stray.find(({ file }) => file === module.moduleId);
    const named = failed?.fullName ?? (said === null ? null : `not loaded: ${firstLine(said)}`);
    const failure = named ?? (beside === undefined ? null : `thrown beside its tests: ${beside.said}`);
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    return {
      file: relative(copy, module.moduleId),
      seconds: (duration + collectDuration + setupDuration) / 1000,
      failure: failure ?? (module.state() === 'failed' ? 'failed' : null),
      isTest: failed !== undefined,
    };
  });
  if (lost !== undefined && !results.some(({ isTest }) => isTest)) throw new Error(lost.said);
  if (results.every(({ failure }) => failure === null) && asked.some((each) => UNFINISHED.has(each.state())))
    throw new Error('Not all test files were run to their end.');
  return results;
}

/** @param {unknown} error */
function firstLine(error) {
  const { message } = /** @type {{ message?: unknown }} */ (error ?? {});
  return String(message ?? error).split('\n')[0] ?? '';
}

/**
 * The test file that was running where it was thrown; nothing for what the runner itself says.
 * @param {unknown} error
 */
function pathOf(error) {
  const { VITEST_TEST_PATH: path } = /** @type {{ VITEST_TEST_PATH?: unknown }} */ (error ?? {});
  return typeof path === 'string' ? path : undefined;
}

process.on('message', (/** @type {Asked} */ asked) => {
  tested(asked).then(
    (results) => process.send?.({ results }),
    (error) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ results: [] });
