import { type LookupAddress, type LookupAllOptions, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the public internet: this machine, private networks, and what is reserved. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
// An IPv4 address in the clothes of an IPv6 one is checked by the list above.
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an address (not a name) is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && !inside.check(address, 'ipv6');
}

/** Whether the server may be asked to send something there: http or https, an ordinary port, no inside address. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return false;
  if (port !== '' && Number(port) < 1024) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|localhost|internal|lan|home|corp)\.?$/i.test(host);
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks a name up and refuses what lies inside. It is used for the very connection that is made, so that a name cannot
 * change between the check and the use.
 */
export function publicLookup(
  host: string,
  options: LookupOptions,
  found: Found,
  resolve: Resolve = lookup,
): void {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (first === undefined || allowed.length < addresses.length)
      return found(new Error(`${host} is not on the public internet`), []);
    if (options.all === true) found(null, allowed);
    else found(null, first.address, first.family);
  });
}
