import { readJson } from '@ennead/kernel';
import { clientMessage } from '@ennead/wire/check';
import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const answer = (more: object = {}, order: readonly string[] = []) => {
  const fields = { id: 'a1', table: 'table-of-anybody', seat: 0, number: 17, option: 'move', ...more };
  const named = [...order, ...Object.keys(fields).filter((name) => !order.includes(name))];
  return JSON.stringify({
    type: 'decide',
    ...Object.fromEntries(named.map((name) => [name, Reflect.get(fields, name)])),
  });
};

/** The long way round: what the protocol says of a text. */
function byProtocol(text: string): unknown {
  const read = readJson(text, { what: 'It', code: 'bad', depth: 4, values: 50, text: 1000 });
  return read.ok && clientMessage.Check(read.value) ? read.value : null;
}

const TEXTS = [
  answer(),
  answer({}, ['option', 'id']),
  ...['', 'x'.repeat(200), 'x'.repeat(201), 'C4 > D5!', 'a"b', 'a\\b', 'é', '\u0007', '[1]', '{}', '~ }'].map(
    (option) => answer({ option }),
  ),
  ...[0, -0, 1, -1, 15, 0.5, 1e3, 1e9, 123_456_789, 1e21, true, null, [1], {}].map((option) =>
    answer({ option }),
  ),
  ...[0, 9, 10, 15, 16, 99, -1, '0', 1.5].map((seat) => answer({ seat })),
  ...[0, 999_999_999, 1_000_000_000, 1_000_000_001, -1, 0.5, null].map((number) => answer({ number })),
  ...['', 'x', 'x'.repeat(64), 'x'.repeat(65), 'a b', 'ä', 7].map((id) => answer({ id })),
  ...['x'.repeat(7), 'x'.repeat(8), 'x'.repeat(64), 'x'.repeat(65), 'a_b-C-09', 'no/table'].map((table) =>
    answer({ table }),
  ),
  answer({ more: 1 }),
  answer().replace('17', '017'),
  answer().replace('17', '-0'),
  answer({ option: 5 }).replace(':5}', ':-0}'),
  answer({ option: 5 }).replace(':5}', ':05}'),
  answer().replace('"seat":0', '"seat":00'),
  answer().replace('"move"', '"mo\nve"'),
  `${answer()}\n`,
  ` ${answer()}`,
  answer().slice(0, -1),
  `${answer()}}`,
  answer().replace('decide', 'undo'),
  '{"type":"ping"}',
];

test.each(TEXTS)('an answer is read as the protocol says, whichever way it is read: %s', (text) => {
  expect(readMessage(text).message).toEqual(byProtocol(text));
});

test('what is not in the protocol can be answered by its call', () => {
  expect(readMessage(answer({ seat: 99 }))).toEqual({ message: null, id: 'a1' });
  expect(readMessage('{')).toEqual({ message: null, id: null });
});
