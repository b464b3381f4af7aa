#!/usr/bin/env node
// Starts the command line on the Node that comes with the project, whatever Node the host has.
import { fileURLToPath } from 'node:url';
import { requireNode } from '../../../scripts/node.mjs';
import { become } from '../../../scripts/spawn.mjs';

const main = new URL('../src/main.ts', import.meta.url);
const node = requireNode();

if (process.execPath === node) await import(main.href);
else become(node, [fileURLToPath(main), ...process.argv.slice(2)]);
