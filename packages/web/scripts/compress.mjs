// Writes each text file of the built page a second and a third time, as Brotli and gzip: the server sends those as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;
/** Below this a compressed answer saves nothing. */
const WORTH_IT = 512;

/** @returns {import('vite').Plugin} */
export function compress() {
  let folder = '';
  return {
    name: 'ennead-compress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    // After everything is on disk, the files of public/ included. Workers are built inside: they do not write.
    closeBundle() {
      for (const path of textsUnder(folder)) {
        const text = readFileSync(path);
        if (text.length < WORTH_IT) continue;
        const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: sizeHint }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** @param {string} folder */
function textsUnder(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXTS.test(name))
    .map((name) => join(folder, name));
}
