import type { FastifyRequest } from 'fastify';

/** Query texts, cookies and keys never reach the log. */
const SECRETS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

const SHOWN = 6;

/** Who knows the id of a private table may come to it: the log tells tables apart and no more. */
function shortId(id: string): string {
  return `${id.slice(0, SHOWN)}...`;
}

/** Ids are long; words of a path are short. */
const ID = /[A-Za-z0-9_-]{12,}/g;

/** How the log is written. */
export function logOptions(level: string) {
  return {
    level,
    redact: { paths: SECRETS, remove: true },
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        path: url.split('?')[0]?.replaceAll(ID, shortId),
        ip,
      }),
    },
    formatters: {
      log: (line: Record<string, unknown>) =>
        typeof line.table === 'string' ? { ...line, table: shortId(line.table) } : line,
    },
  };
}
