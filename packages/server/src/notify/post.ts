import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicUrl, publicLookup } from './public-address.ts';

const PATIENCE = 5000;

/**
 * Where the server may be asked to send something. It is part of the program and no setting: nothing a person or the
 * environment says can widen it.
 */
export interface Reach {
  allows(url: string): boolean;
  /** How the connection itself is made. */
  readonly lookup?: LookupFunction;
  /** A certificate to trust beside those of the system. */
  readonly ca?: string;
}

export const PUBLIC_INTERNET: Reach = { allows: isPublicUrl, lookup: publicLookup };

/** What is to be sent. */
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Posts something to an address that somebody gave. Follows no redirection, reads no answer but its status. */
export function post(reach: Reach, { url, headers, body }: Letter): Promise<number> {
  if (!reach.allows(url)) return Promise.reject(new Error('the address is not on the public internet'));
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (url.startsWith('https:') ? https : http).request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Ennead' },
    ...(reach.lookup === undefined ? {} : { lookup: reach.lookup }),
    ...(reach.ca === undefined ? {} : { ca: reach.ca }),
    agent: false,
    signal: AbortSignal.timeout(PATIENCE),
  });
  request.on('response', (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}
