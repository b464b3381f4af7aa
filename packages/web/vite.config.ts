import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunkGroups, preloads } from './scripts/chunks.mjs';
import { compress } from './scripts/compress.mjs';
import { direct } from './scripts/direct.mjs';
import { inline } from './scripts/inline.mjs';
import { noCycles } from './scripts/no-cycles.mjs';
import { offline } from './scripts/offline.mjs';
import { rulebook } from './scripts/rulebook.mjs';
import { workers } from './scripts/workers.mjs';

const server = process.env.ENNEAD_SERVER ?? 'http://localhost:8080';

/** 'shared~TablePage~ReplayPage' is 'shared'. */
function firstOf(name: string): string {
  return name.split('~')[0] ?? name;
}

export default defineConfig({
  plugins: [workers(), direct(), svelte(), rulebook(), noCycles(), inline(), offline(), compress()],
  build: {
    target: 'baseline-widely-available',
    // light-dark() is kept as it is.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts and sprites stay files: data: addresses would need a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    rolldownOptions: {
      output: {
        // Merged files would be named after all their users, and the first page lists every name.
        chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash].js`,
        codeSplitting: {
          // Otherwise the first group takes along all that its files need, of other groups too.
          includeDependenciesRecursively: false,
          groups: chunkGroups,
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
