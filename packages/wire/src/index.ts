/**
 * The public protocol: HTTP under /api/v1 and one socket at /api/v1/socket. Types, checks and OpenAPI are one.
 *
 * Who you are: the session cookie, or `Authorization: Bearer KEY` with the key of the private link.
 * Requests that the page of another site makes are refused, whatever they carry. Refusals are `{ code, message }`
 * with a fitting status.
 * docs/api.md lists the routes by what one wants to do, /api/v1/openapi.json all of them.
 */
export * from './chat.ts';
export * from './common.ts';
export * from './friends.ts';
export * from './history.ts';
export * from './match-me.ts';
export * from './people.ts';
export * from './plans.ts';
export * from './profiles.ts';
export * from './ratings.ts';
export * from './socket.ts';
export * from './tables.ts';
export * from './tournaments.ts';
