import { isIP } from 'node:net';

/** Of the fourth group of an IPv6 address these bits count. */
const COUNTED = 0xf000;

/**
 * What is counted as one caller: an IPv4 address, or the /52 of an IPv6 address. Whoever has one IPv6 address has at least a
 * /64 of them; homes are given a /56, and a site or a tunnel for the asking a /48, which are sixteen callers so, not 65,536.
 */
export function networkOf(address: string): string {
  const [bare = ''] = withoutPort(address).split('%');
  if (isIP(bare) !== 6) return isIP(bare) === 4 || bare === '' ? bare : 'unknown';
  const groups = groupsOf(bare);
  const [a = 0, b = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [a >> 8, a & 0xff, b >> 8, b & 0xff].join('.');
  const [one = 0, two = 0, three = 0, four = 0] = groups;
  return `${[one, two, three, four & COUNTED].map((group) => group.toString(16)).join(':')}::/52`;
}

/** Some proxies name the port too, which is another for every connection: 203.0.113.7:4711, [2a02:768::1]:4711. */
function withoutPort(address: string): string {
  const [, four, six] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(address) ?? [];
  return four ?? six ?? address;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number(`0x${group}`)));
  const [first, last] = [numbers(before), numbers(after ?? '')];
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last];
}
