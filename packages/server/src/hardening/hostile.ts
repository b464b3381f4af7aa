import { randomBytes } from 'node:crypto';
import { type Chance, draw, pick } from '@ennead/kernel';

/** Values that have broken somebody's server before. */
const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  1.5,
  '',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  "'; DROP TABLE moves; --",
  '../../../etc/passwd',
  '%00',
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1 },
  { length: 1e9 },
];

const FIELDS = ['type', 'id', 'table', 'seat', 'number', 'option', 'to', 'last', 'text', 'accept'];
const TYPES = [
  'watch',
  'unwatch',
  'decide',
  'undo',
  'answer-undo',
  'propose',
  'chat',
  'ping',
  'hello',
  'fresh',
  '__proto__',
  '',
];

/** Writes messages that a hostile client might send, more or less like real ones. */
export function hostileMessage(chance: Chance, table: string, real: readonly string[]): string | Buffer {
  switch (draw(chance, 9)) {
    case 0:
      return randomBytes(draw(chance, 200) + 1);
    case 1:
      return randomBytes(draw(chance, 100) + 1).toString('latin1');
    case 2: {
      const depth = draw(chance, 2000) + 1;
      return '['.repeat(depth) + ']'.repeat(draw(chance, 2) * depth);
    }
    case 3:
      return `{"type":"decide","id":"x","table":"${table}","seat":0,"number":${'9'.repeat(draw(chance, 300) + 1)},"option":1}`;
    case 4:
      return `{"__proto__":{"admin":true},"type":"${pick(chance, TYPES)}","table":"${table}","constructor":{"prototype":{}}}`;
    case 5:
      return real.length === 0 ? '{}' : cut(chance, pick(chance, real));
    case 6:
      return real.length === 0 ? '[]' : pick(chance, real);
    case 7:
      return `${JSON.stringify(shaped(chance, table))}${draw(chance, 4) === 0 ? '}' : ''}`;
    default:
      return JSON.stringify(shaped(chance, table));
  }
}

/** Right in some fields, wrong in others. */
function shaped(chance: Chance, table: string): Record<string, unknown> {
  const message: Record<string, unknown> = {
    type: pick(chance, TYPES),
    id: 'h1',
    table,
    seat: draw(chance, 4),
    number: draw(chance, 3),
    option: draw(chance, 12),
    to: 0,
    text: 'x',
    accept: true,
  };
  for (let i = draw(chance, 4); i > 0; i--) message[pick(chance, FIELDS)] = pick(chance, NASTY);
  for (let i = draw(chance, 6); i > 0; i--) delete message[pick(chance, FIELDS)];
  return message;
}

function cut(chance: Chance, text: string): string {
  const at = draw(chance, text.length + 1);
  return draw(chance, 2) === 0 ? text.slice(0, at) : `${text.slice(0, at)}"${text.slice(at)}`;
}
