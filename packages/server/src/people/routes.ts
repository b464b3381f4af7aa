import { type Api, addRoute } from '../http/api.ts';
import { COOKIE, endSession, setSession } from '../http/identity.ts';
import { sayAgain } from '../play/hub.ts';
import { Claim, ComeBack, Enter, Entered, LogIn, Me, Rename } from '../protocol.ts';
import { Refused } from '../refused.ts';
import { readTablesHeld } from '../tables/store.ts';
import { linkTo } from './link.ts';
import { hashPassword, isPassword } from './passwords.ts';
import {
  addPerson,
  addToken,
  dropToken,
  personByLogin,
  personByToken,
  readMe,
  rename,
  renewLink,
  setPassword,
} from './store.ts';

/** Entering as a guest, coming back, and claiming the account. */
export function addPeopleRoutes(api: Api): void {
  const { hub, config } = api;
  const { db, now } = hub;
  const { entriesPerHour, passwordsPerMinute } = config.limits;

  addRoute(api, {
    method: 'POST',
    path: '/people',
    summary: 'Enter as a guest: a name is enough',
    signedIn: false,
    body: Enter,
    reply: Entered,
    perHour: entriesPerHour,
    async handle({ body, request, reply }) {
      const { person, session, key } = await addPerson(db, body.name, now());
      setSession(config, request, reply, session);
      return { person, key, link: linkTo(config, request, key) };
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/sessions',
    summary: 'Come back by the key of the private link',
    signedIn: false,
    body: ComeBack,
    reply: Me,
    perHour: entriesPerHour,
    async handle({ body, request, reply }) {
      const person = await personByToken(db, body.key, ['link'], now());
      if (person === null) throw new Refused('bad-key', 'This link is not known.', 401);
      setSession(config, request, reply, await addToken(db, person.id, 'session', now()));
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/sessions/password',
    summary: 'Come back by login and password',
    signedIn: false,
    body: LogIn,
    reply: Me,
    perMinute: passwordsPerMinute,
    async handle({ body, request, reply }) {
      const found = await personByLogin(db, body.login.toLowerCase());
      const right = await isPassword(body.password, found?.password ?? null);
      if (found === null || !right) throw new Refused('bad-password', 'Login or password is wrong.', 401);
      setSession(config, request, reply, await addToken(db, found.id, 'session', now()));
      return readMe(db, found.id);
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/sessions',
    summary: 'Leave: the session of this browser ends, and its sockets close',
    signedIn: false,
    reply: Me,
    async handle({ request, reply }) {
      const token = request.cookies[COOKIE];
      if (token !== undefined) hub.sessions.end(await dropToken(db, token));
      endSession(reply);
      return readMe(db, null);
    },
  });

  addRoute(api, {
    method: 'GET',
    path: '/me',
    summary: 'Who you are',
    signedIn: false,
    reply: Me,
    handle: ({ person }) => readMe(db, person?.id ?? null),
  });

  addRoute(api, {
    method: 'PATCH',
    path: '/me',
    summary: 'Change your name',
    signedIn: true,
    body: Rename,
    reply: Me,
    async handle({ body, person }) {
      await rename(db, person.id, body.name);
      await sayAgain(hub, await readTablesHeld(db, person.id));
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/link',
    summary: 'A new private link; the old one ends, and sockets opened with its key close',
    signedIn: true,
    reply: Entered,
    async handle({ person, request }) {
      const { key, ended } = await renewLink(db, person.id, now());
      for (const old of ended) hub.sessions.end(old);
      return { person, key, link: linkTo(config, request, key) };
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/password',
    summary: 'Claim the account with a login and a password',
    signedIn: true,
    body: Claim,
    reply: Me,
    perMinute: passwordsPerMinute,
    async handle({ body, person }) {
      const kept = await hashPassword(body.password);
      if (!(await setPassword(db, person.id, body.login.toLowerCase(), kept)))
        throw new Refused('login-taken', 'This login belongs to somebody else.');
      return readMe(db, person.id);
    },
  });
}
