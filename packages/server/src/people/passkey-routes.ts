import { type Api, addRoute } from '../http/api.ts';
import { setSession } from '../http/identity.ts';
import { Me, PasskeyAnswer, PasskeyQuestion } from '../protocol.ts';
import { siteOf } from './link.ts';
import { askToRegister, askToSignIn, register, signIn } from './passkeys.ts';
import { addToken, readMe } from './store.ts';

/** Claiming an account with a passkey, and coming back with it. */
export function addPasskeyRoutes(api: Api): void {
  const { hub, config } = api;
  const { db, now } = hub;
  const perHour = config.limits.entriesPerHour;

  addRoute(api, {
    method: 'POST',
    path: '/me/passkeys/question',
    summary: 'Begin to make a passkey',
    signedIn: true,
    reply: PasskeyQuestion,
    handle: ({ person, request }) => askToRegister(db, siteOf(config, request), person, now()),
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/passkeys',
    summary: 'Keep the passkey that the browser made',
    signedIn: true,
    body: PasskeyAnswer,
    reply: Me,
    async handle({ person, request, body }) {
      await register(db, siteOf(config, request), person, body.challenge, body.response, now());
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
      setSession(config, request, reply, await addToken(db, person, 'session', now()));
      return readMe(db, person);
    },
  });
}
