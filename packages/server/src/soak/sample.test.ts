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

const moved =
  '{"type":"moved","joint":[],"proposals":[],"table":"abcdefghijkl","seat":0,"number":4,"decisions":[{"seat":0,"kind":"k","options":["facts",2]}],"undo":null,"clock":null,"moment":3,"waiting":[0],"outcome":null,"kind":"move","by":0,"at":1,"facts":[],"stops":[],"changed":{"grain":2},"removed":["hay"]}';

test('a step that is not checked says the same as one that is', () => {
  const [read, shuffled] = [
    sampleReader(),
    moved.replace('"facts":[],', '').replace('"joint"', '"facts":[],"joint"'),
  ];
  for (let i = 0; i < 3; i++)
    for (const text of [moved, shuffled]) {
      const heard = read(text);
      if (heard.type !== 'moved') throw new Error(heard.type);
      const { table, seat, number, moment, decisions, outcome } = heard;
      expect({ type: 'moved', table, seat, number, moment, decisions, outcome }).toEqual({
        type: 'moved',
        table: 'abcdefghijkl',
        seat: 0,
        number: 4,
        moment: 3,
        decisions: [{ seat: 0, kind: 'k', options: ['facts', 2] }],
        outcome: null,
      });
      expect(heard.rest()).toMatchObject({ changed: { grain: 2 }, removed: ['hay'] });
    }
});

test('what is in the protocol is read as it was sent', () => {
  const read = sampleReader();
  for (let i = 0; i < 20; i++) expect([read(pong), read(done)]).toEqual([JSON.parse(pong), JSON.parse(done)]);
});
