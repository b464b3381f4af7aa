import { createHash, randomBytes } from 'node:crypto';

/** Unguessable and short enough for a link: 96 bits. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** A secret that opens something: 192 bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of a token. Tokens are random and long, so a plain hash is enough. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The seed of a match. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}
