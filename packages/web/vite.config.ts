import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.mjs';
import { noCycles } from './scripts/no-cycles.mjs';
import { offline } from './scripts/offline.mjs';

const server = process.env.ENNEAD_SERVER ?? 'http://localhost:8080';

/** docs/rulebook/uk/kemet/07-pray.md belongs to 'book-uk-kemet'. */
function bookOf(path: string): string | null {
  const [, language, book] = /docs\/rulebook\/(\w+)\/(\w+)\//.exec(path) ?? [];
  return language === undefined ? null : `book-${language}-${book}`;
}

/** packages/ankh/src/map/spaces.ts belongs to 'rules-ankh'. */
function rulesOf(path: string): string | null {
  const game = /packages\/(\w+)\/src\//.exec(path)?.[1];
  return game === undefined ? null : `rules-${game}`;
}

export default defineConfig({
  plugins: [svelte(), noCycles(), offline(), compress()],
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
        codeSplitting: {
          groups: [
            // What the first page needs is one file; what several others share are few.
            { name: 'shell', tags: ['$initial'] },
            // A book of the rulebook in one language is one file, however many pages it has.
            { name: bookOf, test: /docs\/rulebook\// },
            // Rules import nothing of the page: in files of their own they are there before whatever looks at them.
            { name: rulesOf, test: /packages\/(ankh|kemet)\/src\// },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
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
