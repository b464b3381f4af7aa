import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['packages/!(server|web)/src/**/*.test.ts'],
          testTimeout: 150_000,
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
