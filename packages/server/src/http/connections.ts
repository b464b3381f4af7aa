import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import { networkOf } from './network.ts';

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

/**
 * How many connections and how many requests one network has open at once. Who comes through a proxy is known only with
 * the request; the proxy itself may have as many connections as it likes.
 */
export function limitConnections(app: FastifyInstance, { limits, isProxy }: Config): void {
  const connections = counter();
  const requests = counter();

  app.server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    socket.once('close', () => connections.remove(network));
    if (connections.add(network) > limits.connectionsOfNetwork) socket.destroy();
  });

  app.addHook('onRequest', async ({ ip }, reply) => {
    const network = networkOf(ip);
    reply.raw.once('close', () => requests.remove(network));
    if (requests.add(network) > limits.requestsAtOnce)
      throw new Refused('too-fast', 'Too many requests from your network at once; wait a moment.', 429, 1);
  });
}
