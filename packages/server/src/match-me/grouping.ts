/** Somebody who waits, as the matching sees them. */
export interface Waiter {
  readonly person: string;
  readonly since: number;
  readonly least: number;
  readonly most: number;
  /** When bots may take missing seats; null for never. */
  readonly botsAt: number | null;
}

/** People for one table, and how many bots fill it. */
export interface Party {
  readonly people: readonly string[];
  readonly bots: number;
}

const MOST = 5;

/**
 * The next table among people who want the same game: as many as possible, who waited longest first, nobody with somebody
 * they blocked or who blocked them. A table that could still grow begins once its oldest has waited for `patience`.
 * For whoever is in `tried` no table was found among more people; who is tried in vain is added.
 */
export function nextParty(
  waiters: readonly Waiter[],
  isBlocked: (a: string, b: string) => boolean,
  now: number,
  patience: number,
  tried: Set<string> = new Set(),
): Party | null {
  const queue = [...waiters].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  for (const first of queue) {
    if (tried.has(first.person)) continue;
    const party = partyOf(first, queue, isBlocked, now, patience);
    if (party !== null) return party;
    tried.add(first.person);
  }
  return null;
}

function partyOf(
  first: Waiter,
  queue: readonly Waiter[],
  isBlocked: (a: string, b: string) => boolean,
  now: number,
  patience: number,
): Party | null {
  const near = queue.filter(
    (each) =>
      each !== first && !isBlocked(first.person, each.person) && !isBlocked(each.person, first.person),
  );
  for (let size = Math.min(first.most, MOST); size >= first.least; size--) {
    const people = gather(first, near, size, isBlocked);
    if (people.length < size) continue;
    const couldGrow = people.every(({ most }) => most > size);
    const oldest = Math.min(...people.map(({ since }) => since));
    if (!couldGrow || now - oldest >= patience) return { people: names(people), bots: 0 };
  }
  if (first.botsAt === null || now < first.botsAt) return null;
  const size = Math.max(first.least, 2);
  const others = near.filter(({ botsAt }) => botsAt !== null);
  const people = gather(first, others, size, isBlocked);
  return { people: names(people), bots: size - people.length };
}

/** The first of those who fit to somebody, who also fit to a table of this size and to each other. */
function gather(
  first: Waiter,
  near: readonly Waiter[],
  size: number,
  isBlocked: (a: string, b: string) => boolean,
): Waiter[] {
  const people = [first];
  for (const each of near) {
    if (people.length === size) break;
    if (each.least > size || each.most < size) continue;
    const fits = people
      .slice(1)
      .every(({ person }) => !isBlocked(person, each.person) && !isBlocked(each.person, person));
    if (fits) people.push(each);
  }
  return people;
}

const names = (people: readonly Waiter[]) => people.map(({ person }) => person);
