import { expect, test } from 'vitest';
import { cannotListen } from './start.ts';

test('why a port cannot be had is said in one sentence that says what to do', () => {
  const said = (code: string) =>
    cannotListen(Object.assign(new Error('listen failed'), { code }), 80).message;
  expect(said('EADDRINUSE')).toMatch(/^Port 80 is already in use\./);
  expect(said('EACCES')).toBe('No permission to use port 80. Choose one above 1023 with PORT.');
  expect(said('EADDRNOTAVAIL')).toBe('The server cannot listen on port 80: listen failed.');
});
