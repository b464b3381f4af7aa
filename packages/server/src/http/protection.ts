import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { writtenIntoPage } from './page.ts';

/** Tells browsers with every answer what a page of this server may do. It is the same for all, so it is found out once. */
export function addProtection(app: FastifyInstance, config: Config): void {
  const headers = protection(config);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

function protection(config: Config): Readonly<Record<string, string>> {
  const inPage = writtenIntoPage(config.pageFolder);
  const headers: Record<string, string> = {};
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inPage.script],
        'style-src': ["'self'", ...inPage.style],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // What else lives below the same name is none of our business.
    strictTransportSecurity: config.publicUrl?.startsWith('https:') === true && { includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  set({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
