// Builds the workers of the page together with it, not each on its own: rules that both need are one file, fetched once.
import { dirname, join } from 'node:path';

/** Vite's own makes the document fetch ahead what an import will need; a worker has no document. */
const HELPER = 'vite/preload-helper.js';
const PLAIN_HELPER = '\0ennead/no-preload';

/** The modules of workers that import others when they are wanted. */
const IN_WORKERS = /\/packages\/bots\/|\/table\/local\/engines\.ts$/;

/** The first page needs it too: a copy is smaller than one more file. It remembers nothing. */
const IN_BOTH = /\/saved-tables\.ts$/;

const ADDRESS = /new URL\('(\.[^']*-worker\.ts)', import\.meta\.url\)/g;

/** @returns {import('vite').Plugin} */
export function workers() {
  return {
    name: 'ennead-workers',
    apply: 'build',
    // Before Vite would build them one by one.
    enforce: 'pre',
    async resolveId(id, importer = '', options) {
      if (id.endsWith(HELPER)) return IN_WORKERS.test(importer) ? PLAIN_HELPER : null;
      if (!IN_BOTH.test(id) || !importer.endsWith('-worker.ts')) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && `${found.id}?in-worker`;
    },
    load(id) {
      return id === PLAIN_HELPER ? 'export const __vitePreload = (load) => load();' : null;
    },
    transform: {
      filter: { code: /-worker\.ts', import\.meta\.url/ },
      handler(code, id) {
        return code.replace(ADDRESS, (_, path) => {
          const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
          return `import.meta.ROLLUP_FILE_URL_${worker}`;
        });
      },
    },
    generateBundle(_options, bundle) {
      for (const worker of Object.values(bundle))
        if (worker.type === 'chunk' && /-worker\.ts$/.test(worker.facadeModuleId ?? '')) {
          const drawn = drawnBy(worker.fileName, bundle);
          if (drawn !== undefined) this.error(`${worker.fileName} would bring ${drawn} along`);
        }
    },
  };
}

/**
 * A part of the page that a worker would load, which has no page to draw on.
 * @param {string} worker
 * @param {import('rolldown').OutputBundle} bundle
 */
function drawnBy(worker, bundle) {
  const files = new Set([worker]);
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const next of [...file.imports, ...file.dynamicImports]) files.add(next);
  }
  const modules = [...files].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.moduleIds : [];
  });
  return modules.find((id) => /svelte|preload-helper/.test(id));
}
