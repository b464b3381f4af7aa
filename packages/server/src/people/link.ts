import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Site } from './passkeys.ts';

/** Where people reach this server: as configured, else as this request did. */
function originOf(config: Config, request: FastifyRequest): string {
  return config.publicUrl === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(config.publicUrl).origin;
}

/** The key stands behind the #: browsers keep that part to themselves, so no log and no proxy sees it. */
export function linkTo(config: Config, request: FastifyRequest, key: string): string {
  return `${originOf(config, request)}/enter#${key}`;
}

export function siteOf(config: Config, request: FastifyRequest): Site {
  const origin = originOf(config, request);
  return { origin, host: new URL(origin).hostname };
}
