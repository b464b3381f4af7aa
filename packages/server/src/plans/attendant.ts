import type { Seat } from '@ennead/kernel';
import { numberOf, owing, type Planned, plannedFor } from '@ennead/table';
import { type BotPace, botAt, heldBack } from '../bots/attendant.ts';
import type { Notify } from '../notify/notification.ts';
import { newsOf } from '../notify/words.ts';
import { holdsBots } from '../play/ask.ts';
import { takeDecision } from '../play/decide.ts';
import { attendTo } from '../play/faults.ts';
import type { Attendant, Hub } from '../play/hub.ts';
import { type Room, sleepAt } from '../play/room.ts';
import { Refused } from '../refused.ts';
import { movePlan, readWaiting, type StoredPlan } from './store.ts';

/** What a seat has laid down for what it is asked now; null: nothing, or a bot plays it. */
export function planAt(room: Room, seat: Seat): Planned<StoredPlan> | null {
  const { play, plans } = room;
  if (play === null || plans.length === 0 || room.info.seats[seat]?.person == null) return null;
  if (botAt(room, seat) !== null) return null;
  const own = plans.filter((plan) => plan.seat === seat);
  return plannedFor(own, play.match.open, seat, play.match.state.active);
}

/** Tells the seat itself, on all of its person's pages, that what it laid down is to be read again. */
function sendPlans({ id, streams }: Room, seat: Seat): void {
  const text = JSON.stringify({ type: 'plans', table: id, seat });
  for (const channel of streams.get(seat)?.channels ?? []) channel.send(text);
}

/** What waits may have been changed elsewhere. */
export async function rereadPlans(hub: Hub, room: Room): Promise<void> {
  if (room.play === null) return;
  const seats = new Set(room.plans.map(({ seat }) => seat));
  room.plans = await readWaiting(hub.db, room.id);
  for (const { seat } of room.plans) seats.add(seat);
  for (const seat of seats) sendPlans(room, seat);
  attendTo(hub, room);
}

/**
 * Gives the answers that people laid down in advance, like their own. In a secret window they come out when those of bots
 * do, whatever they are, so that their time says nothing about them. What fits no longer is dropped, and its owner told.
 */
export function planAttendant(hub: Hub, pace: BotPace, notify: Notify): Attendant {
  const busy = new WeakMap<Room, Map<Seat, number>>();

  function attend(room: Room): void {
    const { play } = room;
    if (play === null || room.plans.length === 0 || room.info.status !== 'playing') return;
    if (holdsBots(room, hub.now())) return;
    for (const seat of owing(play)) {
      const planned = planAt(room, seat);
      const number = numberOf(play.steps, seat);
      const under = busy.get(room) ?? new Map<Seat, number>();
      if (planned === null || under.get(seat) === number) continue;
      busy.set(room, under.set(seat, number));
      follow(room, seat, number, planned)
        .catch((error) => {
          if (!(error instanceof Refused))
            hub.log.error({ table: room.id, error: String(error) }, 'a plan failed');
        })
        .finally(() => {
          if (under.get(seat) === number) under.delete(seat);
          // Where one was dropped another may answer.
          if (!planned.fits && !room.plans.includes(planned.plan)) attendTo(hub, room);
        });
    }
  }

  async function follow(room: Room, seat: Seat, number: number, { plan, fits }: Planned<StoredPlan>) {
    if (!fits) return drop(room, seat, plan);
    const { play } = room;
    if (play === null) return;
    const now = hub.now();
    const isSecret = play.match.open.some((each) => each.seat === seat && each.secret !== undefined);
    const opened = play.steps.all.findLast(({ hidden }) => !hidden)?.at ?? room.info.started ?? now;
    const from = Math.min(Math.max(opened, now), now + pace.secret);
    await sleepAt(room, (isSecret ? heldBack(from, now, pace.secret) : now + pace.least) - now);
    // Meanwhile its person may have answered, changed their mind or asked to go back.
    if (numberOf(play.steps, seat) !== number || planAt(room, seat)?.plan.id !== plan.id) return;
    if (holdsBots(room, hub.now())) return;
    if (!plan.repeats && !(await movePlan(hub.db, plan, 'waiting', 'used'))) return;
    if (!plan.repeats) room.plans = room.plans.filter(({ id }) => id !== plan.id);
    try {
      const { option } = plan;
      await takeDecision(hub, room, { seat, number, option, call: null, done: () => {} });
    } catch (error) {
      if (!plan.repeats) await movePlan(hub.db, plan, 'used', 'waiting');
      hub.db.publish(`plans ${room.id}`);
      room.plans = await readWaiting(hub.db, room.id);
      throw error;
    }
    hub.db.publish(`plans ${room.id}`);
    sendPlans(room, seat);
  }

  async function drop(room: Room, seat: Seat, plan: StoredPlan): Promise<void> {
    if (!(await movePlan(hub.db, plan, 'waiting', 'dropped'))) return;
    room.plans = room.plans.filter(({ id }) => id !== plan.id);
    hub.db.publish(`plans ${room.id}`);
    sendPlans(room, seat);
    const person = room.info.seats[seat]?.person;
    if (person == null) return;
    await notify(person.id, `${room.id} ${person.id} plan-${plan.id}`, {
      path: `/table/${room.id}`,
      words: (words) => newsOf(words, 'plan', room.info.game),
    });
  }

  return { attend, moved() {} };
}
