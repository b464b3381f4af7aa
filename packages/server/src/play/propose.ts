import type { Option, Seat } from '@ennead/kernel';
import { momentOf } from '@ennead/table';
import { type Bucket, bucket, secondsUntil, takeFrom } from '../bucket.ts';
import { Refused } from '../refused.ts';
import { playAt } from './decide.ts';
import { catchUp, type Hub } from './hub.ts';
import { jointFor, proposalsFor } from './joint.ts';
import type { Play } from './play.ts';
import { inTurn, type Room } from './room.ts';

interface Proposing {
  readonly seat: Seat;
  /** The number of the seat's stream when the question was shown. */
  readonly number: number;
  /** Null takes it back. */
  readonly option: Option | null;
}

/** So often a seat tells the one it decides with what it would like. */
const PACE = { perSecond: 5, most: 20 };
const paces = new WeakMap<Room, Map<Seat, Bucket>>();

function refuseTooFast(hub: Hub, room: Room, seat: Seat): void {
  const own = paces.get(room) ?? new Map<Seat, Bucket>();
  paces.set(room, own);
  const pace = own.get(seat) ?? bucket(PACE.perSecond, PACE.most);
  own.set(seat, pace);
  if (!takeFrom(pace, hub.now()))
    throw new Refused('too-fast', 'Too many proposals; wait a moment.', 429, secondsUntil(pace));
}

/** Takes a proposal: nobody but the two seats that decide together hears of it. */
export function propose(hub: Hub, room: Room, { seat, number, option }: Proposing): Promise<void> {
  return inTurn(room, async () => {
    const play = await playAt(hub, room, seat, number);
    const joint = jointFor(play, seat);
    if (joint.length === 0)
      throw new Refused('not-your-turn', 'Nothing is asked that this seat decides with another.');
    if (option !== null && !joint.some(({ options }) => options.includes(option)))
      throw new Refused('not-an-option', 'This is not among the options.');
    refuseTooFast(hub, room, seat);
    const moment = momentOf(play.steps);
    note(room, play, seat, moment, option);
    hub.db.publish(`proposed ${room.id} ${seat} ${moment} ${JSON.stringify(option)}`);
  });
}

/** Another process took a proposal. */
export function receiveProposal(
  hub: Hub,
  room: Room,
  [seat, moment, ...option]: readonly string[],
): Promise<void> {
  return inTurn(room, async () => {
    await catchUp(hub, room);
    const { play } = room;
    if (play === null) return;
    note(room, play, Number(seat), Number(moment), JSON.parse(option.join(' ')) as Option | null);
  });
}

function note(room: Room, play: Play, seat: Seat, moment: number, option: Option | null): void {
  if (option === null) play.proposals.delete(seat);
  else play.proposals.set(seat, { moment, option });
  for (const viewer of [seat, ...jointFor(play, seat).map((each) => each.seat)]) {
    const message = { type: 'proposed', table: room.id, seat: viewer, proposals: proposalsFor(play, viewer) };
    const text = JSON.stringify(message);
    for (const channel of room.streams.get(viewer)?.channels ?? []) channel.send(text);
  }
}
