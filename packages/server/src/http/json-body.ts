import { type InputKind, readJson } from '@ennead/kernel';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';

/** What any body or message may hold at most; schemas and games say what it may be. */
const BODY: InputKind = {
  what: 'The request',
  code: 'bad-request',
  depth: 12,
  values: 50_000,
  text: 16_000,
};

/** Bodies are JSON and nothing else, and no larger inside than anybody needs. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    const read = readJson(text.toString(), BODY);
    if (read.ok) done(null, read.value);
    else done(new Refused(read.problem.code, read.problem.message, 400));
  });
}
