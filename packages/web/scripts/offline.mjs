// Writes sw.js beside the built page: the service worker with the list of files it keeps for offline play.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const source = new URL('../src/offline/service-worker.js', import.meta.url);

/** @returns {import('vite').Plugin} */
export function offline() {
  return {
    name: 'ennead-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !/\.map$|^policy\.json$/.test(name))
        .sort();
      const precache = [
        '/',
        '/manifest.webmanifest',
        ...files.filter((name) => name !== 'index.html').map((name) => `/${name}`),
      ];
      const version = createHash('sha256').update(JSON.stringify(precache));
      const page = bundle['index.html'];
      if (page?.type === 'asset') version.update(page.source);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: readFileSync(source, 'utf8')
          .replace("'__VERSION__'", JSON.stringify(version.digest('hex').slice(0, 12)))
          .replace("'__PRECACHE__'", JSON.stringify(precache)),
      });
    },
  };
}
