import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2a02:768:1:2:3:4:5:6', '2a02:768:1:0::/52'],
  ['2a02:768:1:2::1', '2a02:768:1:0::/52'],
  ['2A02:0768:0001:0002::9', '2a02:768:1:0::/52'],
  ['2a02:768::1', '2a02:768:0:0::/52'],
  ['fe80::1%eth0', 'fe80:0:0:0::/52'],
  ['2a02:768:1:fedc::1', '2a02:768:1:f000::/52'],
  ['::1', '0:0:0:0::/52'],
  ['1::ffff:102:304', '1:0:0:0::/52'],
  ['2a02::a000:2:3:4:5', '2a02:0:0:a000::/52'],
  ['', ''],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2a02:768:1:2::1]:4711', '2a02:768:1:0::/52'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
  ['whatever', 'unknown'],
  ['203.0.113.7.8', 'unknown'],
  ['203.0.113:80', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('whoever has a /48 of IPv6 addresses is sixteen callers at most, and strangers elsewhere are others', () => {
  const own = Array.from({ length: 65_536 }, (_, subnet) =>
    networkOf(`2a02:768:1:${subnet.toString(16)}::1`),
  );
  expect(new Set(own).size).toBe(16);
  expect(own).not.toContain(networkOf('2a02:768:2::1'));
});
