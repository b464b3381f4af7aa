import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Attendant } from '../play/hub.ts';
import { Refused } from '../refused.ts';
import type { Api } from './api.ts';

const LOCAL = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** What other parts of the server count. */
interface Measured {
  sockets(): number;
  /** By code. */
  readonly refusals: ReadonlyMap<string, number>;
  /** How many thoughts of bots wait for a thread. */
  bots(): number;
}

/** Numbers for Prometheus at /metrics: on this machine, elsewhere only with the token. */
export function addMetrics({ app, hub, config }: Api, { sockets, refusals, bots }: Measured): Attendant {
  const register = new Registry();
  collectDefaultMetrics({ register });
  let moves = 0;
  new Counter({
    name: 'ennead_moves_total',
    help: 'Moves written by this process',
    registers: [register],
    collect() {
      this.reset();
      this.inc(moves);
    },
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
  new Counter({
    name: 'ennead_refusals_total',
    help: 'Requests and messages that this process refused, by the code of the refusal',
    labelNames: ['code'],
    registers: [register],
    collect() {
      this.reset();
      for (const [code, count] of refusals) this.inc({ code }, count);
    },
  });
  gauge('ennead_bots_waiting', 'Thoughts of bots that wait for a thread', bots);
  gauge('ennead_sockets', 'Open sockets', sockets);
  gauge('ennead_tables_loaded', 'Tables in memory', () => hub.rooms.size);

  app.get('/metrics', async (request, reply) => {
    const direct =
      LOCAL.includes(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
    if (!direct && !isToken(config.metricsToken, request.headers.authorization))
      throw new Refused('not-found', 'Not found.', 404);
    void reply.type(register.contentType);
    return register.metrics();
  });
  return {
    attend() {},
    moved() {
      moves += 1;
    },
  };
}

function isToken(token: string | undefined, authorization: string | undefined): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
