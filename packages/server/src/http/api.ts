import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Config } from '../config.ts';
import { type Bucket, bucket, takeFrom } from '../limits.ts';
import type { Hub } from '../play/hub.ts';
import { type Person, Refusal } from '../protocol.ts';
import { notSignedIn, Refused } from '../refused.ts';
import { COOKIE, personOf, refuseForgery } from './identity.ts';

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
  readonly signedIn: Signed;
  readonly body?: B;
  readonly query?: Q;
  readonly reply: R;
  readonly bodyLimit?: number;
  /** Requests a minute from one address, where the route has a limit of its own. */
  readonly perMinute?: number;
  handle(call: Omit<Call<Static<B>, Static<Q>>, 'person'> & Known<Signed>): Promise<Static<R>>;
}

/** Adds a route: its schemas check what comes in and describe it in OpenAPI. */
export function addRoute<B extends TSchema, Q extends TSchema, R extends TSchema, Signed extends boolean>(
  { app, hub, config }: Api,
  route: Route<B, Q, R, Signed>,
): void {
  const { method, path, summary, body, query, reply, bodyLimit, perMinute } = route;
  app.route({
    method,
    url: `/api/v1${path}`,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(perMinute === undefined ? {} : { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }),
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(body === undefined ? {} : { body }),
      ...(query === undefined ? {} : { querystring: query }),
      response: { 200: reply, '4xx': Refusal, '5xx': Refusal },
    },
    /** Who asks is settled before what they ask is looked at. No body at all is an empty one. */
    async preValidation(request) {
      request.body ??= {};
      const { authorization } = request.headers;
      if (authorization === undefined) refuseForgery(config, request);
      const person = await personOf(hub.db, { cookie: request.cookies[COOKIE], authorization }, hub.now());
      if (route.signedIn && person === null) throw notSignedIn();
      if (person !== null && !takeFrom(bucketOf(person.id, config.limits.requestsPerMinute), hub.now()))
        throw new Refused('too-fast', 'Too many requests; wait a moment.', 429);
      known.set(request, person);
    },
    async handler(request, answer) {
      const call = {
        body: request.body as Static<B>,
        query: request.query as Static<Q>,
        id: (request.params as { id?: string }).id ?? '',
        person: known.get(request) ?? null,
        request,
        reply: answer,
      };
      return route.handle(call as Parameters<typeof route.handle>[0]);
    },
  });
}

/** Who each request comes from. */
const known = new WeakMap<FastifyRequest, Person | null>();

const buckets = new Map<string, Bucket>();

/** However many addresses somebody has, they are one person. */
function bucketOf(person: string, perMinute: number): Bucket {
  const known = buckets.get(person);
  if (known !== undefined) return known;
  if (buckets.size > 50_000) buckets.clear();
  const made = bucket(perMinute / 60, perMinute);
  buckets.set(person, made);
  return made;
}
