// Installs the dependencies when they are missing or older than package-lock.json.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './node.mjs';
import { run } from './spawn.mjs';

export async function installIfStale() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) ...');
  const { passed } = await run([...npm(), 'ci', '--loglevel=error'], { show: true, env: hostEnvironment() });
  if (passed) return;
  console.error('Dependencies could not be installed: see the message of npm above.');
  process.exit(1);
}

/** Whether npm's own note of what it installed has every package of the lock file in the same version. */
function isInstalled() {
  try {
    const wanted = packagesIn('package-lock.json');
    const present = packagesIn('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, { version, optional, link }]) =>
        !path.startsWith('node_modules/') || link || optional || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** The npm that runs us, on the Node it runs on: the one in node_modules is about to be replaced. */
function npm() {
  const { npm_node_execpath: node, npm_execpath: script } = process.env;
  return node && script ? [node, script] : ['npm'];
}

function hostEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  return { ...process.env, PATH: path.join(delimiter) };
}
