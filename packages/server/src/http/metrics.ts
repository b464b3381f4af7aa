import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Attendant } from '../play/hub.ts';
import { Refused } from '../refused.ts';
import type { Api } from './api.ts';

const LOCAL = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Numbers for Prometheus at /metrics: on this machine, elsewhere only with the token. */
export function addMetrics({ app, hub, config }: Api, sockets: () => number): Attendant {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const moves = new Counter({
    name: 'ennead_moves_total',
    help: 'Moves written by this process',
    registers: [register],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('ennead_sockets', 'Open sockets', sockets);
  gauge('ennead_tables_loaded', 'Tables in memory', () => hub.rooms.size);

  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const direct =
      LOCAL.includes(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
    if (!direct && !isToken(config.metricsToken, request.headers.authorization))
      throw new Refused('not-found', 'There is nothing here.', 404);
    void reply.type(register.contentType);
    return register.metrics();
  });
  return { attend() {}, moved: () => moves.inc() };
}

function isToken(token: string | undefined, authorization: string | undefined): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
