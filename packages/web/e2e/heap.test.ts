import { expect, test } from 'vitest';
import { sizeOf } from './heap.ts';

test('the nodes of a type are added up, whatever order a browser tells of them in', () => {
  const meta = {
    node_fields: ['name', 'type', 'self_size'],
    node_types: ['string', ['object', 'code'], 'number'],
  };
  const nodes = [7, 1, 100, 8, 0, 30, 1, 1, 5];
  expect(sizeOf({ snapshot: { meta }, nodes }, 'code')).toBe(105);
  expect(sizeOf({ snapshot: { meta }, nodes }, 'object')).toBe(30);
});
