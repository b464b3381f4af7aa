import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.mjs';

const server = process.env.ENNEAD_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // light-dark() is kept as it is.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts and the sprite stay files: data: addresses would need a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` serves the page alone; everything else comes from a running server.
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
    },
  },
});
