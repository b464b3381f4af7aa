import { closed, Id, type Person, Refusal } from '@ennead/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Caller } from '../budgets.ts';
import type { Config } from '../config.ts';
import type { Hub } from '../play/hub.ts';
import { hashOf } from '../random.ts';
import { noSuchPerson, noSuchTable, noSuchTournament, notSignedIn, type Refused } from '../refused.ts';
import { HOUR, MINUTE } from '../time.ts';
import { COOKIE, personOf, refuseForgery, setSession, tokenOf } from './identity.ts';
import { networkOf } from './network.ts';

/** What every route can reach. */
export interface Api {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly config: Config;
}

/** What a route is given. */
export interface Call<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  readonly id: string;
  readonly person: Person | null;
  readonly caller: Caller;
  /** The hash of the session or key that the request came with. */
  readonly own: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Known<Signed> = Signed extends true ? { readonly person: Person } : { readonly person: Person | null };

export interface Route<B extends TSchema, Q extends TSchema, R extends TSchema, Signed extends boolean> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1. */
  readonly path: string;
  /** One line for the description of the API. */
  readonly summary: string;
  /** False where anybody may ask, also without a name. */
  readonly signedIn?: Signed;
  readonly body?: B;
  readonly query?: Q;
  readonly reply: R;
  readonly bodyLimit?: number;
  /** Requests a minute, or an hour, from one network, where the route has a limit of its own. */
  readonly perMinute?: number;
  readonly perHour?: number;
  handle(call: Omit<Call<Static<B>, Static<Q>>, 'person'> & Known<Signed>): Promise<Static<R>>;
}

/** Where a route names no body or no query, none is taken. */
const Nothing = closed({});
const isId = Compile(Id);

/** Adds a route: its schemas check what comes in and describe it in OpenAPI. */
export function addRoute<
  B extends TSchema,
  Q extends TSchema,
  R extends TSchema,
  Signed extends boolean = true,
>({ app, hub, config }: Api, route: Route<B, Q, R, Signed>): void {
  const { method, path, summary, body, query, reply, bodyLimit, perMinute, perHour } = route;
  const [max, timeWindow] = perHour === undefined ? [perMinute, MINUTE] : [perHour, HOUR];
  app.route({
    method,
    url: `/api/v1${path}`,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(max === undefined ? {} : { config: { rateLimit: { max, timeWindow } } }),
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(body === undefined && method === 'GET' ? {} : { body: body ?? Nothing }),
      querystring: query ?? Nothing,
      response: { 200: reply, '4xx': Refusal, '5xx': Refusal },
    },
    /** Who asks is settled before what they ask is looked at. No body at all is an empty one. */
    async preValidation(request, reply) {
      request.body ??= {};
      const { authorization } = request.headers;
      if (authorization === undefined) refuseForgery(config, request);
      const person = await personOf(hub.db, { cookie: request.cookies[COOKIE], authorization }, hub.now());
      if (route.signedIn !== false && person === null) throw notSignedIn();
      hub.budgets.request(callerOf(request, person));
      known.set(request, person);
      // The browser forgets a cookie when the session would end; whoever looks in again keeps it.
      const cookie = request.cookies[COOKIE];
      if (person !== null && authorization === undefined && cookie !== undefined && route.path === '/me')
        setSession(config, request, reply, cookie);
    },
    async handler(request, answer) {
      const { id } = request.params as { id?: string };
      if (id !== undefined && !isId.Check(id)) throw nothingAt(path);
      const person = known.get(request) ?? null;
      const call = {
        body: request.body as Static<B>,
        query: request.query as Static<Q>,
        id: id ?? '',
        person,
        caller: callerOf(request, person),
        own: hashOf(
          tokenOf({ cookie: request.cookies[COOKIE], authorization: request.headers.authorization }),
        ),
        request,
        reply: answer,
      };
      return route.handle(call as Parameters<typeof route.handle>[0]);
    },
  });
}

/** What is said of something that cannot be there, by where it was looked for. */
function nothingAt(path: string): Refused {
  const [, where = ''] = path.split('/');
  if (where === 'tournaments') return noSuchTournament();
  return ['people', 'friends', 'blocked'].includes(where) ? noSuchPerson() : noSuchTable();
}

/** Who each request comes from. */
const known = new WeakMap<FastifyRequest, Person | null>();

function callerOf(request: FastifyRequest, person: Person | null): Caller {
  return { person: person?.id ?? null, network: networkOf(request.ip) };
}
