// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { watchParts } from '../testing/watch-parts.svelte.ts';

test('whatever reads one part is asked again when that part is another, and only then', () => {
  const { parts, seen, stop } = watchParts({ holder: [0], round: 1 });
  parts.show({ holder: parts.now.holder, round: 2 });
  flushSync();
  expect(seen).toEqual(['holder [0]', 'night undefined']);
  parts.show({ holder: [1], round: 2 });
  flushSync();
  expect(seen).toEqual(['holder [0]', 'night undefined', 'holder [1]']);
  expect(parts.now.round).toBe(2);
  stop();
});

test('a part that comes later is seen by those who looked for it, and so is one that goes', () => {
  const { parts, seen, stop } = watchParts({ holder: [0], round: 1 });
  parts.show({ ...parts.now, night: true });
  flushSync();
  expect(seen).toEqual(['holder [0]', 'night undefined', 'night true']);
  parts.show({ holder: parts.now.holder, round: 1 });
  flushSync();
  expect(seen.slice(3)).toEqual(['night undefined']);
  expect(Object.keys(parts.now)).toEqual(['holder', 'round']);
  stop();
});

test('the record that was given stays as it was', () => {
  const first = { holder: [0], round: 1 };
  const { parts, stop } = watchParts(first);
  parts.show({ holder: [1], round: 2 });
  expect(first).toEqual({ holder: [0], round: 1 });
  expect({ ...parts.now }).toEqual({ holder: [1], round: 2 });
  stop();
});
