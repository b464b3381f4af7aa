import { Claim, ComeBack, Enter, Entered, LogIn, Me, Proof, Rename, SessionList } from '@ennead/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Api, addRoute } from '../http/api.ts';
import { COOKIE, endSession, setSession } from '../http/identity.ts';
import { networkOf } from '../http/network.ts';
import { type Hub, sayAgain } from '../play/hub.ts';
import { Refused } from '../refused.ts';
import { readTablesHeld } from '../tables/store.ts';
import { deviceOf } from './device.ts';
import { linkTo } from './link.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { demandProof, endNamed, endOthers, noteProof, readSessions } from './sessions.ts';
import {
  addPerson,
  addSession,
  type CameFrom,
  dropToken,
  isKnownOrigin,
  personByLogin,
  personByToken,
  readMe,
  rename,
  renewLink,
  setPassword,
} from './store.ts';
import { passwordTries } from './tries.ts';

/** What it costs to read a table again and tell everybody there, in steps that are played again. */
const SAYING_AGAIN = 5;

/** Entering as a guest, coming back, and claiming the account. */
export function addPeopleRoutes(api: Api): void {
  const { hub, config } = api;
  const { db, now } = hub;
  const { entriesPerHour, passwordsPerMinute } = config.limits;
  const tries = passwordTries(now);

  addRoute(api, {
    method: 'POST',
    path: '/people',
    summary: 'Create a guest',
    signedIn: false,
    body: Enter,
    reply: Entered,
    perHour: entriesPerHour,
    async handle({ body, request, reply }) {
      const { person, session, key } = await addPerson(db, body.name, cameFrom(hub, request), now());
      setSession(config, request, reply, session);
      return { person, key, link: linkTo(config, request, key) };
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/sessions',
    summary: 'Sign in with a private-link key',
    signedIn: false,
    body: ComeBack,
    reply: Me,
    perHour: entriesPerHour,
    async handle({ body, request, reply }) {
      const person = await personByToken(db, body.key, ['link'], now());
      if (person === null) throw new Refused('bad-key', 'This link no longer works.', 401);
      await beginSession(api, request, reply, person.id);
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/sessions/password',
    summary: 'Sign in with username and password',
    signedIn: false,
    body: LogIn,
    reply: Me,
    perMinute: passwordsPerMinute,
    async handle({ body, request, reply }) {
      const login = body.login.toLowerCase();
      const { origin } = cameFrom(hub, request);
      const found = await personByLogin(db, login);
      tries(login, origin, found !== null && (await isKnownOrigin(db, found.id, origin)));
      const right = await isPassword(body.password, found?.password ?? null);
      if (found === null || !right) throw new Refused('bad-password', 'Wrong username or password.', 401);
      await beginSession(api, request, reply, found.id);
      return readMe(db, found.id);
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/sessions',
    summary: 'Sign out: ends this browser’s session and closes its sockets',
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
    body: Rename,
    reply: Me,
    async handle({ body, person, caller }) {
      const tables = await readTablesHeld(db, person.id);
      hub.budgets.lookBack(caller, SAYING_AGAIN * tables.length);
      await rename(db, person.id, body.name);
      await sayAgain(hub, tables);
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/link',
    summary: 'A new private link; the old one and all other sessions end, and their sockets close',
    reply: Entered,
    async handle({ person, request, own }) {
      await demandProof(db, person.id, own, now());
      const { key, ended } = await renewLink(db, person.id, now());
      for (const old of [...ended, ...(await endOthers(db, person.id, own))]) hub.sessions.end(old);
      return { person, key, link: linkTo(config, request, key) };
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/password',
    summary: 'Claim the account with a login and a password, or change them; all other sessions end',
    body: Claim,
    reply: Me,
    perMinute: passwordsPerMinute,
    async handle({ body, person, own }) {
      await demandProof(db, person.id, own, now());
      const kept = await hashPassword(body.password);
      if (!(await setPassword(db, person.id, body.login.toLowerCase(), kept)))
        throw new Refused('login-taken', 'That username is taken.');
      await noteProof(db, own, now());
      for (const old of await endOthers(db, person.id, own)) hub.sessions.end(old);
      return readMe(db, person.id);
    },
  });

  addRoute(api, {
    method: 'GET',
    path: '/me/sessions',
    summary: 'The browsers you are signed in with',
    reply: SessionList,
    handle: async ({ person, own }) => ({ sessions: await readSessions(db, person.id, own, now()) }),
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/me/sessions',
    summary: 'End all sessions but this one; their sockets close',
    reply: SessionList,
    async handle({ person, own }) {
      for (const old of await endOthers(db, person.id, own)) hub.sessions.end(old);
      return { sessions: await readSessions(db, person.id, own, now()) };
    },
  });

  addRoute(api, {
    method: 'DELETE',
    path: '/me/sessions/:id',
    summary: 'End one session; its sockets close',
    reply: SessionList,
    async handle({ person, own, id }) {
      for (const old of await endNamed(db, person.id, id)) hub.sessions.end(old);
      return { sessions: await readSessions(db, person.id, own, now()) };
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/me/proof',
    summary: 'Show by password that it is you; for ten minutes ways in may be changed',
    body: Proof,
    reply: Me,
    perMinute: passwordsPerMinute,
    async handle({ person, own, body, request }) {
      tries(person.id, cameFrom(hub, request).origin, true);
      const [row] = await db.all<{ password: string | null }>('SELECT password FROM people WHERE id = ?', [
        person.id,
      ]);
      if (!(await isPassword(body.password, row?.password ?? null)))
        throw new Refused('bad-password', 'Wrong username or password.', 401);
      await noteProof(db, own, now());
      return readMe(db, person.id);
    },
  });
}

/** Signs somebody in; of too many sessions those end that were not used for longest. */
export async function beginSession(
  { hub, config }: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const { token, ended } = await addSession(
    hub.db,
    person,
    cameFrom(hub, request),
    hub.now(),
    hub.limits.sessionsOfPerson,
  );
  for (const old of ended) hub.sessions.end(old);
  setSession(config, request, reply, token);
}

/** Where a session that begins with this request comes from. */
function cameFrom(hub: Hub, request: FastifyRequest): CameFrom {
  return { device: deviceOf(request.headers['user-agent']), origin: hub.originOf(networkOf(request.ip)) };
}
