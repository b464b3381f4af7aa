import { Waiting, Wish } from '@ennead/wire';
import { type Api, addRoute } from '../http/api.ts';
import { Refused } from '../refused.ts';
import { refuseTooMuch } from '../tables/held.ts';
import { newTable, ROW_BYTES, refuseTooManySeats } from '../tables/lifecycle.ts';
import { oneByOne } from '../tables/one-by-one.ts';
import { CLOCKS } from './matching.ts';
import { countWaiting, describeWaiting, saveWish } from './wishes.ts';

/** Saying what one wants to play, and getting a table when others want the same. */
export function addMatchRoutes(api: Api, look: () => void): void {
  const { hub } = api;
  const { db, now } = hub;

  addRoute(api, {
    method: 'GET',
    path: '/me/match',
    summary: 'What you wait for, how many want the same, and your table once there is one',
    reply: Waiting,
    handle: ({ person }) => describeWaiting(db, person.id, now()),
  });

  addRoute(api, {
    method: 'PUT',
    path: '/me/match',
    summary: 'Say what you want to play; send it again while you wait',
    body: Wish,
    reply: Waiting,
    async handle({ person, caller, body }) {
      if (body.least > body.most) throw new Refused('bad-seats', 'The least is not more than the most.', 400);
      if (body.rated && body.botsAfter !== null)
        throw new Refused('not-rateable', 'No bots fill a rated table.', 409);
      for (const size of [body.least, body.most])
        newTable(
          hub,
          person,
          { game: body.game, setup: {}, visibility: 'private', clock: CLOCKS[body.length], atZero: 'bot' },
          Array.from({ length: size }, () => ({ person: null, bot: null, standIn: null })),
        );
      await refuseTooManySeats(hub, person, null);
      const origin = hub.originOf(caller.network);
      await oneByOne(origin, async () => {
        if ((await countWaiting(db, origin, person.id, now())) >= hub.limits.waitingOfNetwork)
          throw new Refused(
            'too-many-waiting',
            `${hub.limits.waitingOfNetwork} people of your network wait already; try again when some have a table.`,
            429,
          );
        // What may be set for this wish counts like a table that is opened.
        const bots = body.botsAfter === null ? 0 : Math.max(body.least, 2) - 1;
        const wanted = { isPublic: false, bots, bytes: ROW_BYTES };
        await refuseTooMuch(db, hub.limits, { host: person.id, origin }, wanted);
        await saveWish(db, person.id, origin, body, now());
      });
      look();
      return describeWaiting(db, person.id, now());
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/me/match',
    summary: 'Wait no longer',
    reply: Waiting,
    async handle({ person }) {
      await db.run('DELETE FROM wishes WHERE person = ?', [person.id]);
      return describeWaiting(db, person.id, now());
    },
  });
}
