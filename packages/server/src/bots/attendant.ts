import { randomInt } from 'node:crypto';
import { decisionsFor, missing, type Option, type Seat } from '@ennead/kernel';
import { numberOf, owing, viewFor } from '@ennead/table';
import type { BotName, ServerMessage } from '@ennead/wire';
import type { Owner } from '../fair-queue.ts';
import { holdsBots } from '../play/ask.ts';
import { takeDecision } from '../play/decide.ts';
import { attendTo } from '../play/faults.ts';
import type { Attendant, Hub } from '../play/hub.ts';
import { endLease, lease } from '../play/lease.ts';
import type { Play } from '../play/play.ts';
import { presence } from '../play/presence.ts';
import { type Room, sayNow, sleepAt } from '../play/room.ts';
import { newSeed } from '../random.ts';
import { Refused } from '../refused.ts';
import { StorageError } from '../storage/sql.ts';
import type { BotPool, Thought } from './pool.ts';

/** How bots take their time, in milliseconds. */
export interface BotPace {
  /** The least time between what a bot sees and its answer, so that people can follow. */
  readonly least: number;
  /** In a secret window every bot answers just so long (or a multiple) after it was asked, however long it thought. */
  readonly secret: number;
  /** How long the strongest bot may think, and when a thread that does not answer is ended. */
  readonly budget: number;
  readonly limit: number;
}

/** Milliseconds after which a bot tries again when its answer could not be kept. */
const AGAIN = 500;
/** And when it is another process's to answer: that one may have had to give it up. */
const NOT_MINE = 2500;

export const BOT_PACE: BotPace = { least: 350, secret: 1500, budget: 900, limit: 5000 };

/** Lets bots answer for the seats they hold or stand in for; not while people settle whether to go back. */
export function botAttendant(hub: Hub, pool: BotPool, pace: BotPace): Attendant {
  const untold = new WeakMap<Room, ServerMessage[]>();
  /** Where a thought was given up: it could not be kept, or it was another process's. */
  const heldUp = new WeakSet<Room>();
  /** What is done when somebody looks at a table whose bots wait unseen. */
  const unseen = new WeakMap<Room, Set<() => void>>();

  function attend(room: Room): void {
    const { play } = room;
    if (untold.has(room)) sendNotices(room);
    const looks = unseen.get(room) ?? [];
    if (isLookedAt(hub, room)) for (const look of looks) look();
    if (play === null || room.info.status !== 'playing' || !hasBots(room)) return;
    if (holdsBots(room, hub.now())) return;
    for (const seat of owing(play)) {
      const bot = botAt(room, seat);
      const number = numberOf(play.steps, seat);
      if (bot === null || room.thinking.get(seat) === number) continue;
      room.thinking.set(seat, number);
      answer(room, play, seat, bot, number)
        .catch(async (error) => {
          if (error instanceof StorageError) {
            await sleepAt(room, AGAIN);
            heldUp.add(room);
          } else if (!(error instanceof Refused))
            hub.log.error({ table: room.id, error: String(error) }, 'a bot failed');
        })
        .finally(() => {
          if (room.thinking.get(seat) === number) room.thinking.delete(seat);
          if (heldUp.delete(room)) attendTo(hub, room);
        });
    }
  }

  async function answer(room: Room, play: Play, seat: Seat, bot: BotName, number: number): Promise<void> {
    const name = `bot ${room.id} ${seat}`;
    if (!(await lease(hub, name, pace.limit + pace.secret))) {
      await sleepAt(room, NOT_MINE);
      heldUp.add(room);
      return;
    }
    try {
      await think(room, play, seat, bot, number);
    } finally {
      await endLease(hub, name);
    }
  }

  async function think(room: Room, play: Play, seat: Seat, bot: BotName, number: number): Promise<void> {
    // While it waited for the lease the game may have gone on; whoever took that in has asked the bots anew.
    if (numberOf(play.steps, seat) !== number) return;
    const asked = hub.now();
    const decisions = decisionsFor(play.match.open, seat);
    const isSecret = decisions.some(({ secret }) => secret !== undefined);
    const { game } = play;
    const job = {
      game: game.id,
      bot,
      view: viewFor(play, seat),
      seat,
      decisions,
      seed: newSeed(),
      budgetMs: isSecret ? Math.min(pace.budget, pace.secret / 2) : pace.budget,
    };
    const isSeen = isLookedAt(hub, room);
    const limit = isSecret ? Math.min(pace.limit, pace.secret) : pace.limit;
    const { promise: seen, resolve } = Promise.withResolvers<Owner>();
    const looks = unseen.get(room) ?? new Set();
    const look = () => resolve(seatedBy(room, seat, true));
    unseen.set(room, looks.add(look));
    const thought = await pool.think(
      job,
      limit,
      seatedBy(room, seat, isSeen),
      isSeen,
      isSeen ? undefined : seen,
    );
    looks.delete(look);
    const opened = play.steps.all.findLast(({ hidden }) => !hidden)?.at ?? room.info.started ?? asked;
    // A clock that was set back since puts what happened before into the future.
    const from = Math.min(Math.max(opened, asked), asked + pace.secret);
    await sleepAt(room, (isSecret ? heldBack(from, hub.now(), pace.secret) : asked + pace.least) - hub.now());
    // Whoever settles whether to go back lets the bots look again.
    if (botAt(room, seat) === null || holdsBots(room, hub.now())) return;
    const option = 'option' in thought ? thought.option : anyOf(decisions);
    try {
      await takeDecision(hub, room, { seat, number, option, call: null, done: () => {} });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'not-an-option') throw error;
      const failure: Thought = { failure: 'bot-error', message: 'the answer is not an option' };
      await takeDecision(hub, room, { seat, number, option: anyOf(decisions), call: null, done: () => {} });
      report(room, seat, failure);
    }
    report(room, seat, thought);
  }

  /** The table says what happened; not before everybody may know that the bot has answered. */
  function report(room: Room, seat: Seat, thought: Thought): void {
    if (!('failure' in thought)) return;
    hub.log.warn({ table: room.id, seat, failure: thought.failure, reason: thought.message }, 'a bot failed');
    const message = 'The bot couldn’t decide, so a random option was chosen.';
    const notices = untold.get(room) ?? [];
    untold.set(room, [...notices, { type: 'notice', table: room.id, seat, code: thought.failure, message }]);
    sendNotices(room);
  }

  function sendNotices(room: Room): void {
    if ((room.play?.untold.length ?? 0) > 0) return;
    for (const notice of untold.get(room) ?? []) sayNow(room, notice);
    untold.delete(room);
  }

  return { attend, moved() {} };
}

