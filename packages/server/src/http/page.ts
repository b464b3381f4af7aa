import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { Api } from './api.ts';

const NO_DOCUMENT = /\.(js|css|woff2)(\.br|\.gz)?$/;
/** A worker is held to the policy that its script came with. */
const WORKER = /worker[^/]*$|sw\.js/;
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What is kept for ever under its name is never asked about again. */
const FOR_QUESTIONS = [
  'accept-ranges',
  'etag',
  'last-modified',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

const HASH = /^sha256-[\w+/]{43}=$/;

/** What the build wrote into the page itself, by its hash: no other script or style may stand there. */
export function writtenIntoPage(pageFolder: string): { readonly script: string[]; readonly style: string[] } {
  const path = join(pageFolder, 'policy.json');
  const { script, style } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const quoted = (hash: unknown) => (HASH.test(String(hash)) ? [`'${hash}'`] : []);
  return { script: quoted(script), style: quoted(style) };
}

/** Serves the built page. Every path that is no file and no part of the API is the page itself. */
export async function addPage({ app, config }: Api): Promise<void> {
  const built = existsSync(join(config.pageFolder, 'index.html'));
  if (built) {
    await app.register(files, {
      root: config.pageFolder,
      wildcard: false,
      // The build wrote each text as Brotli and gzip too.
      preCompressed: true,
      setHeaders(reply, path) {
        const named = path.includes('/assets/');
        void reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (named) for (const header of FOR_QUESTIONS) reply.removeHeader(header);
        // What a document may do is said with the document; scripts, styles and fonts are none.
        if (NO_DOCUMENT.test(path) && !WORKER.test(path))
          for (const header of FOR_DOCUMENTS) reply.removeHeader(header);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && accepts(request.headers.accept);
    if (isPage && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (isPage)
      return reply.status(404).type('text/plain').send('The page has not been built yet: run npm start.');
    return reply.status(404).send({ code: 'not-found', message: 'Not found.' });
  });
}

function accepts(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true;
}
