// npm start: installs and builds what is missing, then serves. Needs only Node 20 and npm.
import { join } from 'node:path';
import { installIfStale } from './install.mjs';
import { requireNode, root } from './node.mjs';
import { buildPageIfStale } from './page.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { become } from './spawn.mjs';

await installIfStale();
const node = requireNode();
try {
  await buildPageIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
become(node, [...SERVER_FLAGS, join(root, 'packages/cli/src/main.ts'), 'serve', ...process.argv.slice(2)]);
