import { isIP } from 'node:net';

/** Somebody who has one IPv6 address has at least the 2^64 of its network. */
const GROUPS = 4;

/** What is counted as one caller: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const [a = 0, b = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [a >> 8, a & 0xff, b >> 8, b & 0xff].join('.');
  return `${groups
    .slice(0, GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number(`0x${group}`)));
  const [first, last] = [numbers(before), numbers(after ?? '')];
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last];
}
