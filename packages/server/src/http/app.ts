import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Compile } from 'typebox/compile';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import { StorageError } from '../storage/sql.ts';
import { SECOND } from '../time.ts';
import type { Turns } from '../turns.ts';
import { admission } from './admission.ts';
import { complaint } from './complaint.ts';
import { addCompression } from './compression.ts';
import { acceptJson } from './json-body.ts';
import { logOptions } from './log.ts';
import { networkOf } from './network.ts';
import { addProtection } from './protection.ts';

/** The web server without any route: who may ask for how much, what a browser may do, how a refusal looks. */
export async function bareApp(
  config: Config,
  turns: Turns,
  refused: (code: string) => void,
): Promise<FastifyInstance> {
  const { limits } = config;
  function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const { status, retryAfter, ...said } = refusal(error);
    if (status >= 500) request.log.error({ error: String(error), stack: error.stack }, 'request failed');
    refused(said.code);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply.status(status).send({ ...said, ...(retryAfter === undefined ? {} : { retryAfter }) });
  }
  const app = fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.isProxy,
    bodyLimit: limits.bodyBytes,
    serverFactory: admission({ config, turns, refused }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // An address that no route can have.
    frameworkErrors: refuse,
  });
  app.setValidatorCompiler(({ schema }) => {
    const checker = Compile(schema as Parameters<typeof Compile>[0]);
    return (value: unknown) =>
      checker.Check(value)
        ? { value }
        : { error: new Refused('bad-request', complaint(checker.Errors(value)), 400) };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler<FastifyError>(refuse);
  acceptJson(app);
  addCompression(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    // Only routes with a limit of their own: admission counts all requests.
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { after, ttl }) =>
      new Refused(
        'too-fast',
        `Too many requests from your network; try again in ${after}.`,
        429,
        Math.ceil(ttl / SECOND),
      ),
  });
  addProtection(app, config);
  return app;
}

function refusal(error: FastifyError | Refused | StorageError): {
  status: number;
  code: string;
  message: string;
  retryAfter?: number | undefined;
} {
  if (error instanceof Refused) {
    const { status, code, message, retryAfter } = error;
    return { status, code, message, retryAfter };
  }
  if (error instanceof StorageError) return { status: 503, code: error.code, message: error.message };
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: 'too-large', message: 'The request is too large.' };
  if (status === 415)
    return { status, code: 'not-json', message: 'Send JSON with content-type application/json.' };
  if (status === 429) return { status, code: 'too-fast', message: error.message };
  if (status < 500) return { status, code: 'bad-request', message: 'The request couldn’t be read.' };
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong on the server. It has been logged.',
  };
}
