import { type Bucket, bucketsOf, bucketsPer, spendFrom, takeFrom } from '../bucket.ts';
import type { Limits } from '../limits.ts';
import { MINUTE } from '../time.ts';

/** What the sockets of one network use together. */
export interface Network {
  readonly name: string;
  /** Sockets that are open or about to be. */
  sockets: number;
  watches: number;
  readonly messages: Bucket;
  /** The bytes that wait to be sent to each of them. */
  readonly backlogs: Set<() => number>;
}

/** The networks that sockets come from. A socket is counted before anything is asked about it, so that none slips in between. */
export interface Networks {
  /** Undefined where the network has as many sockets as it may, or opens them too fast. */
  enter(name: string): Network | undefined;
  leave(network: Network): void;
  /** One of its sockets was cut off. Who opens the next and goes on like that soon opens no more. */
  cutOff(network: Network): void;
}

/** To be cut off counts as so many sockets. */
const CUT_OFF = 60;

export function openNetworks(
  { socketsOfNetwork, requestsPerMinute, messagesPerSecondOfNetwork: messagesPerSecond }: Limits,
  now: () => number,
): Networks {
  const opened = bucketsPer(MINUTE, requestsPerMinute, now);
  // Who closes all sockets and opens others goes on with what is left.
  const messagesOf = bucketsOf(messagesPerSecond, messagesPerSecond, now);
  const known = new Map<string, Network>();
  return {
    enter(name) {
      const network = known.get(name) ?? {
        name,
        sockets: 0,
        watches: 0,
        messages: messagesOf(name),
        backlogs: new Set(),
      };
      if (network.sockets >= socketsOfNetwork || !takeFrom(opened(name), now())) return undefined;
      network.sockets += 1;
      known.set(name, network);
      return network;
    },
    leave(network) {
      network.sockets -= 1;
      if (network.sockets === 0) known.delete(network.name);
    },
    cutOff: ({ name }) => spendFrom(opened(name), now(), CUT_OFF),
  };
}

export function backlogOf({ backlogs }: Network): number {
  let sum = 0;
  for (const bytes of backlogs) sum += bytes();
  return sum;
}
