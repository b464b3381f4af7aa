// Builds the page when its sources changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode, root } from './node.mjs';
import { run } from './spawn.mjs';

const sources = [
  'package-lock.json',
  'docs/rulebook',
  'docs/rules',
  'packages/kernel/src',
  'packages/ankh/src',
  'packages/kemet/src',
  'packages/bots/src',
  'packages/table/src',
  'packages/wire/src',
  'packages/web/src',
  'packages/web/public',
  'packages/web/scripts',
  'packages/web/index.html',
  'packages/web/svelte.config.js',
  'packages/web/vite.config.ts',
];
const built = 'packages/web/dist/index.html';
const stamp = 'node_modules/.ennead-page';

export async function buildPageIfStale() {
  const now = hashOfSources();
  if (existsSync(join(root, built)) && existsSync(join(root, stamp)) && read(stamp) === now) return;
  console.log('Building the page ...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { passed, output } = await run([requireNode(), vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    // Whoever asks, a test runner say, it is the page that people get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (!passed) throw new Error(`The page could not be built.\n${output}`);
  writeFileSync(join(root, stamp), now);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder)) hash.update(`${path}\0`).update(read(path));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(join(root, path)) || path.endsWith('.test.ts')) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'latin1');
