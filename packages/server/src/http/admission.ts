import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { bucketsPer, secondsUntil, takeFrom } from '../bucket.ts';
import type { Config } from '../config.ts';
import { inWords } from '../in-words.ts';
import { MINUTE, SECOND } from '../time.ts';
import type { Turns } from '../turns.ts';
import { networkOf } from './network.ts';
import { callerOf } from './proxies.ts';

/** Longer than proxies keep an idle connection: one that they use again must not just be closing. */
const KEEP_ALIVE = 72 * SECOND;
/** Who asks too fast waits for the refusal too: somebody who asks one thing after the other is slowed down by it. */
const REFUSAL_DELAY = 500;

/** What watches over the server must get through; neither costs much. */
const UNLIMITED = ['/healthz', '/metrics'];

/** What admission needs from the rest of the server. */
interface Inside {
  readonly config: Config;
  readonly turns: Turns;
  /** Counts refusals. */
  refused(code: string): void;
}

/**
 * Where requests come in. Before anything of one is read but its headers it is known whether its network has asked for too
 * much; the others take turns between networks. Refusals here cost next to nothing and are counted, not logged.
 */
export function admission({ config, turns, refused }: Inside): FastifyServerFactory {
  const { limits, isProxy } = config;
  const connections = counter();
  const requests = counter();
  const perMinute = bucketsPer(MINUTE, limits.requestsPerMinute, () => performance.now());

  const timeouts = {
    requestTimeout: limits.requestSeconds * SECOND,
    headersTimeout: Math.min(limits.headerSeconds, limits.requestSeconds) * SECOND,
    connectionsCheckingInterval: SECOND,
    keepAliveTimeout: KEEP_ALIVE,
  };

  function refuse(response: ServerResponse, message: string, retryAfter: number): void {
    refused('too-fast');
    response.writeHead(429, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': String(retryAfter),
      'x-content-type-options': 'nosniff',
    });
    response.end(JSON.stringify({ code: 'too-fast', message, retryAfter }));
  }

  function guarded(handle: RequestListener): RequestListener {
    return (request, response) => {
      if (request.method === 'GET' && UNLIMITED.includes(request.url ?? '')) return handle(request, response);
      const { remoteAddress = '' } = request.socket;
      const forwarded = request.headers['x-forwarded-for']?.toString();
      const network = networkOf(callerOf(isProxy, remoteAddress, forwarded));
      response.once('close', () => requests.remove(network));
      if (requests.add(network) > limits.requestsAtOnce)
        return refuse(response, 'Too many requests from your network at once; wait a moment.', 1);
      const own = perMinute(network);
      if (!takeFrom(own, performance.now())) {
        const seconds = secondsUntil(own);
        const message = `Too many requests from your network; try again in ${inWords(seconds)}.`;
        const timer = setTimeout(() => refuse(response, message, seconds), REFUSAL_DELAY);
        response.once('close', () => clearTimeout(timer));
        return;
      }
      void turns(network).then(() => {
        if (!response.destroyed) handle(request, response);
      });
    };
  }

  /** Who comes through a proxy is known only with the request; the proxy itself may have as many connections as it likes. */
  function limitConnections(server: Server): void {
    server.on('connection', (socket) => {
      const { remoteAddress = '' } = socket;
      if (isProxy(remoteAddress)) return;
      const network = networkOf(remoteAddress);
      socket.once('close', () => connections.remove(network));
      if (connections.add(network) > limits.connectionsOfNetwork) socket.destroy();
    });
  }

  return (handle) => {
    const server = createServer(timeouts, guarded(handle));
    limitConnections(server);
    return server;
  };
}

/** Counts by network what is under way. */
function counter() {
  const counts = new Map<string, number>();
  return {
    /** How many there are with this one. */
    add(network: string): number {
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count;
    },
    remove(network: string): void {
      const count = (counts.get(network) ?? 0) - 1;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
    },
  };
}
