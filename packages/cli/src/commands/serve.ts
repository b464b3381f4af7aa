import { whole } from '../arguments.ts';
import { command } from '../command.ts';
import { load } from '../load.ts';

export const serve = command({
  name: 'serve',
  summary: 'Serves the page, the API and the sockets. "npm start" does the same and builds the page first.',
  flags: { port: whole('N', 'the port to listen on (PORT, else 8080)', 0, undefined) },
  examples: [
    ['serve', 'on port 8080'],
    ['serve --port 3000', 'on another port'],
  ],
  async run({ port }) {
    if (port !== undefined) process.env.PORT = String(port);
    await load('@ennead/server/main');
    // The server runs on; what it says about its own start stands.
    return Number(process.exitCode ?? 0);
  },
});
