import { text, whole } from '../arguments.ts';
import { command } from '../command.ts';

export const serve = command({
  name: 'serve',
  summary: 'Serves the web app, the API and WebSockets. "npm start" does the same after building the app.',
  flags: {
    port: whole('N', 'the port to listen on (PORT, else 8080)', 0, undefined),
    host: text('ADDRESS', 'the address to listen on (HOST, else all)'),
    data: text('DIR', 'data folder (ENNEAD_DATA, else ./data)'),
  },
  examples: [
    ['serve', 'serve on port 8080'],
    ['serve --port 3000 --data /srv/ennead', 'choose the port and the data folder'],
  ],
  async run({ port, host, data }) {
    const told = { PORT: port, HOST: host, ENNEAD_DATA: data };
    for (const [name, value] of Object.entries(told))
      if (value !== undefined) process.env[name] = String(value);
    await import('@ennead/server/main');
    // The server runs on; what it says about its own start stands.
    return Number(process.exitCode ?? 0);
  },
});
