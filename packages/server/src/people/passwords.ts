import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 64 MB and about a fifth of a second: the cost recommended for logins. */
const COST: ScryptOptions = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 2 ** 20 };
const LENGTH = 32;

/** scrypt, with its salt, as one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Takes as long for somebody who does not exist. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, salt = '', hash = ''] = (kept ?? 'scrypt$AAAA$').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}
