import { Me, PasskeyAnswer, PasskeyName, PasskeyQuestion } from '@ennead/wire';
import { type Api, addRoute } from '../http/api.ts';
import { Refused } from '../refused.ts';
import { siteOf } from './link.ts';
import { askToRegister, askToSignIn, register, signIn } from './passkeys.ts';
import { beginSession } from './routes.ts';
import { demandProof, endOthers, noteProof } from './sessions.ts';
import { readMe } from './store.ts';

/** Claiming an account with a passkey, and coming back with it. */
export function addPasskeyRoutes(api: Api): void {
  const { hub, config } = api;
  const { db, now } = hub;
  const perHour = config.limits.entriesPerHour;

  addRoute(api, {
    method: 'POST',
    path: '/me/passkeys/question',
    summary: 'Begin to make a passkey',
    reply: PasskeyQuestion,
    async handle({ person, request, own }) {
      await demandProof(db, person.id, own, now());
      return askToRegister(db, siteOf(config, request), person, now());
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/passkeys',
    summary: 'Keep the passkey that the browser made',
    body: PasskeyAnswer,
    reply: Me,
    async handle({ person, request, body, own }) {
      await demandProof(db, person.id, own, now());
      await register(db, siteOf(config, request), person, body.challenge, body.response, now());
      await noteProof(db, own, now());
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'PATCH',
    path: '/me/passkeys/:id',
    summary: 'Name a passkey',
    body: PasskeyName,
    reply: Me,
    async handle({ person, id, body }) {
      const named = await db.run('UPDATE passkeys SET name = ? WHERE id = ? AND person = ?', [
        body.name.trim(),
        id,
        person.id,
      ]);
      if (named === 0) throw noSuchPasskey();
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/me/passkeys/:id',
    summary: 'Remove a passkey; all other sessions end',
    reply: Me,
    async handle({ person, id, own }) {
      await demandProof(db, person.id, own, now());
      const removed = await db.run('DELETE FROM passkeys WHERE id = ? AND person = ?', [id, person.id]);
      if (removed === 0) throw noSuchPasskey();
      for (const old of await endOthers(db, person.id, own)) hub.sessions.end(old);
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/proof/passkey',
    summary: 'Show by passkey that it is you; the question is that of coming back',
    body: PasskeyAnswer,
    reply: Me,
    perHour,
    async handle({ person, request, body, own }) {
      const shown = await signIn(db, siteOf(config, request), body.challenge, body.response, now());
      if (shown !== person.id) throw new Refused('bad-passkey', 'The passkey was not accepted.', 401);
      await noteProof(db, own, now());
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/sessions/passkey/question',
    summary: 'Begin to come back by passkey',
    signedIn: false,
    reply: PasskeyQuestion,
    perHour,
    handle: ({ request }) => askToSignIn(db, siteOf(config, request), now()),
  });

  addRoute(api, {
    method: 'POST',
    path: '/sessions/passkey',
    summary: 'Come back by passkey',
    signedIn: false,
    body: PasskeyAnswer,
    reply: Me,
    perHour,
    async handle({ request, reply, body }) {
      const person = await signIn(db, siteOf(config, request), body.challenge, body.response, now());
      await beginSession(api, request, reply, person);
      return readMe(db, person);
    },
  });
}

function noSuchPasskey(): Refused {
  return new Refused('no-such-passkey', 'There is no such passkey.', 404);
}
