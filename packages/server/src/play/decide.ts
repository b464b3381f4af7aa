import type { Option, Seat } from '@ennead/kernel';
import { type Broadcast, commit, numberOf, rollBack } from '@ennead/table';
import { Refused } from '../refused.ts';
import { sendInfo } from './behind.ts';
import { attendTo } from './faults.ts';
import { answeredBefore, catchUp, type Hub, publish, rememberCall } from './hub.ts';
import { SNAPSHOT_EVERY, writeSnapshot } from './load.ts';
import { refuseFullLog } from './log-length.ts';
import { type Play, type Prepared, prepareMove } from './play.ts';
import { inTurn, type Room } from './room.ts';

/** One answer to a decision, from a person or a bot that was found to hold the seat. */
export interface Answer {
  readonly seat: Seat;
  /** The number of the seat's stream when the option was offered. */
  readonly number: number;
  readonly option: Option;
  /** What a repetition is known by; null for bots. */
  readonly call: string | null;
  /** Called as soon as the move is durable, before anybody else hears of it. */
  done(number: number): void;
}

/** Takes a decision: checked, made durable, acknowledged, told. Refuses without harm. */
export function takeDecision(hub: Hub, room: Room, answer: Answer): Promise<void> {
  return inTurn(room, () => decideInTurn(hub, room, answer));
}

/** How often an answer is written again that lost its number to one in secret. */
const TRIES = 8;

/**
 * Another process may take the number of an answer with one in secret: of that the seat knows nothing, so its own answer
 * still stands and gets the next number.
 */
async function decideInTurn(hub: Hub, room: Room, answer: Answer): Promise<void> {
  const { seat, number, option, call } = answer;
  const before = doneBefore(room, answer);
  if (before !== undefined) return answer.done(before);
  const play = standsAt(room, seat, number) ?? (await playAt(hub, room, seat, number));
  refuseFullLog(hub, play);
  for (let tries = 1; ; tries++) {
    const prepared = prepareMove(play, seat, option, { at: hub.now(), call });
    if (!prepared.ok) throw new Refused(prepared.problem.code, prepared.problem.message);
    let isWritten = false;
    let failure: unknown;
    try {
      isWritten = (await hub.db.append(prepared.value.row)) === 'written';
    } catch (error) {
      failure = error;
    }
    if (isWritten) {
      const broadcast = take(room, play, answer, prepared.value);
      const ended = play.match.open.length === 0 && (await noteEnd(hub, room, play));
      return tell(hub, room, play, answer, broadcast, ended);
    }
    rollBack(play);
    await catchUp(hub, room).catch(() => {});
    const already = doneBefore(room, answer);
    if (already !== undefined) return answer.done(already);
    if (failure !== undefined) throw failure;
    if (number !== numberOf(play.steps, seat) || tries === TRIES) throw stale();
  }
}

/** The number of the seat's stream where the answer turns out to be written already. */
function doneBefore(room: Room, { seat, call }: Answer): number | undefined {
  return call === null ? undefined : answeredBefore(room, call, seat);
}

/** A move is durable: it becomes part of the game. */
function take(room: Room, play: Play, { call }: Answer, { written, facts, stops }: Prepared): Broadcast {
  const broadcast = commit(play, written, facts, stops);
  rememberCall(room, call, play.steps.all.length - 1);
  return broadcast;
}

/** Whoever made it hears of it, then everybody around the table. */
function tell(
  hub: Hub,
  room: Room,
  play: Play,
  { seat, done }: Answer,
  broadcast: Broadcast,
  ended: boolean,
): void {
  done(numberOf(play.steps, seat));
  publish(hub, room, play, broadcast);
  if (ended) sendInfo(room);
  if (play.steps.all.length % SNAPSHOT_EVERY === 0) writeSnapshot(hub.db, play);
  attendTo(hub, room, true);
}

/** The game in memory, if the seat's stream stands at this number. */
function standsAt({ play }: Room, seat: Seat, number: number): Play | undefined {
  return play !== null && numberOf(play.steps, seat) === number ? play : undefined;
}

/** The game, if the seat's stream stands at this number, here or where others have written. */
export async function playAt(hub: Hub, room: Room, seat: Seat, number: number): Promise<Play> {
  const { play } = room;
  if (play === null) throw new Refused('not-started', 'The game hasn’t started.');
  if (number > numberOf(play.steps, seat)) await catchUp(hub, room);
  if (number !== numberOf(play.steps, seat)) throw stale();
  return play;
}

function stale(): Refused {
  return new Refused('stale', 'The game has moved on.');
}

/** The game is over. That is written down before anybody hears of it: who does may ask for a rematch at once. */
async function noteEnd(hub: Hub, room: Room, play: Play): Promise<boolean> {
  const outcome = play.game.outcome(play.match.state);
  if (outcome === null || room.info.status === 'finished') return false;
  const finished = play.steps.all.at(-1)?.at ?? hub.now();
  room.info = {
    ...room.info,
    status: 'finished',
    finished,
    outcome: { winners: [...outcome.winners], rule: outcome.rule },
  };
  await hub.db
    .run("UPDATE tables SET status = 'finished', finished = ?, outcome = ?, due = NULL WHERE id = ?", [
      finished,
      JSON.stringify(outcome),
      room.id,
    ])
    .catch((error) =>
      hub.log.error({ table: room.id, error: String(error) }, 'could not note the end of a game'),
    );
  hub.db.publish(`table ${room.id}`);
  return true;
}