/**
 * When an answer in a secret window is given. Thoughts that are done in time all come out at the same moment; those that
 * had to wait for a thread come out at the next, so that nobody can measure what there was to think about.
 */
export function heldBack(asked: number, thought: number, step: number): number {
  return asked + step * Math.max(1, Math.ceil((thought - asked) / step));
}

/** Whether somebody looks at a table, here or at another process. */
function isLookedAt(hub: Hub, room: Room): boolean {
  if (room.streams.size > 0) return true;
  const { seats, spectators } = presence(hub, room);
  return seats.length > 0 || spectators > 0;
}

export function hasBots({ info, late }: Room): boolean {
  return late.size > 0 || info.seats.some(({ bot, standIn }) => bot !== null || standIn !== null);
}

/** The bot that takes a seat over when its time has run out. */
export const AT_ZERO: BotName = 'easy';

/** The bot that plays a seat, if one does. */
export function botAt({ info, late }: Room, seat: Seat): BotName | null {
  const held = info.seats[seat];
  return held?.standIn ?? held?.bot ?? (late.has(seat) && info.atZero === 'bot' ? AT_ZERO : null);
}

/** Whose bot it is: that of a person's seat is theirs, all others are the host's. Where nobody looks it waits in a line of its own. */
function seatedBy({ id, info, origin }: Room, seat: Seat, isSeen: boolean): Owner {
  const person = (info.seats[seat]?.person ?? info.host)?.id ?? id;
  return { person: isSeen ? person : `${person} unseen`, origin };
}

function anyOf(decisions: readonly { options: readonly Option[] }[]): Option {
  const options = decisions[0]?.options ?? [];
  return options[randomInt(options.length)] ?? missing();
}
