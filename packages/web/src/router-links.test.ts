// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { go, here, listenToLinks } from './router.ts';

beforeAll(() => {
  globalThis.scrollTo = () => {};
  // Nobody goes anywhere by themselves.
  const { settings } = (window as unknown as { happyDOM: { settings: { navigation: object } } }).happyDOM;
  Object.assign(settings.navigation, {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableChildPageNavigation: true,
    disableFallbackToSetURL: true,
  });
  listenToLinks();
});
beforeEach(() => {
  go('/start?a=1', 'replace');
  document.body.innerHTML = '';
});

/** Whether a click on such a link is followed without loading the page again. */
function isFollowed(attributes: string, how: MouseEventInit = {}, before?: (event: Event) => void): boolean {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  if (before) document.querySelector('b')?.addEventListener('click', before);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector('b')?.dispatchEvent(event);
  return here().path[0] !== 'start';
}

test('a link inside the page is followed', () => {
  expect(isFollowed('href="/there/we%20go?b=2"')).toBe(true);
  expect(here().path).toEqual(['there', 'we go']);
  expect(here().query.get('b')).toBe('2');
});

test.each([
  ['with another button', 'href="/there"', { button: 1 }],
  ['into a new tab', 'href="/there"', { metaKey: true }],
  ['with Control', 'href="/there"', { ctrlKey: true }],
  ['with Shift', 'href="/there"', { shiftKey: true }],
  ['with Alt', 'href="/there"', { altKey: true }],
  ['to another window', 'href="/there" target="_blank"', {}],
  ['to a file', 'href="/there" download', {}],
  ['to another place', 'href="https://example.org/there"', {}],
  ['to the server', 'href="/api/v1/me"', {}],
] as const)('a click %s is the browser’s own business', (_what, attributes, how) => {
  expect(isFollowed(attributes, how)).toBe(false);
});

test('what somebody else has dealt with is left alone', () => {
  expect(isFollowed('href="/there"', {}, (event) => event.preventDefault())).toBe(false);
});
