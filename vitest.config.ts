import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const engine = 'packages/!(server|web)/src/**/*.test.ts';

/** Tests that put something of their own in the place of modules, or among games and things, would have others see it. */
const CHANGES_MODULES = /vi\.mock\(|registerGame\(|enterThings\(|enterTiles\(|import '\.\/entry\.ts'/;
const apart = globSync(engine, { cwd: import.meta.dirname }).filter((file) =>
  CHANGES_MODULES.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: [engine],
          exclude: [...configDefaults.exclude, ...apart],
          // Files that share what they have loaded take half the time.
          isolate: false,
          pool: 'threads',
          testTimeout: 150_000,
          hookTimeout: 150_000,
        },
      },
      {
        test: {
          name: 'engine-apart',
          include: apart,
          testTimeout: 150_000,
          hookTimeout: 150_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          testTimeout: 150_000,
          hookTimeout: 150_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      'packages/web/vitest.config.ts',
      {
        test: {
          name: 'e2e',
          globalSetup: 'scripts/page-setup.mjs',
          include: ['packages/web/e2e/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
    exclude: configDefaults.exclude,
    passWithNoTests: true,
    maxWorkers: 2,
  },
});
