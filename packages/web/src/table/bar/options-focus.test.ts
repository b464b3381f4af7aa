// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from '../../testing/watch-focus.svelte.ts';

let place: HTMLElement;
let watched: ReturnType<typeof watchFocus>;

beforeEach(() => {
  document.body.innerHTML = '<div></div><input>';
  place = document.querySelector('div') as HTMLElement;
  vi.useFakeTimers();
  watched = watchFocus(place);
  ask('move', 'gain');
});

afterEach(() => {
  watched.stop();
  vi.useRealTimers();
});

function ask(...options: string[]): void {
  watched.ask(...options);
  flushSync();
  vi.advanceTimersByTime(100);
}

function button(words: string): HTMLElement | undefined {
  return [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words);
}

test('whoever is among the options is among those of the next question, after they were drawn', () => {
  button('gain')?.focus();
  ask('build', 'end');
  expect(document.activeElement).toBe(button('build'));
  // Nothing had it while the old ones were taken away: the page would be laid out for that.
  expect(watched.had.at(-1)).toBe(document.body);
});

test('an option that is there again keeps the focus', () => {
  button('gain')?.focus();
  ask('build', 'gain');
  expect(document.activeElement).toBe(button('gain'));
});

test('who is elsewhere stays there, and nobody is fetched back to a question that comes later', () => {
  document.querySelector('input')?.focus();
  ask('build');
  expect(document.activeElement).toBe(document.querySelector('input'));
  document.querySelector('input')?.blur();
  button('build')?.focus();
  ask();
  ask('move');
  expect(document.activeElement).toBe(document.body);
});
