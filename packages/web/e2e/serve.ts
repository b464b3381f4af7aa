import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as the server's own: nothing inline but what the build wrote in, nothing from elsewhere. */
function policyOf(folder: string): string {
  const { script, style } = JSON.parse(readFileSync(join(folder, 'policy.json'), 'utf8'));
  return (
    `default-src 'none'; script-src 'self' '${script}'; style-src 'self' '${style}'; img-src 'self'; font-src 'self'; ` +
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  );
}

/** The page of these sources, or another build that is to be tried. */
const builtPage = process.env.ENNEAD_PAGE ?? fileURLToPath(new URL('../dist/', import.meta.url));

export interface Site {
  readonly url: string;
  /** The files that were sent, in order. */
  readonly sent: string[];
  stop(): Promise<void>;
}

/** Serves the built page alone, without a game server behind it, on a free port. */
export async function serveAlone(folder: string = builtPage): Promise<Site> {
  const sent: string[] = [];
  const policy = policyOf(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response
        .writeHead(503, { 'content-type': 'application/json' })
        .end('{"code":"offline","message":"No server."}');
      return;
    }
    const asked = join(folder, normalize(pathname));
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
    sent.push(file);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      // As the server does: what has a hash in its name never changes.
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: addressOf(server), sent, stop: () => new Promise((stopped) => stopAll(server, stopped)) };
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the page is not served');
  return `http://127.0.0.1:${address.port}`;
}

function stopAll(server: Server, stopped: () => void): void {
  server.closeAllConnections();
  server.close(() => stopped());
}
