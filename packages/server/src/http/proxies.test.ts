import { expect, test } from 'vitest';
import { callerOf, proxiesFrom } from './proxies.ts';

test('only known proxies may say who the caller is', () => {
  const isProxy = proxiesFrom('loopback, 10.1.0.0/16,2001:db8::7');
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '2001:db8::7'])
    expect(isProxy(address)).toBe(true);
  for (const address of ['10.2.0.1', '8.8.8.8', '2001:db8::8', 'unknown', ''])
    expect(isProxy(address)).toBe(false);
  expect(callerOf(isProxy, '8.8.8.8', '1.1.1.1')).toBe('8.8.8.8');
  expect(callerOf(isProxy, '127.0.0.1', undefined)).toBe('127.0.0.1');
  expect(callerOf(isProxy, '127.0.0.1', '6.6.6.6, 9.9.9.9')).toBe('9.9.9.9');
  expect(callerOf(isProxy, '10.1.0.1', '9.9.9.9, 10.1.0.2')).toBe('9.9.9.9');
  expect(callerOf(isProxy, '10.1.0.1', '127.0.0.1')).toBe('127.0.0.1');
  expect(callerOf(proxiesFrom(''), '127.0.0.1', '9.9.9.9')).toBe('127.0.0.1');
});

test('a wrong list is said at the start', () => {
  for (const wrong of ['proxy.example', '10.0.0.0/99', '10.0.0'])
    expect(() => proxiesFrom(wrong)).toThrow(`ENNEAD_PROXIES: ${wrong} is not an IP address or network.`);
});
