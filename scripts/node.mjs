// Finds the Node that runs the project. Runs itself on any Node from 20 on, without dependencies.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const pinned = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
const oldestThatStripsTypes = 24;

/** The pinned Node, else this one when it is new enough to run TypeScript, else undefined. */
export function findNode() {
  if (existsSync(pinned)) return pinned;
  return Number(process.versions.node.split('.')[0]) >= oldestThatStripsTypes ? process.execPath : undefined;
}

/** Like findNode, but ends the process with one sentence when there is none. */
export function requireNode() {
  const node = findNode();
  if (node) return node;
  console.error(
    `Ennead needs the Node that npm installs with it, or Node ${oldestThatStripsTypes} or newer; this is ${process.version}. Run "npm ci" first.`,
  );
  process.exit(1);
}
