import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { missing } from '@ennead/kernel';
import type { Heard } from './listener.ts';

const hmac = (key: Buffer, ...data: readonly Buffer[]) => {
  const keyed = createHmac('sha256', key);
  for (const each of data) keyed.update(each);
  return keyed.digest();
};
const derive = (salt: Buffer, secret: Buffer, info: string | Buffer, length: number) =>
  hmac(hmac(salt, secret), Buffer.from(info), Buffer.from([1])).subarray(0, length);

/** The browser's end of web push: a subscription, and how its messages are read (RFC 8188, RFC 8291). */
export function pushDevice(endpoint: string) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    read({ body }: Heard): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? missing();
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const shared = curve.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derive(auth, shared, info, 32);
      const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12);
      const opened = createDecipheriv('aes-128-gcm', key, nonce);
      opened.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** What the server says of itself, if its signature is of the key it gave to browsers (RFC 8292). */
export function senderOf({ headers }: Heard, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const genuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return genuine && key === publicKey ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}
