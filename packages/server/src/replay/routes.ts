import { type BaseState, recordOf, type Viewer } from '@ennead/kernel';
import { historyFor, positionFor, spanOfStory, stepsTo, storyFor } from '@ennead/table';
import {
  ChatLines,
  Data,
  Imported,
  Log,
  LogQuery,
  type Person,
  Replay,
  ReplayQuery,
  Story,
  StoryQuery,
} from '@ennead/wire';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../budgets.ts';
import { type Api, addRoute } from '../http/api.ts';
import { holdsNoSecret } from '../http/compression.ts';
import { playFor } from '../play/behind.ts';
import { catchUp, type Hub, roomFor } from '../play/hub.ts';
import type { Play } from '../play/play.ts';
import { inTurn, type Room, seatsOf } from '../play/room.ts';
import { notYourSeat, Refused } from '../refused.ts';
import type { Chatting } from '../tables/chat.ts';
import { eventsOf } from '../tables/events.ts';
import { importRecord } from './import.ts';
import { inTurns } from './in-turns.ts';

/** What an answer costs beside the steps that are played again for it. */
const ASKING = 5;

/** Looking back: the log, any moment, records out and in, and what was said. */
export function addReplayRoutes(api: Api, chatting: Chatting): void {
  const { hub, config } = api;

  addRoute(api, {
    method: 'GET',
    path: '/tables/:id/log',
    summary: 'What happened, as you may know it; seat=none as a spectator',
    signedIn: false,
    query: LogQuery,
    reply: Log,
    async handle({ id, person, caller, query, reply }) {
      const { entries, ...rest } = await lookBack(hub, id, caller, reply, (room) => {
        const [seat, play] = eyesOf(room, person, query.seat);
        const from = Number(query.from ?? 0);
        hub.budgets.lookBack(caller, ASKING + play.match.moves.length);
        const known = play.isBehind
          ? room.events.filter(({ number }) => number <= play.steps.all.length)
          : room.events;
        const events = eventsOf(play.steps, known).filter(({ moment }) => moment >= from);
        return { seat, entries: inTurns(historyFor(play, seat, from), hub.turns, caller.network), events };
      });
      return { ...rest, entries: await entries };
    },
  });

  addRoute(api, {
    method: 'GET',
    path: '/tables/:id/story',
    summary: 'What happened with the views on the way, as you may know it; seat=none as a spectator',
    signedIn: false,
    query: StoryQuery,
    reply: Story,
    handle: ({ id, person, caller, query, reply }) =>
      lookBack(hub, id, caller, reply, (room) => {
        const [viewer, play] = eyesOf(room, person, query.seat);
        const until = query.to === undefined ? undefined : Number(query.to);
        const { from, to } = spanOfStory(play, Number(query.from ?? 0), until);
        const keep = play.steps.moments[from] ?? 0;
        // The last moment may be followed by answers in a window that is still open.
        const end = play.steps.moments[to + 1] ?? play.match.moves.length;
        hub.budgets.lookBack(caller, ASKING + stepsTo(play, keep) + 3 * (end - keep));
        const { view, ...story } = storyFor(play, viewer, from, until);
        return { seat: viewer, ...story, view: dataOf(view) };
      }),
  });

  addRoute(api, {
    method: 'GET',
    path: '/tables/:id/replay',
    summary: 'The position at a moment, as you may see it; any seat once the game is over',
    signedIn: false,
    query: ReplayQuery,
    reply: Replay,
    async handle({ id, person, caller, query, reply }) {
      const { seat, position } = await lookBack(hub, id, caller, reply, (room) => {
        const [viewer, play] = eyesOf(room, person, query.seat);
        const last = play.steps.moments.length - 1;
        const moment = query.move === undefined ? last : Number(query.move);
        if (moment > last) throw new Refused('no-such-moment', `The last moment is ${last}.`, 404);
        hub.budgets.lookBack(caller, ASKING + stepsTo(play, play.steps.moments[moment] ?? 0));
        return {
          seat: viewer,
          position: inTurns(positionFor(play, viewer, moment), hub.turns, caller.network),
        };
      });
      const { view, outcome, ...rest } = await position;
      return {
        table: id,
        seat,
        ...rest,
        view: dataOf(view),
        outcome: outcome && { ...outcome, winners: [...outcome.winners] },
      };
    },
  });

  addRoute(api, {
    method: 'GET',
    path: '/tables/:id/record',
    summary: 'The match record of a finished game',
    signedIn: false,
    reply: Data,
    handle: ({ id, caller, reply }) =>
      lookBack(hub, id, caller, reply, (_room, play) => {
        hub.budgets.lookBack(caller, ASKING + play.match.moves.length);
        if (play.match.open.length > 0) throw new Refused('not-over', 'The game isn’t over yet.');
        return { ...recordOf(play.match) };
      }),
  });

  addRoute(api, {
    method: 'POST',
    path: '/records',
    summary: 'Import the record of a finished game',
    body: Data,
    reply: Imported,
    bodyLimit: config.limits.recordBytes,
    perMinute: 10,
    handle: async ({ person, caller, body }) => ({ table: await importRecord(hub, person, caller, body) }),
  });

  addRoute(api, {
    method: 'GET',
    path: '/tables/:id/chat',
    summary: 'The last lines of the chat',
    signedIn: false,
    reply: ChatLines,
    handle: async ({ id, person, caller }) => ({
      lines: await chatting.read(await roomFor(hub, id, caller), person),
    }),
  });
}

/** What is found is worked out after the table's turn: whoever plays there does not wait for whoever looks back. */
async function lookBack<T>(
  hub: Hub,
  id: string,
  caller: Caller,
  reply: FastifyReply,
  look: (room: Room, play: Play) => T,
): Promise<T> {
  const room = await roomFor(hub, id, caller);
  return inTurn(room, async () => {
    await catchUp(hub, room);
    if (room.play === null) throw notStarted();
    // When a game is over everything in it is known.
    if (room.play.match.open.length === 0) holdsNoSecret(reply);
    return look(room, room.play);
  });
}

/** Whose eyes somebody looks back with, and the game as far as these may see it. */
function eyesOf(room: Room, person: Person | null, wanted: string | undefined): [Viewer, Play] {
  const viewer = viewerOf(room, person, wanted);
  const play = playFor(room, viewer);
  if (play === null) throw notStarted();
  return [viewer, play];
}

function notStarted(): Refused {
  return new Refused('not-started', 'The game hasn’t started.');
}

/** One's own seat, or as a spectator; any seat once the game is over. */
function viewerOf(room: Room, person: Person | null, wanted: string | undefined): Viewer {
  const own = seatsOf(room, person?.id ?? null);
  if (wanted === undefined) return own[0] ?? null;
  if (wanted === 'none') return null;
  const seat = Number(wanted);
  const over = room.play?.match.open.length === 0;
  if (seat >= room.info.seats.length || (!over && !own.includes(seat))) throw notYourSeat();
  return seat;
}

/** A view as it goes over the wire, where it is plain data. */
function dataOf(view: BaseState): Record<string, unknown> {
  return { ...view };
}
