import { LayDown, Plans } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { type Api, addRoute } from '../http/api.ts';
import { type Hub, roomFor } from '../play/hub.ts';
import { inTurn, seatsOf } from '../play/room.ts';
import { notYourSeat, Refused } from '../refused.ts';
import { rereadPlans } from './attendant.ts';
import { readPlansOf, replacePlans } from './store.ts';

/** What a plan takes beside its texts, and the most that what it is about may take. */
const ROW_BYTES = 100;
const MOST_ABOUT = 500;

/** Answers laid down in advance: everybody's own, and nobody else's. */
export function addPlanRoutes(api: Api): void {
  const { hub } = api;

  addRoute(api, {
    method: 'GET',
    path: '/tables/:id/plans',
    summary: 'What you laid down in advance at a table',
    reply: Plans,
    async handle({ id, caller }) {
      return { plans: await readPlansOf(hub.db, id, await ownSeats(hub, id, caller)) };
    },
  });

  addRoute(api, {
    method: 'PUT',
    path: '/tables/:id/plans',
    summary: 'Lay down answers in advance for a seat of yours, in place of those it had',
    body: LayDown,
    reply: Plans,
    async handle({ id, caller, body }) {
      const own = await ownSeats(hub, id, caller);
      if (!own.includes(body.seat)) throw notYourSeat();
      const room = await roomFor(hub, id, caller);
      if (room.play === null || room.info.status !== 'playing')
        throw new Refused('not-started', 'The game is not going on.');
      let bytes = 0;
      for (const plan of body.plans) {
        const about = JSON.stringify(plan.about ?? null).length;
        if (about > MOST_ABOUT) throw new Refused('too-large', 'A plan is about too much.', 400);
        bytes += ROW_BYTES + about;
      }
      hub.budgets.store(caller, bytes);
      await inTurn(room, async () => {
        await hub.db.batch(replacePlans(id, body, hub.now()));
        hub.db.publish(`plans ${id}`);
        await rereadPlans(hub, room);
      });
      return { plans: await readPlansOf(hub.db, id, own) };
    },
  });
}

async function ownSeats(hub: Hub, id: string, caller: Caller): Promise<number[]> {
  const own = seatsOf(await roomFor(hub, id, caller), caller.person);
  if (own.length === 0) throw notYourSeat();
  return own;
}
