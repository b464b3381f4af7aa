import { BlockList, isIP } from 'node:net';
import { CannotStart } from '../storage/sql.ts';

/** Whether an address is that of a proxy which may say who the caller is. */
export type IsProxy = (address: string) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Reads `loopback`, addresses and networks such as 10.0.0.0/8, separated by commas. */
export function proxiesFrom(text: string): IsProxy {
  const list = new BlockList();
  const words = text.split(',').map((word) => word.trim());
  for (const word of words.flatMap((each) => (each === 'loopback' ? LOOPBACK : each === '' ? [] : each)))
    add(list, word);
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}

function add(list: BlockList, word: string): void {
  const [address = '', bits] = word.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  try {
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  } catch {
    throw new CannotStart(`ENNEAD_PROXIES: ${word} is not an IP address or network.`);
  }
}

/** The address of the caller: the last one on the way that is no proxy of ours. */
export function callerOf(isProxy: IsProxy, direct: string, forwarded: string | undefined): string {
  const way = [...(forwarded?.split(',').map((address) => address.trim()) ?? []), direct];
  return way.findLast((address) => !isProxy(address)) ?? way[0] ?? direct;
}
