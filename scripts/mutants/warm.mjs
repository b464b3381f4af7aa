// A test runner that stays: it is told which sources changed and which test files to run, and answers what each of them said.
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';

/** @typedef {{ file: string, seconds: number, failure: string | null }} Tested */
/** @typedef {{ changed: readonly string[], files: readonly string[] }} Asked */

const copy = process.argv[2] ?? '';
const vitest = await createVitest({
  root: copy,
  watch: false,
  bail: 1,
  project: ['engine', 'server', 'web'],
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
  const results = asked.map((module) => {
    const failed = [...module.children.allTests('failed')][0];
    const said = module.errors()[0]?.message;
    const named = failed?.fullName ?? (said === undefined ? null : `not loaded: ${said.split('\n')[0]}`);
    const failure = named ?? (module.state() === 'failed' ? 'failed' : null);
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    return {
      file: relative(copy, module.moduleId),
      seconds: (duration + collectDuration + setupDuration) / 1000,
      failure,
    };
  });
  const [first] = results;
  if (unhandledErrors.length > 0 && first !== undefined && results.every(({ failure }) => failure === null))
    first.failure = `unhandled: ${String(unhandledErrors[0]).split('\n')[0]}`;
  vitest.state.clearErrors();
  return results;
}

process.on('message', (/** @type {Asked} */ asked) => {
  tested(asked).then(
    (results) => process.send?.({ results }),
    (error) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ results: [] });
