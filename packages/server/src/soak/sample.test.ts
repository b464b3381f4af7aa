import { expect, test } from 'vitest';
import { sampleReader } from './sample.ts';

const pong = '{"type":"pong","time":1}';
const done = '{"type":"done","id":"s1","number":1}';
const broken = '{"type":"pong"}';

test('the first message of every kind and then one in sixteen is held against the protocol', () => {
  const read = sampleReader();
  expect(() => read(broken)).toThrow('not in the protocol');
  for (let i = 1; i < 16; i++) expect(read(broken)).toEqual({ type: 'pong' });
  expect(() => read(broken)).toThrow('not in the protocol');
  expect(() => read('{"type":"done"}')).toThrow('not in the protocol');
});

test('what is in the protocol is read as it was sent', () => {
  const read = sampleReader();
  for (let i = 0; i < 20; i++) expect([read(pong), read(done)]).toEqual([JSON.parse(pong), JSON.parse(done)]);
});
