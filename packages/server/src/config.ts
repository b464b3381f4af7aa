import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IsProxy, proxiesFrom } from './http/proxies.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';

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

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env.HOST ?? '0.0.0.0',
    port: Number(env.PORT ?? 8080),
    dataFolder: env.ENNEAD_DATA ?? join(ROOT, 'data'),
    databaseUrl: env.DATABASE_URL,
    pageFolder: env.ENNEAD_PAGE ?? join(ROOT, 'packages/web/dist'),
    publicUrl: env.ENNEAD_URL,
    isProxy: proxiesFrom(env.ENNEAD_PROXIES ?? 'loopback'),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.SMTP_FROM ?? 'Ennead <ennead@localhost>',
    metricsToken: env.ENNEAD_METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? 'warn',
    limits: DEFAULT_LIMITS,
  };
}
