import type { Seat } from '@ennead/kernel';
import { commit, numberOf, undoTarget } from '@ennead/table';
import type { Caller } from '../budgets.ts';
import { Refused } from '../refused.ts';
import { askFrom, type StoredAsk } from '../tables/store.ts';
import { askLasts, standingAsk } from './ask.ts';
import { playAt } from './decide.ts';
import { attendTo } from './faults.ts';
import { answeredBefore, catchUp, type Hub, noteInLog, publish, rememberCall } from './hub.ts';
import { refuseEndlessUndo } from './log-length.ts';
import { askedText } from './messages.ts';
import { type Play, undoRow } from './play.ts';
import { inTurn, type Room, sendNow } from './room.ts';
import { written } from './rows.ts';

export interface UndoCall {
  readonly seat: Seat;
  readonly number: number;
  readonly to: number;
  readonly call: string;
  readonly caller: Caller;
}

/**
 * Goes back at once where that is free; else asks everybody affected, which counts as talk. Returns the number then, and
 * whether it asked.
 */
export function askUndo(hub: Hub, room: Room, { seat, number, to, call, caller }: UndoCall) {
  return inTurn(room, async () => {
    const before = answeredBefore(room, call, seat);
    if (before !== undefined) return { number: before, asked: false };
    const play = await playAt(hub, room, seat, number);
    if (play.match.open.length === 0) throw new Refused('game-over', 'The game is over.');
    const target = undoTarget(play, seat, to);
    if (target === undefined) throw new Refused('no-way-back', 'You can’t undo that far.');
    refuseEndlessUndo(hub, play, target.keep);
    const needed = affected(room, seat);
    if (target.free || needed.length === 0) {
      await goBack(hub, room, play, seat, target.keep, call);
      return { number: numberOf(play.steps, seat), asked: false };
    }
    const kept = await readAsk(hub, room);
    const now = hub.now();
    const earlier = room.ask?.number === play.steps.seen ? room.ask : null;
    if (standingAsk(play, earlier, now) !== null)
      throw new Refused('already-asked', 'Somebody asks to go back already.');
    if (earlier?.over === 'refused' && earlier.seat === seat)
      throw new Refused('already-refused', 'The others did not agree; not before the game has moved on.');
    hub.budgets.chat(caller);
    await noteAsk(hub, room, play, kept, {
      seat,
      keep: target.keep,
      number: play.steps.seen,
      moment: play.steps.moments.findLastIndex((keep) => keep <= target.keep),
      needed,
      accepted: [],
      since: earlier?.since ?? now,
      until: now + askLasts(room.info.clock),
      over: null,
    });
    await noteInLog(hub, room, 'undo-asked', seat);
    attendTo(hub, room);
    return { number, asked: true };
  });
}

/**
 * One person's answer to a request. All of their seats answer with it, also those that a bot plays. The last one to
 * accept takes the game back; who asked may only think better of it.
 */
export function answerUndo(
  hub: Hub,
  room: Room,
  seats: readonly Seat[],
  seat: Seat,
  accept: boolean,
): Promise<number> {
  return inTurn(room, async () => {
    await catchUp(hub, room);
    const kept = await readAsk(hub, room);
    const { play, ask } = room;
    if (play === null || ask === null || standingAsk(play, ask, hub.now()) === null)
      throw new Refused('nothing-asked', 'There is no undo request.');
    const answering = seats.filter((each) => ask.needed.includes(each));
    const withdraws = !accept && seats.includes(ask.seat);
    if (answering.length === 0 && !withdraws) throw new Refused('not-asked', 'This seat wasn’t asked.', 403);
    const accepted = [...new Set([...ask.accepted, ...answering])];
    if (accept && ask.needed.every((each) => accepted.includes(each)))
      await goBack(hub, room, play, ask.seat, ask.keep, null);
    else {
      const over = accept ? null : withdraws ? 'withdrawn' : 'refused';
      await noteAsk(hub, room, play, kept, { ...ask, accepted, over });
      if (over === 'refused') await noteInLog(hub, room, 'undo-refused', answering[0] ?? seat);
      attendTo(hub, room);
    }
    return numberOf(play.steps, seat);
  });
}

/**
 * The seats of all other people at the table. Who is away, or lets a bot play, is owed consent no less: else a seat
 * could be handed over in order to see its cards and choose anew. Bots of nobody always agree.
 */
function affected({ info }: Room, seat: Seat): Seat[] {
  const asking = info.seats[seat]?.person?.id;
  return info.seats.flatMap(({ person }, index) => (person !== null && person.id !== asking ? [index] : []));
}

async function goBack(
  hub: Hub,
  room: Room,
  play: Play,
  seat: Seat,
  keep: number,
  call: string | null,
): Promise<void> {
  const row = undoRow(play, seat, keep, { at: hub.now(), call });
  try {
    if ((await hub.db.append(row)) === 'taken') throw new Refused('stale', 'The game has moved on.');
  } catch (error) {
    await catchUp(hub, room).catch(() => {});
    throw error;
  }
  const wasAsked = standingAsk(play, room.ask, hub.now()) !== null;
  const broadcast = commit(play, written(row), []);
  rememberCall(room, call, play.steps.all.length - 1);
  publish(hub, room, play, broadcast);
  if (wasAsked) sendAsk(hub, room, play);
  attendTo(hub, room, true);
}

/** The request as it is kept: another process may have written it. */
async function readAsk(hub: Hub, room: Room): Promise<string | null> {
  const [row] = await hub.db.all<{ ask: string | null }>('SELECT ask FROM tables WHERE id = ?', [room.id]);
  const kept = row?.ask ?? null;
  room.ask = askFrom(kept);
  return kept;
}

/** Writes the request down, for other processes and after a restart, and tells everybody. */
async function noteAsk(hub: Hub, room: Room, play: Play, kept: string | null, ask: StoredAsk): Promise<void> {
  const noted = await hub.db.run("UPDATE tables SET ask = ? WHERE id = ? AND COALESCE(ask, '') = ?", [
    JSON.stringify(ask),
    room.id,
    kept ?? '',
  ]);
  if (noted === 0) throw new Refused('stale', 'Somebody else has answered at this moment.');
  room.ask = ask;
  sendAsk(hub, room, play);
}

function sendAsk(hub: Hub, room: Room, play: Play): void {
  sendNow(room, askedText(room, play, hub.now()));
  hub.db.publish(`asked ${room.id}`);
}
