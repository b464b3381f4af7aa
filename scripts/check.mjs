// npm run check: types, lint, format and boundaries, all at once.
import { run } from './spawn.mjs';
import { checks } from './stages.mjs';

const results = await Promise.all(
  checks().map(async ({ name, command, cwd }) => {
    const started = performance.now();
    const { passed, output } = await run(command, cwd ? { cwd } : {});
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s`);
    return { passed, output };
  }),
);
const failures = results.filter(({ passed }) => !passed);
for (const { output } of failures) console.log(`\n${output.trim()}`);
process.exitCode = failures.length > 0 ? 1 : 0;
