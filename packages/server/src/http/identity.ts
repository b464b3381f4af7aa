import type { IncomingMessage } from 'node:http';
import type { Person } from '@ennead/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { personByToken, SESSION_DAYS } from '../people/store.ts';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';

export const COOKIE = 'ennead';

/** What a request brings to say who it is from. */
interface Brought {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
}

/** The session or key itself. With a key in the header no cookie counts, so no other site can use it. */
export function tokenOf({ cookie, authorization }: Brought): string {
  if (authorization === undefined) return cookie ?? '';
  const [scheme, key = ''] = authorization.split(' ');
  return scheme?.toLowerCase() === 'bearer' ? key : '';
}

/** Who a request comes from. */
export async function personOf(db: Database, brought: Brought, now: number): Promise<Person | null> {
  const { cookie, authorization } = brought;
  if (authorization !== undefined) {
    const person = await personByToken(db, tokenOf(brought), ['link'], now);
    if (person === null) throw new Refused('bad-key', 'Unknown key.', 401);
    return person;
  }
  if (cookie === undefined) return null;
  return personByToken(db, cookie, ['session'], now);
}

/** Another site may make a browser send our cookie; it cannot make it claim our origin. */
export function refuseForgery(config: Config, request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  if (!isOtherSite(config, request.headers)) return;
  throw new Refused('other-origin', 'Cross-site requests are refused.', 403);
}

/** Whether a browser says that the page of another site is asking. Browsers always say so; other clients say nothing. */
export function isOtherSite(config: Config, headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  if (config.publicUrl !== undefined && origin === new URL(config.publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export function setSession(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true,
    maxAge: SESSION_DAYS * 86_400,
  });
}

export function endSession(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}
