import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What the server asks when a passkey is to be made. */
export interface MakeOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

/** What the server asks when somebody comes back by a passkey. */
export interface UseOptions {
  readonly challenge: string;
  readonly rpId: string;
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Just enough of CBOR (RFC 8949) for an attestation: integers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: string | Buffer) => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A passkey in memory, as a phone or a security key would hold it: one ES256 key for one account of one site. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  let user = '';

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(host: string, flags: number, key = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, key]);
  }

  /** The public key as COSE writes it: EC2, ES256, P-256, x, y. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.from(text, 'base64url');
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
  }

  return {
    id: base64(id),
    make({ challenge, rp, user: owner }: MakeOptions) {
      user = owner.id;
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, PRESENT | VERIFIED | HAS_KEY, key)],
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge)),
          attestationObject: base64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** `counter` is how often the key says it was used: a copy of a key lags behind. */
    use({ challenge, rpId }: UseOptions, counter = uses + 1) {
      uses = counter;
      const data = authenticatorData(rpId, PRESENT | VERIFIED);
      const client = clientData('webauthn.get', challenge);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: user,
        },
      };
    },
  };
}
