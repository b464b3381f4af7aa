import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rulebook } from './scripts/rulebook.mjs';

/** Tests of the page's code without a browser. Runes in `.svelte.ts` files work as in the page. */
export default defineConfig({
  plugins: [svelte(), rulebook()],
  resolve: { conditions: ['browser'] },
  test: {
    name: 'web',
    include: ['src/**/*.test.ts'],
    testTimeout: 150_000,
  },
});
