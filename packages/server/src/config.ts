import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IsProxy, proxiesFrom } from './http/proxies.ts';
import { type Limits, limitsFrom } from './limits.ts';
import { CannotStart } from './storage/sql.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a server can be told by its environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The built page. */
  readonly pageFolder: string;
  /** Where people reach the server, when a proxy stands before it: https://ennead.example */
  readonly publicUrl: string | undefined;
  /** The proxies that may say who the caller is. */
  readonly isProxy: IsProxy;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** A word that lets a collector read /metrics from another machine. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly limits: Limits;
}

export const version: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the environment. What cannot be meant is a reason not to start; an empty variable is as good as none. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = (name: string) => env[name]?.trim() || undefined;
  return {
    host: given('HOST') ?? '0.0.0.0',
    port: portFrom(given('PORT') ?? '8080'),
    dataFolder: given('ENNEAD_DATA') ?? join(ROOT, 'data'),
    databaseUrl: address('DATABASE_URL', given('DATABASE_URL'), {
      kinds: ['postgres:', 'postgresql:'],
      like: 'postgres://user:password@host/database',
    }),
    pageFolder: given('ENNEAD_PAGE') ?? join(ROOT, 'packages/web/dist'),
    publicUrl: publicUrlFrom(given('ENNEAD_URL')),
    isProxy: proxiesFrom(env.ENNEAD_PROXIES ?? 'loopback'),
    smtpUrl: address('SMTP_URL', given('SMTP_URL'), {
      kinds: ['smtp:', 'smtps:'],
      like: 'smtps://user:password@host',
    }),
    mailFrom: given('SMTP_FROM') ?? 'Ennead <ennead@localhost>',
    metricsToken: given('ENNEAD_METRICS_TOKEN'),
    logLevel: logLevelFrom(given('LOG_LEVEL') ?? 'warn'),
    limits: limitsFrom(given('ENNEAD_LIMITS') ?? ''),
  };
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new CannotStart(`PORT must be a number from 0 to 65535, not ${text}.`);
}

/** The page lives at the root of its host. */
function publicUrlFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new CannotStart(`ENNEAD_URL must look like https://ennead.example, not ${text}.`);
}

/** An address that may hold a password, which is never said. */
function address(
  name: string,
  text: string | undefined,
  { kinds, like }: { kinds: readonly string[]; like: string },
): string | undefined {
  if (text === undefined || kinds.includes(URL.parse(text)?.protocol ?? '')) return text;
  throw new CannotStart(`${name} must look like ${like}.`);
}

function logLevelFrom(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new CannotStart(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${text}.`);
}
