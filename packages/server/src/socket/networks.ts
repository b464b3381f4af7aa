import { type Bucket, bucket } from '../bucket.ts';
import type { Limits } from '../limits.ts';

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
  /** Undefined where the network has as many sockets as it may. */
  enter(name: string): Network | undefined;
  leave(network: Network): void;
}

export function openNetworks({ socketsOfNetwork, messagesPerSecondOfNetwork }: Limits): Networks {
  const known = new Map<string, Network>();
  return {
    enter(name) {
      const network = known.get(name) ?? {
        name,
        sockets: 0,
        watches: 0,
        messages: bucket(messagesPerSecondOfNetwork),
        backlogs: new Set(),
      };
      if (network.sockets >= socketsOfNetwork) return undefined;
      network.sockets += 1;
      known.set(name, network);
      return network;
    },
    leave(network) {
      network.sockets -= 1;
      if (network.sockets === 0) known.delete(network.name);
    },
  };
}

export function backlogOf({ backlogs }: Network): number {
  let sum = 0;
  for (const bytes of backlogs) sum += bytes();
  return sum;
}
