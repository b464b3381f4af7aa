import { pauseAt } from '@ennead/table';
import type { BotName, HandOver, Person, TableEvent, TableInfo } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { infoFor, isLate } from '../play/behind.ts';
import { changed, type Hub, roomFor } from '../play/hub.ts';
import { isPresent } from '../play/presence.ts';
import { inTurn, type Room } from '../play/room.ts';
import { notYourSeat, Refused } from '../refused.ts';
import { MINUTE, SECOND } from '../time.ts';
import { insertEvent, isTooOften } from './events.ts';
import { refuseTooManyBots, weightOf } from './held.ts';
import { oneByOne } from './one-by-one.ts';

/** After a start of the server everybody has so long to come back to their table. */
const COMING_BACK = 2 * MINUTE;

/** A bot plays the seat until it is taken back. One's own seat, or as host that of somebody who has been away for long. */
export async function handOver(
  hub: Hub,
  id: string,
  person: Person,
  caller: Caller,
  { seat, bot = 'easy' }: HandOver,
): Promise<TableInfo> {
  const room = await roomFor(hub, id, caller);
  const holder = room.info.seats[seat]?.person;
  if (holder === undefined || holder === null) throw notYourSeat();
  const isOwn = holder.id === person.id;
  if (!isOwn && room.info.host?.id !== person.id) throw notYourSeat();
  if (room.play === null) throw new Refused('not-started', 'The game hasn’t started.');
  refuseOver(room);
  if (!isOwn) await refuseTooSoon(hub, room, seat).catch((error) => throwTo(room, person, error));
  if (isOwn && isTooOften(room.events, seat, 'going-away'))
    throw new Refused('too-many', 'This seat was handed over too often at this table.', 429);
  await oneByOne(room.origin ?? id, async () => {
    await refuseTooManyBots(hub.db, hub.limits, { host: person.id, origin: room.origin }, weightOf(bot));
    await setStandIn(hub, room, seat, bot, isOwn ? 'own' : 'host');
  });
  return infoFor(await changed(hub, id), person.id);
}

/** A host who does not play and sees the game late is not told by the reason whose turn it is. */
function throwTo(room: Room, host: Person, reason: unknown): never {
  if (!(reason instanceof Refused) || reason.code === 'hand-over-never' || !isLate(room, host.id))
    throw reason;
  throw new Refused('hand-over-later', 'This seat can’t be handed over yet.', 403);
}

export async function takeBack(
  hub: Hub,
  id: string,
  person: Person,
  caller: Caller,
  seat: number,
): Promise<TableInfo> {
  const room = await roomFor(hub, id, caller);
  if (room.info.seats[seat]?.person?.id !== person.id) throw notYourSeat();
  refuseOver(room);
  await setStandIn(hub, room, seat, null, 'own');
  return (await changed(hub, id)).info;
}

/** Who left to a bot has left: standings and ratings count what was at the end. */
function refuseOver({ play }: Room): void {
  if (isOver(play)) throw new Refused('game-over', 'The game is over.');
}

function isOver(play: Room['play']): boolean {
  return play?.match.open.length === 0;
}

/** Lets a bot play a seat, or its person again, while there is something to play; written down together with the line for the log. */
export async function setStandIn(
  hub: Hub,
  room: Room,
  seat: number,
  bot: BotName | null,
  cause: TableEvent['cause'],
): Promise<void> {
  await inTurn(room, async () => {
    const { info, play } = room;
    if (isOver(play)) return;
    const [held] = await hub.db.all<{ stand_in: BotName | null }>(
      'SELECT stand_in FROM seats WHERE table_id = ? AND seat = ?',
      [info.id, seat],
    );
    if (held === undefined || (held.stand_in === null) === (bot === null)) return;
    const event = { kind: bot === null ? ('take-back' as const) : ('hand-over' as const), seat, cause };
    await hub.db.batch([
      ['UPDATE seats SET stand_in = ? WHERE table_id = ? AND seat = ?', [bot, info.id, seat]],
      ...(play === null ? [] : [insertEvent(info.id, play.steps.all.length, event, hub.now())]),
    ]);
  });
}

/** Whoever is here, is not waited for, or has not been away for the time that was agreed keeps the seat. */
async function refuseTooSoon(hub: Hub, room: Room, seat: number): Promise<void> {
  const { handOver: agreed } = room.info;
  if (agreed === null)
    throw new Refused('hand-over-never', 'At this table only a person hands their own seat over.', 403);
  if (isPresent(hub, room, seat))
    throw new Refused('is-here', 'Who is at the table plays their own seat.', 403);
  if (room.play?.shown.waiting.includes(seat) !== true)
    throw new Refused('not-waited-for', 'Nobody waits for this seat.', 403);
  const { pauses } = room.info;
  if ([seat, null].some((each) => pauseAt(pauses, each, hub.now()) !== undefined))
    throw new Refused('on-vacation', 'Nobody is waited for during a vacation or a pause.', 403);
  const wait = agreed * SECOND;
  const free = Math.max((await awaySince(hub, room, seat)) + wait, hub.started + Math.min(wait, COMING_BACK));
  const left = free - hub.now();
  if (left > 0)
    throw new Refused(
      'too-soon',
      `This seat may be handed over in ${Math.ceil(left / SECOND)} seconds.`,
      403,
    );
}

/** Since when everybody has waited for somebody who was not there. */
async function awaySince(hub: Hub, { id, info, play }: Room, seat: number): Promise<number> {
  const [row] = await hub.db.all<{ seen: number | null }>(
    'SELECT seen FROM seats WHERE table_id = ? AND seat = ?',
    [id, seat],
  );
  const lastStep = play?.steps.all.findLast(({ hidden }) => !hidden)?.at;
  return Math.max(row?.seen ?? 0, lastStep ?? info.started ?? info.created);
}
