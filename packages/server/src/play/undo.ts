import type { Seat } from '@ennead/kernel';
import { Refused } from '../refused.ts';
import { StorageError } from '../storage/sql.ts';
import { playAt } from './decide.ts';
import { answeredBefore, catchUp, type Hub, publish, rememberCall } from './hub.ts';
import { askedText } from './messages.ts';
import { type Play, settle, undoRow } from './play.ts';
import { channelsOf, inTurn, type Room } from './room.ts';
import { numberOf, written } from './steps.ts';
import { undoTarget } from './undo-view.ts';

export interface UndoCall {
  readonly seat: Seat;
  readonly number: number;
  readonly to: number;
  readonly call: string;
}

/** Goes back at once where that is free; else asks everybody affected. Returns the number then, and whether it asked. */
export function askUndo(hub: Hub, room: Room, { seat, number, to, call }: UndoCall) {
  return inTurn(room, async () => {
    const before = answeredBefore(room, call, seat);
    if (before !== undefined) return { number: before, asked: false };
    const play = await playAt(hub, room, seat, number);
    if (play.match.open.length === 0) throw new Refused('game-over', 'The game is over.');
    const target = undoTarget(play, seat, to);
    if (target === undefined) throw new Refused('no-way-back', 'There is no going back to there.');
    const needed = affected(room, seat);
    if (target.free || needed.length === 0) {
      await goBack(hub, room, play, seat, target.keep, call);
      return { number: numberOf(play.steps, seat), asked: false };
    }
    room.ask = {
      seat,
      keep: target.keep,
      number: play.steps.seen,
      moment: play.steps.moments.findLastIndex((keep) => keep <= target.keep),
      needed,
      accepted: [],
    };
    await noteAsk(hub, room, play);
    return { number, asked: true };
  });
}

/**
 * One person's answer to a request. All of their seats answer with it. The last one to accept takes the game back; who
 * asked may only think better of it.
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
    const { play, ask } = room;
    if (play === null || ask === null || ask.number !== play.steps.seen)
      throw new Refused('nothing-asked', 'Nobody asks to go back.');
    const answering = seats.filter((each) => ask.needed.includes(each));
    const withdraws = !accept && seats.includes(ask.seat);
    if (answering.length === 0 && !withdraws)
      throw new Refused('not-asked', 'It is not this seat that is asked.', 403);
    const accepted = [...new Set([...ask.accepted, ...answering])];
    if (accept && ask.needed.every((each) => accepted.includes(each)))
      await goBack(hub, room, play, ask.seat, ask.keep, null);
    else {
      room.ask = accept ? { ...ask, accepted } : null;
      await noteAsk(hub, room, play);
      if (!accept) for (const { attend } of hub.attendants) attend(room);
    }
    return numberOf(play.steps, seat);
  });
}

/** The seats of all other people at the table who are not away; bots always agree. */
function affected({ info }: Room, seat: Seat): Seat[] {
  const asking = info.seats[seat]?.person?.id;
  return info.seats.flatMap(({ person, standIn }, index) =>
    person !== null && person.id !== asking && standIn === null ? [index] : [],
  );
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
    if ((await hub.db.append(row)) === 'taken') throw new Refused('stale', 'The game has moved on since.');
  } catch (error) {
    await catchUp(hub, room).catch(() => {});
    throw error instanceof StorageError ? new Refused(error.code, error.message, 503) : error;
  }
  const telling = settle(play, written(row), []);
  rememberCall(room, call, play.steps.all.length - 1);
  const wasAsked = room.ask !== null;
  room.ask = null;
  publish(hub, room, play, telling);
  if (wasAsked) await noteAsk(hub, room, play);
  for (const { attend, moved } of hub.attendants) {
    attend(room);
    moved(room);
  }
}

/** Writes the request down, for other processes and after a restart, and tells everybody. */
async function noteAsk(hub: Hub, room: Room, play: Play): Promise<void> {
  const text = askedText(room, play);
  for (const channel of channelsOf(room)) channel.send(text);
  await hub.db.run('UPDATE tables SET ask = ? WHERE id = ?', [room.ask && JSON.stringify(room.ask), room.id]);
  hub.db.tell(`asked ${room.id}`);
}
