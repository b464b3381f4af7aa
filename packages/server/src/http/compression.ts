import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Characters from which on an answer is worth the work. */
const LARGE = 2048;
/** Good enough at a fraction of the time that the best takes. */
const QUALITY = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const ENCODINGS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: string) => zip(text, { level: QUALITY }),
} as const;

const open = new WeakSet<FastifyReply>();

/**
 * Says that everything in an answer is open to anybody who asks. Only such answers are compressed: the length of one that
 * holds a secret beside words that somebody else chose would tell, guess by guess, what the secret is.
 */
export function holdsNoSecret(reply: FastifyReply): void {
  open.add(reply);
}

export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!open.has(reply) || typeof payload !== 'string' || payload.length < LARGE) return payload;
    void reply.header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((each) => accepts(accepted, each));
    if (encoding === undefined) return payload;
    const bytes = await ENCODINGS[encoding](payload);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return bytes;
  });
}

/** Whether the list names the encoding, not with a weight of nothing. */
function accepts(list: string, encoding: string): boolean {
  return list.split(',').some((each) => {
    const [name = '', ...more] = each.split(';').map((part) => part.trim());
    return name === encoding && !more.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}
