import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Person, ServerMessage } from '@ennead/wire';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { bucket, takeFrom } from '../bucket.ts';
import { type Config, version } from '../config.ts';
import { COOKIE, isOtherSite, personOf, tokenOf } from '../http/identity.ts';
import { networkOf } from '../http/network.ts';
import { callerOf } from '../http/proxies.ts';
import type { Hub } from '../play/hub.ts';
import { hashOf } from '../random.ts';
import { StorageError } from '../storage/sql.ts';
import type { Chatting } from '../tables/chat.ts';
import { SECOND } from '../time.ts';
import { type Connection, closeConnection, openConnection, receive } from './connection.ts';
import { backlogOf, type Network, openNetworks } from './networks.ts';
import { outbox } from './outbox.ts';
import { callIn } from './read-message.ts';
import type { WatchQueue } from './watch-queue.ts';
import { hearWhole } from './whole-messages.ts';

const PATH = '/api/v1/socket';
const HEARTBEAT = 30_000;
/** Less than this waits at every socket now and then. */
const NOTEWORTHY = 64 * 1024;
/** What a network with more sockets than this is told leaves for each of them a few times a second, not at once. */
const CROWD = 200;
/** The close code of a socket whose session has ended. */
const SIGNED_OUT = 4401;
/** So many refusals are borne, and so many more every second. Who goes on means no good; the close code is that of a broken rule. */
const BORNE = { most: 200, perSecond: 20 };
const BROKE_A_RULE = 1008;
/** Nobody needs more parts for a message. */
const MOST_PARTS = 32;

/** What sockets need from the rest of the server. */
export interface SocketContext {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly config: Config;
  readonly chatting: Chatting;
  readonly watching: WatchQueue;
  /** Counts refusals. */
  refused(code: string): void;
}

/** The one socket of the API. Returns what closes it. */
export function openSockets(context: SocketContext) {
  const { app, hub, config } = context;
  const { limits } = config;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    maxFragments: MOST_PARTS,
    perMessageDeflate: false,
    autoPong: false,
  });
  const networks = openNetworks(limits, hub.now);
  /** Whether a socket has been heard since the last heartbeat. */
  const heard = new WeakMap<WebSocket, { since: boolean }>();

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
    const network = networks.enter(networkOf(callerOf(config.isProxy, direct, forwarded?.toString())));
    if (network === undefined) return refuseUpgrade(stream, 429);
    stream.once('close', () => networks.leave(network));
    await hub.turns(network.name);
    const brought = { cookie: cookieOf(app, request), authorization: request.headers.authorization };
    let person: Person | null;
    try {
      person = await personOf(hub.db, brought, hub.now());
    } catch (error) {
      return refuseUpgrade(stream, error instanceof StorageError ? 503 : 401);
    }
    wss.handleUpgrade(request, stream, head, (ws) => {
      welcome(ws, request.socket, network, person);
      if (person !== null)
        ws.on(
          'close',
          hub.sessions.add(hashOf(tokenOf(brought)), () => ws.close(SIGNED_OUT, 'signed out')),
        );
    });
  }

  function welcome(ws: WebSocket, stream: Socket, network: Network, person: Person | null): void {
    const own = bucket(limits.messagesPerSecond);
    const borne = bucket(BORNE.perSecond, BORNE.most);
    const backlog = () => stream.writableLength;
    network.backlogs.add(backlog);
    const isBehind = (pending: number) => {
      const waiting = backlog();
      if (waiting + pending > limits.backlogBytes) return true;
      return waiting > NOTEWORTHY && backlogOf(network) > limits.backlogBytesOfNetwork;
    };
    const send = outbox(ws, stream, isBehind, () => network.sockets > CROWD);
    const connection: Connection = openConnection(context, person, network, send);
    const beat = { since: true };
    heard.set(ws, beat);

    /** Counts whatever comes. Who goes on and on after refusals is listened to no longer, and cut off. */
    function isInTime(): boolean {
      if (ws.readyState !== ws.OPEN) return false;
      beat.since = true;
      const now = hub.now();
      if (takeFrom(own, now) && takeFrom(network.messages, now)) return true;
      if (takeFrom(borne, now)) return false;
      networks.cutOff(network);
      ws.close(BROKE_A_RULE, 'too many messages');
      ws.pause();
      setTimeout(() => ws.terminate(), SECOND).unref();
      return false;
    }

    ws.on('pong', isInTime);
    ws.on('ping', (data) => {
      if (!isInTime()) return;
      if (isBehind(data.length)) ws.terminate();
      else ws.pong(data);
    });
    ws.on('error', () => {});
    const tooFast = (text: string) =>
      connection.refuse(callIn(text), 'too-fast', 'Too many messages; wait a moment.', 1);
    const hear = (text: string) => (isInTime() ? receive(connection, text) : tooFast(text));
    ws.on('message', (data, isBinary) => {
      if (!isBinary) hear(data.toString());
      else if (!isInTime()) tooFast(data.toString());
      else connection.refuse(null, 'bad-message', 'Send text messages, not binary.');
    });
    hearWhole(ws, stream, limits.messageBytes, hear);
    ws.on('close', () => {
      network.backlogs.delete(backlog);
      closeConnection(connection);
    });
    const hello: ServerMessage = { type: 'hello', protocol: 1, version, person, time: hub.now() };
    send(JSON.stringify(hello));
  }

  const heartbeat = setInterval(() => {
    for (const ws of wss.clients) {
      const beat = heard.get(ws);
      if (beat?.since !== true) ws.terminate();
      if (beat !== undefined) beat.since = false;
      ws.ping();
    }
  }, HEARTBEAT).unref();

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

/** Nobody keeps a connection open by not ending their side of it. */
function refuseUpgrade(stream: Duplex, status: number): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
