// Finds the Node that runs the project. Runs itself on any Node from 20 on, without dependencies.
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const oldestThatStripsTypes = 24;

/** The Node installed with the project, else this one when it runs TypeScript, else the end with one sentence. */
export function requireNode() {
  const pinned = join(root, 'node_modules/node/bin/node');
  if (existsSync(pinned)) return realpathSync(pinned);
  if (Number.parseInt(process.versions.node, 10) >= oldestThatStripsTypes) return process.execPath;
  console.error(
    `Ennead needs the Node that "npm ci" installs with it, or Node ${oldestThatStripsTypes} or newer; this is ${process.version}.`,
  );
  process.exit(1);
}
