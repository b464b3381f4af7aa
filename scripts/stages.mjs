// The checks that read the sources without running them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode, root } from './node.mjs';

/** @typedef {{ name: string, command: readonly string[], cwd?: string }} Stage */

/** @param {string} path under node_modules */
export const tool = (path) => [requireNode(), join(root, 'node_modules', path)];

/**
 * A tool that ends before its code could be worth optimising.
 * @param {string} path under node_modules
 * @param {readonly string[]} [flags]
 */
const shortTool = (path, flags = []) => [
  requireNode(),
  '--no-opt',
  ...flags,
  join(root, 'node_modules', path),
];

/** Files are searched for imports instead of compiled; tests hold that against the compilers. */
const quickCompilers = ['--import', pathToFileURL(join(root, 'scripts/lint/quick-compilers.mjs')).href];

/** What has not changed since the last time is not checked again. */
const remembered = join(root, 'node_modules/.cache/types.tsbuildinfo');

/** @returns {Stage[]} */
export const checks = () => [
  {
    name: 'types',
    // One checker: several would each work out what they share, and the other checks want the cores too.
    command: [
      ...tool('@typescript/native/bin/tsc'),
      ...['-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', remembered],
    ],
  },
  {
    name: 'types of the page',
    command: [
      ...shortTool('svelte-check/bin/svelte-check'),
      '--tsgo-experimental-api',
      '--fail-on-warnings',
      '--output',
      'human',
    ],
    cwd: join(root, 'packages/web'),
  },
  { name: 'lint and format', command: [...tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  {
    name: 'boundaries',
    command: [
      ...shortTool('dependency-cruiser/bin/dependency-cruiser.mjs', quickCompilers),
      'packages',
      '--config',
      '.dependency-cruiser.mjs',
    ],
  },
];

/** @type {() => Stage} */
export const unused = () => ({
  name: 'unused code',
  command: [...tool('knip/bin/knip.js'), '--no-config-hints'],
});
