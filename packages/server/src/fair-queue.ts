/** Whose work it is: a person, and the mark of the network they came from. */
export interface Owner {
  readonly person: string;
  readonly origin: string | null;
}

/** Somebody's part: what they have used so far, on a scale that all beside them share. */
interface Part {
  used: number;
}

interface OfPerson<T> extends Part {
  readonly items: T[];
}

interface OfNetwork<T> extends Part {
  /** How much those people have used whose turn it is now. */
  level: number;
  readonly people: Map<string, OfPerson<T>>;
}

/**
 * Work of many people that waits for few hands. The network that has used least comes next, and in it the person who has
 * used least, however much others have waiting. Who comes anew starts level with the rest.
 */
export interface FairQueue<T> {
  size(): number;
  push(owner: Owner, item: T): void;
  /** The next one that can be done now. */
  shift(can: (item: T) => boolean): T | undefined;
  /** Notes what work has cost, in any unit. */
  charge(owner: Owner, cost: number): void;
}

/** Of so many networks it is remembered what they have used; then the oldest without work is forgotten. */
const MOST_REMEMBERED = 10_000;

export function fairQueue<T>(): FairQueue<T> {
  const networks = new Map<string, OfNetwork<T>>();
  const busy = new Set<OfNetwork<T>>();
  let level = 0;
  let size = 0;

  function partsOf({ person, origin }: Owner): { network: OfNetwork<T>; own: OfPerson<T> } {
    const name = origin ?? person;
    const network = networks.get(name) ?? { used: level, level: 0, people: new Map() };
    if (!networks.has(name) && networks.size >= MOST_REMEMBERED) forgetOne();
    networks.set(name, network);
    const own = network.people.get(person) ?? { used: network.level, items: [] };
    network.people.set(person, own);
    return { network, own };
  }

  function forgetOne(): void {
    for (const [name, network] of networks) {
      if (busy.has(network)) continue;
      networks.delete(name);
      return;
    }
  }

  /** Whoever has nothing waiting and owes nothing is forgotten. */
  function tidy(): void {
    for (const [name, network] of networks) {
      for (const [person, { used, items }] of network.people)
        if (items.length === 0 && used <= network.level) network.people.delete(person);
      if (network.people.size === 0 && network.used <= level) networks.delete(name);
    }
  }

  return {
    size: () => size,
    push(owner, item) {
      const { network, own } = partsOf(owner);
      if (!busy.has(network)) network.used = Math.max(network.used, level);
      busy.add(network);
      if (!hasWork(own)) own.used = Math.max(own.used, network.level);
      own.items.push(item);
      size += 1;
    },
    shift(can) {
      const ready = (own: OfPerson<T>) => own.items[0] !== undefined && can(own.items[0]);
      const network = least(busy, ({ people }) => [...people.values()].some(ready));
      const own = network && least(network.people.values(), ready);
      if (network === undefined || own === undefined) return undefined;
      level = Math.max(level, network.used);
      network.level = Math.max(network.level, own.used);
      size -= 1;
      const item = own.items.shift();
      if (![...network.people.values()].some(hasWork)) busy.delete(network);
      if (size === 0) tidy();
      return item;
    },
    charge(owner, cost) {
      const { network, own } = partsOf(owner);
      network.used += cost;
      own.used += cost;
    },
  };
}

function hasWork({ items }: OfPerson<unknown>): boolean {
  return items.length > 0;
}

function least<P extends Part>(parts: Iterable<P>, can: (part: P) => boolean): P | undefined {
  let found: P | undefined;
  for (const part of parts) if ((found === undefined || part.used < found.used) && can(part)) found = part;
  return found;
}
