import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { BOT_PACE, type BotPace, botAttendant } from './bots/attendant.ts';
import type { WorkerModules } from './bots/job.ts';
import { botPool } from './bots/pool.ts';
import { openBudgets } from './budgets.ts';
import type { Config } from './config.ts';
import { addFriendRoutes } from './friends/routes.ts';
import type { Api } from './http/api.ts';
import { bareApp } from './http/app.ts';
import { addHealth } from './http/health.ts';
import { addMetrics } from './http/metrics.ts';
import { addOpenApi } from './http/openapi.ts';
import { addPage } from './http/page.ts';
import { matching } from './match-me/matching.ts';
import { addMatchRoutes } from './match-me/routes.ts';
import { delivery } from './notify/deliver.ts';
import { notifier } from './notify/notification.ts';
import { PUBLIC_INTERNET, type Reach } from './notify/post.ts';
import { notifyingRounds } from './notify/rounds.ts';
import { addNotifyRoutes } from './notify/routes.ts';
import { turnAttendant } from './notify/turn.ts';
import { addPasskeyRoutes } from './people/passkey-routes.ts';
import { addProfileRoutes } from './people/profiles.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { planAttendant, rereadPlans } from './plans/attendant.ts';
import { addPlanRoutes } from './plans/routes.ts';
import { askAttendant } from './play/ask-attendant.ts';
import { clockAttendant } from './play/clock-attendant.ts';
import { dueAttendant, sweep } from './play/due.ts';
import { endAttendant } from './play/end.ts';
import { attendTo } from './play/faults.ts';
import { forgetting } from './play/forget.ts';
import { catchUp, type Hub, refresh, takeIn } from './play/hub.ts';
import { dropOldLeases } from './play/lease.ts';
import { keepAlive } from './play/lives.ts';
import { keepLooking, lookingWhenBack } from './play/look.ts';
import { keepPresence, presenceElsewhere } from './play/presence.ts';
import { receiveProposal } from './play/propose.ts';
import { inTurn } from './play/room.ts';
import { addLadderRoutes } from './ratings/ladder.ts';
import type { Games } from './registry.ts';
import { addReplayRoutes } from './replay/routes.ts';
import { type Noting, noting } from './results/noting.ts';
import { openSessions } from './socket/sessions.ts';
import { openSockets } from './socket/socket.ts';
import { watchQueue } from './socket/watch-queue.ts';
import type { Database } from './storage/sql.ts';
import { type Chatting, chatting } from './tables/chat.ts';
import { expiring } from './tables/expiry.ts';
import { openOrigins } from './tables/origins.ts';
import { addTableRoutes } from './tables/routes.ts';
import { addTournamentRoutes } from './tournaments/routes.ts';
import { runningTournaments } from './tournaments/running.ts';
import { fairTurns } from './turns.ts';

export interface Parts {
  readonly config: Config;
  readonly db: Database;
  readonly games: Games;
  /** The modules that bots are loaded from in their own threads. */
  readonly workers?: WorkerModules;
  readonly pace?: BotPace;
  /** Where webhooks and pushes may go; anything but the public internet is for tests. */
  readonly reach?: Reach;
  /** How often tables that are watched are looked at for what was not heard of, in milliseconds. */
  readonly lookEvery?: number;
  /** A clock in milliseconds, for tests; else the database's. */
  readonly now?: () => number;
}

const WORKERS: WorkerModules = {
  games: new URL('./games.ts', import.meta.url).href,
  bots: import.meta.resolve('@ennead/bots'),
};
/** One core is for people; and one thread is for short thoughts, beside which long ones need another. */
const BOT_THREADS = Math.max(2, Math.min(4, availableParallelism() - 1));

const LOOK_EVERY = 5000;

export interface Server {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  /** Tells people now what the clock says they are to be told. */
  notifyDue(): Promise<void>;
  close(): Promise<void>;
}

