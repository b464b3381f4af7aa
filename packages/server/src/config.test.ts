import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { CannotStart } from './storage/sql.ts';

test('a variable that is empty is as good as none', () => {
  const names = ['HOST', 'PORT', 'ENNEAD_DATA', 'DATABASE_URL', 'ENNEAD_URL', 'SMTP_URL', 'LOG_LEVEL'];
  const { isProxy: _, ...nothing } = readConfig({});
  const empty = readConfig(Object.fromEntries(names.map((name) => [name, ''])));
  expect(empty).toMatchObject(nothing);
  expect(empty.port).toBe(8080);
});

test('where nothing is said a server is open to its network, keeps its data beside it and shows the page that was built', () => {
  const { host, dataFolder, pageFolder, mailFrom, databaseUrl, smtpUrl, metricsToken, logLevel } = readConfig(
    {},
  );
  expect([host, mailFrom, logLevel]).toEqual(['0.0.0.0', 'Ennead <ennead@localhost>', 'warn']);
  expect([databaseUrl, smtpUrl, metricsToken]).toEqual([undefined, undefined, undefined]);
  expect(dataFolder).toMatch(/\/data$/);
  expect(pageFolder).toMatch(/\/packages\/web\/dist$/);
});

test('what is said is taken as it is', () => {
  const said = {
    HOST: '127.0.0.1',
    ENNEAD_DATA: '/var/ennead',
    ENNEAD_PAGE: '/srv/page',
    SMTP_URL: 'smtps://me:secret@mail.example',
    SMTP_FROM: 'Ennead <play@ennead.example>',
    DATABASE_URL: 'postgresql://me:secret@db.example/ennead',
    ENNEAD_METRICS_TOKEN: 'a token',
    LOG_LEVEL: 'debug',
  };
  expect(readConfig(said)).toMatchObject({
    host: said.HOST,
    dataFolder: said.ENNEAD_DATA,
    pageFolder: said.ENNEAD_PAGE,
    smtpUrl: said.SMTP_URL,
    mailFrom: said.SMTP_FROM,
    databaseUrl: said.DATABASE_URL,
    metricsToken: said.ENNEAD_METRICS_TOKEN,
    logLevel: said.LOG_LEVEL,
  });
  for (const port of [0, 1, 65_535]) expect(readConfig({ PORT: String(port) }).port).toBe(port);
});

test('links are made with the address that people reach, however it ends', () => {
  expect(readConfig({ ENNEAD_URL: 'https://ennead.example/' }).publicUrl).toBe('https://ennead.example');
});

test('a host sets any limit', () => {
  const { limits } = readConfig({ ENNEAD_LIMITS: 'tablesOfPerson=20, guestDays=7' });
  expect(limits).toEqual({ ...DEFAULT_LIMITS, tablesOfPerson: 20, guestDays: 7 });
});

test('the page about hosting names every limit and what it is', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const missing = Object.entries(DEFAULT_LIMITS).filter(
    ([name, value]) => !page.includes(`| \`${name}\` | ${value} |`),
  );
  expect(missing).toEqual([]);
});

const WRONG: readonly (readonly [name: string, value: string, sentence: string])[] = [
  ['ENNEAD_LIMITS', 'tables=3', 'ENNEAD_LIMITS: there is no limit tables; docs/hosting.md lists them.'],
  ['ENNEAD_LIMITS', 'toString=3', 'ENNEAD_LIMITS: there is no limit toString; docs/hosting.md lists them.'],
  ['ENNEAD_LIMITS', 'guestDays=never', 'ENNEAD_LIMITS: guestDays must be a whole number above 0, not never.'],
  ['PORT', 'http', 'PORT must be a number from 0 to 65535, not http.'],
  ['PORT', '-1', 'PORT must be a number from 0 to 65535, not -1.'],
  ['PORT', '65536', 'PORT must be a number from 0 to 65535, not 65536.'],
  ['ENNEAD_URL', 'ennead.example', 'ENNEAD_URL must look like https://ennead.example, not ennead.example.'],
  ['ENNEAD_URL', 'ftp://x', 'ENNEAD_URL must look like https://ennead.example, not ftp://x.'],
  ['ENNEAD_URL', 'https://x/y', 'ENNEAD_URL must look like https://ennead.example, not https://x/y.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not loud.'],
  ['SMTP_URL', 'me:secret@mail', 'SMTP_URL must look like smtps://user:password@host.'],
  ['DATABASE_URL', 'secret', 'DATABASE_URL must look like postgres://user:password@host/database.'],
  [
    'DATABASE_URL',
    'mysql://a:secret@b/c',
    'DATABASE_URL must look like postgres://user:password@host/database.',
  ],
];

test.each(WRONG)('%s=%s: one sentence, without a password', (name, value, sentence) => {
  const wrong = () => readConfig({ [name]: value });
  expect(wrong).toThrow(CannotStart);
  expect(wrong).toThrow(sentence);
});
