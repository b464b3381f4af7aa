import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../root.ts';

/** Size of the built page by kind of file, in bytes. */
export type BundleSizes = Readonly<Record<string, { files: number; bytes: number; gzip: number }>>;

const COUNTED = new Set(['.html', '.js', '.css', '.json', '.svg', '.woff2']);

/** Undefined while the page is not built. */
export function bundleSizes(): BundleSizes | undefined {
  const dist = join(root, 'packages/web/dist');
  if (!existsSync(dist)) return undefined;
  const sizes: Record<string, { files: number; bytes: number; gzip: number }> = {};
  for (const name of globSync('**/*', { cwd: dist }).sort()) {
    const kind = extname(name);
    if (!COUNTED.has(kind)) continue;
    const content = readFileSync(join(dist, name));
    sizes[kind] ??= { files: 0, bytes: 0, gzip: 0 };
    sizes[kind].files += 1;
    sizes[kind].bytes += content.length;
    sizes[kind].gzip += gzipSync(content).length;
  }
  return sizes;
}
