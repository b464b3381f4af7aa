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

/** Of so many networks, and people of each, it is remembered what they have used; then the oldest without work is forgotten. */
const MOST_REMEMBERED = { networks: 10_000, people: 100 };

export function fairQueue<T>(): FairQueue<T> {
  const networks = new Map<string, OfNetwork<T>>();
  const busy = new Set<OfNetwork<T>>();
  let level = 0;
  let size = 0;

  function partsOf({ person, origin }: Owner): { network: OfNetwork<T>; own: OfPerson<T> } {
    const name = origin ?? person;
    const network = networks.get(name) ?? { used: level, level: 0, people: new Map() };
    remember(networks, name, network, MOST_REMEMBERED.networks, (each) => busy.has(each));
    const own = network.people.get(person) ?? { used: network.level, items: [] };
    remember(network.people, person, own, MOST_REMEMBERED.people, hasWork);
    return { network, own };
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
      return item;
    },
    charge(owner, cost) {
      const { network, own } = partsOf(owner);
      network.used += cost;
      own.used += cost;
    },
  };
}

function remember<P>(
  parts: Map<string, P>,
  name: string,
  part: P,
  most: number,
  isBusy: (part: P) => boolean,
): void {
  if (parts.has(name)) return;
  if (parts.size >= most) forgetOne(parts, isBusy);
  parts.set(name, part);
}

function forgetOne<P>(parts: Map<string, P>, isBusy: (part: P) => boolean): void {
  for (const [name, part] of parts) {
    if (isBusy(part)) continue;
    parts.delete(name);
    return;
  }
}

function hasWork({ items }: OfPerson<unknown>): boolean {
  return items.length > 0;
}

function least<P extends Part>(parts: Iterable<P>, can: (part: P) => boolean): P | undefined {
  let found: P | undefined;
  for (const part of parts) if ((found === undefined || part.used < found.used) && can(part)) found = part;
  return found;
}
