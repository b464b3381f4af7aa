import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.mjs';
import { noCycles } from './scripts/no-cycles.mjs';
import { offline } from './scripts/offline.mjs';
import { rulebook } from './scripts/rulebook.mjs';

const server = process.env.ENNEAD_SERVER ?? 'http://localhost:8080';

/** packages/ankh/src/map/spaces.ts belongs to 'rules-ankh'. */
function rulesOf(path: string): string | null {
  const game = /packages\/(\w+)\/src\//.exec(path)?.[1];
  return game === undefined ? null : `rules-${game}`;
}

/** What pages of one game share belongs to that game: nobody fetches it for the other. */
function partsOf(path: string): string | null {
  const game = /packages\/web\/src\/(ankh|kemet)\//.exec(path)?.[1];
  return game === undefined ? null : `parts-${game}`;
}

/** 'shared~TablePage~ReplayPage' is 'shared'. */
function firstOf(name: string): string {
  return name.split('~')[0] ?? name;
}

export default defineConfig({
  plugins: [svelte(), rulebook(), noCycles(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // light-dark() is kept as it is.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts and sprites stay files: data: addresses would need a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Merged files would be named after all their users, and the first page lists every name.
        chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash].js`,
        codeSplitting: {
          // Otherwise the first group takes along all that its files need, of other groups too.
          includeDependenciesRecursively: false,
          groups: [
            // What the first page needs is one file; what several others share are few.
            { name: 'shell', tags: ['$initial'], priority: 5 },
            // Rules import nothing of the page: in files of their own they are there before whatever looks at them.
            { name: 'kernel', test: /packages\/kernel\/src\//, priority: 4 },
            // Those that only somebody who asks for a forecast needs are one file more.
            {
              name: rulesOf,
              test: /packages\/(ankh|kemet)\/src\//,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
              priority: 3,
            },
            {
              name: partsOf,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
              priority: 2,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      },
    },
  },
  // `npm run dev` serves the page alone; everything else comes from a running server.
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
    },
  },
});
