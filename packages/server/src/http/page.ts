import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { Api } from './api.ts';

/** Serves the built page. Every path that is no file and no part of the API is the page itself. */
export async function addPage({ app, config }: Api): Promise<void> {
  const built = existsSync(join(config.pageFolder, 'index.html'));
  if (built) {
    await app.register(files, {
      root: config.pageFolder,
      wildcard: false,
      setHeaders(reply, path) {
        const named = path.includes('/assets/');
        void reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && accepts(request.headers.accept);
    if (isPage && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (isPage)
      return reply.status(404).type('text/plain').send('The page has not been built yet: run npm start.');
    return reply.status(404).send({ code: 'not-found', message: 'There is nothing here.' });
  });
}

function accepts(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true;
}