/** Puts the server together; `app.listen` starts it. */
export async function createServer({
  config,
  db,
  games,
  workers = WORKERS,
  pace = BOT_PACE,
  reach = PUBLIC_INTERNET,
  lookEvery = LOOK_EVERY,
  now = db.now,
}: Parts): Promise<Server> {
  const refusals = new Map<string, number>();
  const refused = (code: string) => refusals.set(code, (refusals.get(code) ?? 0) + 1);
  const turns = fairTurns(config.limits.workPerSecond);
  const app = await bareApp(config, turns, refused);
  const hub: Hub = {
    me: randomUUID().slice(0, 8),
    db,
    games,
    rooms: new Map(),
    resting: new Map(),
    sessions: openSessions(db),
    log: app.log,
    now,
    limits: config.limits,
    originOf: await openOrigins(db),
    budgets: openBudgets(config.limits, now),
    turns,
    started: now(),
    stopping: false,
    attendants: [],
    faults: new Map(),
  };
  const chat = chatting(hub);
  const alive = await keepAlive(hub, () => due.now());
  const api: Api = { app, hub, config };
  const deliver = delivery(hub, config, reach);
  const notify = notifier(hub, deliver);
  const rounds = notifyingRounds(hub, deliver, notify);
  await addOpenApi(app);
  addHealth(api);
  addPeopleRoutes(api);
  addPasskeyRoutes(api);
  addProfileRoutes(api);
  addLadderRoutes(api);
  addFriendRoutes(api, notify);
  addTournamentRoutes(api, notify);
  const tournaments = runningTournaments(hub, notify);
  const matches = matching(hub, notify);
  addMatchRoutes(api, matches.look);
  addTableRoutes(api);
  addPlanRoutes(api);
  addReplayRoutes(api, chat);
  addNotifyRoutes(api, reach);
  await addPage(api);
  const sockets = openSockets({ app, hub, config, chatting: chat, watching: watchQueue(turns), refused });
  const results = noting(hub, tournaments.look);
  const bots = botPool(workers, BOT_THREADS);
  hub.attendants.push(
    addMetrics(api, { sockets: sockets.count, refusals, bots: bots.waiting }),
    // Before the bots, who answer for whoever is late in secret.
    clockAttendant(hub),
    botAttendant(hub, bots, pace),
    planAttendant(hub, pace, notify),
    askAttendant(hub),
    dueAttendant(hub),
    endAttendant(hub, results.look),
    turnAttendant(hub, notify),
  );
  if (db.shared) await chat.lookAgain();
  const lookWhenBack = lookingWhenBack(hub, chat);
  db.subscribe((message) => {
    onNotice(hub, chat, results, lookWhenBack, message).catch((error) =>
      hub.log.warn({ error: String(error) }, 'could not follow'),
    );
  });
  dropOldLeases(hub);
  const due = sweep(hub);
  const chores = [
    forgetting(hub),
    keepPresence(hub),
    keepLooking(hub, chat, lookEvery),
    due,
    expiring(hub),
    results,
    tournaments,
    matches,
    rounds,
  ];
  return {
    app,
    hub,
    notifyDue: rounds.look,
    async close() {
      hub.stopping = true;
      for (const chore of chores) chore.stop();
      sockets.close();
      await bots.close();
      for (const room of await Promise.allSettled(hub.rooms.values()))
        if (room.status === 'fulfilled') for (const timer of room.value.timers) clearTimeout(timer);
      await app.close();
      await alive.stop();
      await db.close();
    },
  };
}

/** What another process says: a session has ended, or something about a table that may be in memory here. */
async function onNotice(
  hub: Hub,
  chat: Chatting,
  results: Noting,
  lookWhenBack: () => Promise<void>,
  message: string,
): Promise<void> {
  const [what, id = '', ...rest] = message.split(' ');
  if (what === 'lost') return hub.log.error({}, 'the database is gone');
  if (what === 'look') {
    hub.log.warn({}, 'the database is back');
    return lookWhenBack();
  }
  if (what === 'ended') return hub.sessions.endedElsewhere(id);
  if (what === 'over') return results.look();
  const room = await hub.rooms.get(id)?.catch(() => undefined);
  if (room === undefined) return;
  if (what === 'moved') await inTurn(room, () => takeIn(hub, room, rest.join(' ')));
  else if (what === 'said') await chat.saidElsewhere(id, Number(rest[0]));
  else if (what === 'here') {
    presenceElsewhere(hub, room, rest);
    attendTo(hub, room);
  } else if (what === 'plans') await inTurn(room, () => rereadPlans(hub, room));
  else if (what === 'proposed') await receiveProposal(hub, room, rest);
  else {
    await inTurn(room, async () => {
      await catchUp(hub, room);
      await refresh(hub, room);
    });
  }
}
