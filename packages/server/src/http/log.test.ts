import fastify from 'fastify';
import { expect, test } from 'vitest';
import { newId } from '../random.ts';
import { logOptions } from './log.ts';

test('the ids of tables stay out of the log, in paths and in lines about tables', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify({ logger: { ...logOptions('info'), stream } });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send());
  const id = newId();
  await app.inject({ url: `/api/v1/tables/${id}/join?key=secret` });
  await app.inject({ url: `/table/${id}` });
  app.log.error({ table: id, failures: 1 }, 'a table was set aside');
  await app.close();
  const log = lines.join('');
  expect(log).not.toContain(id);
  expect(log).not.toContain('secret');
  expect(log).toContain(`/api/v1/tables/${id.slice(0, 6)}.../join`);
  expect(log).toContain(`"table":"${id.slice(0, 6)}..."`);
});
