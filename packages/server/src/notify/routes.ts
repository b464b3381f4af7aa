import {
  Channels,
  Confirmed,
  Email,
  EmailKey,
  Language,
  Me,
  NotifyChoices,
  PushSubscription,
  Stopped,
  Webhook,
} from '@ennead/wire';
import { bucketsPer, takeFrom } from '../bucket.ts';
import { type Api, addRoute } from '../http/api.ts';
import { readMe } from '../people/store.ts';
import { Refused } from '../refused.ts';
import { DAY } from '../time.ts';
import { setChoices } from './choices.ts';
import { confirmAddress, forgetAddress, noteAddress, stopLetters } from './email.ts';
import { baseOf, mailer } from './mail.ts';
import type { Reach } from './post.ts';
import { pushKeys } from './push.ts';
import { confirmation, wordsIn } from './words.ts';

const MOST_PUSHES = 10;
/** Letters that ask whether an address is right, for one person and to one address. */
const LETTERS_A_DAY = 5;

/** How people want to be told that it is their turn. */
export function addNotifyRoutes(api: Api, reach: Reach): void {
  const { hub, config } = api;
  const { db } = hub;
  const base = baseOf(config);
  const send = mailer(config, hub.now);
  const asked = bucketsPer(DAY, LETTERS_A_DAY, hub.now);
  const askedFrom = bucketsPer(DAY, hub.limits.lettersOfNetwork, hub.now);
  const askedAt = bucketsPer(DAY, LETTERS_A_DAY, hub.now);

  addRoute(api, {
    method: 'GET',
    path: '/push-key',
    summary: 'The key a browser needs to subscribe to web push, and whether this server sends e-mail',
    signedIn: false,
    reply: Channels,
    handle: async () => ({ key: (await pushKeys(db)).publicKey, email: config.smtpUrl !== undefined }),
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/pushes',
    summary: 'Turn on web push for this device',
    body: PushSubscription,
    reply: Me,
    async handle({ person, body }) {
      if (!reach.allows(body.endpoint)) throw notPublic();
      const own = await db.all('SELECT endpoint FROM pushes WHERE person = ? AND endpoint <> ?', [
        person.id,
        body.endpoint,
      ]);
      if (own.length >= MOST_PUSHES)
        throw new Refused('too-many', 'Notifications are on for too many devices.', 429);
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
    summary: 'Turn off web push for all devices',
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
    path: '/me/language',
    summary: 'What messages to you are written in; English where this server does not speak it',
    body: Language,
    reply: Me,
    async handle({ person, body }) {
      await db.run('UPDATE people SET language = ? WHERE id = ?', [body.language, person.id]);
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'PUT',
    path: '/me/notify',
    summary: 'When you are told: quiet hours, and e-mail for each thing or as a digest',
    body: NotifyChoices,
    reply: Me,
    async handle({ person, body }) {
      await setChoices(db, person.id, body, hub.now());
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'PUT',
    path: '/me/email',
    summary: 'Set a notification email, used once the link sent there confirms it (null to remove)',
    body: Email,
    reply: Me,
    async handle({ person, caller, body }) {
      if (body.address === null) {
        await forgetAddress(db, person.id);
        return readMe(db, person.id);
      }
      const buckets = [asked(person.id), askedFrom(caller.network), askedAt(body.address.toLowerCase())];
      if (!buckets.every((each) => takeFrom(each, hub.now())))
        throw new Refused('too-many-letters', 'Too many letters; try again tomorrow.', 429);
      const { language } = await readMe(db, person.id);
      const key = await noteAddress(db, person.id, body.address, hub.now());
      await send({
        to: body.address,
        ...confirmation(wordsIn(language), base, `${base}/mail#confirm=${key}`),
        stop: null,
      }).catch((error) => {
        hub.log.warn({ error: String(error) }, 'a letter could not be sent');
        throw new Refused('mail-failed', 'The letter could not be sent; try again later.', 503);
      });
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/email/confirm',
    summary: 'Confirm an address by the key that was mailed there; good for a day',
    signedIn: false,
    query: EmailKey,
    reply: Confirmed,
    perMinute: 30,
    handle: async ({ query }) => ({ address: await confirmAddress(db, query.key, hub.now()) }),
  });

  // Only here, mail programs send a form; it says nothing that the address does not.
  void api.app.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    addRoute(
      { ...api, app },
      {
        method: 'POST',
        path: '/email/stop',
        summary: 'No more e-mail, by the key of any letter; mail programs call it with one click',
        signedIn: false,
        query: EmailKey,
        reply: Stopped,
        perMinute: 30,
        async handle({ query }) {
          await stopLetters(db, query.key);
          return { stopped: true as const };
        },
      },
    );
  });
}

function notPublic(): Refused {
  return new Refused('not-public', 'The address must be on the public internet.', 400);
}
