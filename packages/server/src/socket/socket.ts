import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Config, version } from '../config.ts';
import { COOKIE, isOtherSite, personOf, tokenOf } from '../http/identity.ts';
import { callerOf } from '../http/proxies.ts';
import { type Bucket, bucket, takeFrom } from '../limits.ts';
import type { Hub } from '../play/hub.ts';
import type { Person, ServerMessage } from '../protocol.ts';
import { hashOf } from '../random.ts';
import { StorageError } from '../storage/sql.ts';
import type { Chatting } from '../tables/chat.ts';
import { type Connection, closeConnection, openConnection, receive } from './connection.ts';
import { outbox } from './outbox.ts';

const PATH = '/api/v1/socket';
const HEARTBEAT = 30_000;
/** The close code of a socket whose session has ended. */
const SIGNED_OUT = 4401;

/** What sockets need from the rest of the server. */
export interface SocketContext {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly config: Config;
  readonly chatting: Chatting;
}

interface Address {
  sockets: number;
  readonly messages: Bucket;
}

/** The one socket of the API. Returns what closes it. */
export function openSockets(context: SocketContext) {
  const { app, hub, config } = context;
  const { limits } = config;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const addresses = new Map<string, Address>();
  const alive = new WeakMap<WebSocket, boolean>();

  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => {});
    upgrade(request, stream, head).catch((error) => {
      hub.log.warn({ error: String(error) }, 'upgrade failed');
      refuseUpgrade(stream, 500);
    });
  });

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== PATH) return refuseUpgrade(stream, 404);
    if (isOtherSite(config, request.headers)) return refuseUpgrade(stream, 403);
    const forwarded = request.headers['x-forwarded-for'];
    const direct = request.socket.remoteAddress ?? '';
    const ip = callerOf(config.isProxy, direct, forwarded?.toString());
    const address = addresses.get(ip) ?? { sockets: 0, messages: bucket(limits.messagesPerSecondOfAddress) };
    if (address.sockets >= limits.socketsOfAddress) return refuseUpgrade(stream, 429);
    let person: Person | null;
    try {
      person = await personOf(
        hub.db,
        { cookie: cookieOf(app, request), authorization: request.headers.authorization },
        hub.now(),
      );
    } catch (error) {
      return refuseUpgrade(stream, error instanceof StorageError ? 503 : 401);
    }
    addresses.set(ip, address);
    wss.handleUpgrade(request, stream, head, (ws) => {
      welcome(ws, request.socket, ip, address, person);
      const token = tokenOf({ cookie: cookieOf(app, request), authorization: request.headers.authorization });
      if (person !== null)
        ws.on(
          'close',
          hub.sessions.add(hashOf(token), () => ws.close(SIGNED_OUT, 'signed out')),
        );
    });
  }

  function welcome(ws: WebSocket, stream: Socket, ip: string, address: Address, person: Person | null): void {
    address.sockets += 1;
    const own = bucket(limits.messagesPerSecond);
    const send = outbox(ws, stream, limits.backlogBytes);
    const connection: Connection = openConnection(context, person, send);
    alive.set(ws, true);
    ws.on('pong', () => alive.set(ws, true));
    ws.on('error', () => {});
    ws.on('message', (data, isBinary) => {
      alive.set(ws, true);
      const now = hub.now();
      if (isBinary) return connection.refuse(null, 'bad-message', 'Messages are text.');
      if (!takeFrom(own, now) || !takeFrom(address.messages, now))
        return connection.refuse(null, 'too-fast', 'Too many messages; wait a moment.');
      receive(connection, data.toString());
    });
    ws.on('close', () => {
      address.sockets -= 1;
      if (address.sockets === 0) addresses.delete(ip);
      closeConnection(connection);
    });
    const hello: ServerMessage = { type: 'hello', protocol: 1, version, person, time: hub.now() };
    send(JSON.stringify(hello));
  }

  const heartbeat = setInterval(() => {
    for (const ws of wss.clients) {
      if (alive.get(ws) !== true) ws.terminate();
      alive.set(ws, false);
      ws.ping();
    }
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    count: () => wss.clients.size,
    close() {
      clearInterval(heartbeat);
      for (const ws of wss.clients) ws.close(1001, 'the server stops');
      setTimeout(() => {
        for (const ws of wss.clients) ws.terminate();
      }, 500).unref();
      wss.close();
    },
  };
}

function cookieOf(app: FastifyInstance, request: IncomingMessage): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : app.parseCookie(cookie)[COOKIE];
}

function refuseUpgrade(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
