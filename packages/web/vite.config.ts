import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.ENNEAD_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte()],
  worker: { format: 'es' },
  build: { target: 'baseline-widely-available' },
  // `npm run dev` serves the page alone; everything else comes from a running server.
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
    },
  },
});
