import { expect, test } from 'vitest';
import { readPlace } from './router.ts';

test('an address is cut into its parts and its query', () => {
  const { path, query } = readPlace('https://ennead.example/replay/local/ab%20c/?at=57&seat=1#A-MOVE-3');
  expect(path).toEqual(['replay', 'local', 'ab c']);
  expect(query.get('at')).toBe('57');
  expect(readPlace('https://ennead.example/').path).toEqual([]);
});
