import Type from 'typebox';
import { type Api, addRoute } from '../http/api.ts';
import { readMe } from '../people/store.ts';
import { Email, Me, PushSubscription, Webhook } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Reach } from './post.ts';
import { pushKeys } from './push.ts';

const MOST_PUSHES = 10;

/** How people want to be told that it is their turn. */
export function addNotifyRoutes(api: Api, reach: Reach): void {
  const { hub, config } = api;
  const { db } = hub;

  addRoute(api, {
    method: 'GET',
    path: '/push-key',
    summary: 'The key a browser needs to subscribe to web push, and whether this server sends e-mail',
    signedIn: false,
    reply: Type.Object({ key: Type.String(), email: Type.Boolean() }),
    handle: async () => ({ key: (await pushKeys(db)).publicKey, email: config.smtpUrl !== undefined }),
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/pushes',
    summary: 'Be told by web push on this device',
    signedIn: true,
    body: PushSubscription,
    reply: Me,
    async handle({ person, body }) {
      if (!reach.allows(body.endpoint)) throw notPublic();
      const own = await db.all('SELECT endpoint FROM pushes WHERE person = ? AND endpoint <> ?', [
        person.id,
        body.endpoint,
      ]);
      if (own.length >= MOST_PUSHES)
        throw new Refused('too-many', 'There are too many devices already.', 429);
      await db.run(
        `INSERT INTO pushes (endpoint, person, keys) VALUES (?, ?, ?)
         ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`,
        [body.endpoint, person.id, JSON.stringify(body.keys)],
      );
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/me/pushes',
    summary: 'No more web push, on no device',
    signedIn: true,
    reply: Me,
    async handle({ person }) {
      await db.run('DELETE FROM pushes WHERE person = ?', [person.id]);
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'PUT',
    path: '/me/webhook',
    summary: 'Be told by a webhook of Discord, Slack or your own; null for none',
    signedIn: true,
    body: Webhook,
    reply: Me,
    async handle({ person, body }) {
      if (body.url !== null && !reach.allows(body.url)) throw notPublic();
      await db.run('UPDATE people SET webhook = ? WHERE id = ?', [body.url, person.id]);
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'PUT',
    path: '/me/email',
    summary: 'Be told by e-mail, where the server can send it; null for none',
    signedIn: true,
    body: Email,
    reply: Me,
    async handle({ person, body }) {
      await db.run('UPDATE people SET email = ? WHERE id = ?', [body.address, person.id]);
      return readMe(db, person.id);
    },
  });
}

function notPublic(): Refused {
  return new Refused('not-public', 'Only addresses on the public internet are told.', 400);
}
