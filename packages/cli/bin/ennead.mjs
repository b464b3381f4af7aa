#!/usr/bin/env node
// Starts the command line on the Node that comes with the project, whatever Node the host has.
import { fileURLToPath } from 'node:url';
import { requireNode } from '../../../scripts/node.mjs';
import { SERVER_FLAGS } from '../../../scripts/server-flags.mjs';
import { become } from '../../../scripts/spawn.mjs';

const main = new URL('../src/main.ts', import.meta.url);
const node = requireNode();

const flags = process.argv[2] === 'serve' ? SERVER_FLAGS : [];

if (process.execPath === node && flags.length === 0) await import(main.href);
else become(node, [...flags, fileURLToPath(main), ...process.argv.slice(2)]);
