import type { Clock, MatchLength, SeatInfo } from '@ennead/wire';
import { blockedPairs } from '../friends/store.ts';
import type { Notify } from '../notify/notification.ts';
import { matchNews } from '../notify/words.ts';
import { changed, type Hub } from '../play/hub.ts';
import { lease } from '../play/lease.ts';
import { newSeed } from '../random.ts';
import { newTable, ROW_BYTES } from '../tables/lifecycle.ts';
import { oneByOne } from '../tables/one-by-one.ts';
import { soon } from '../tables/soon.ts';
import { insertTable } from '../tables/store.ts';
import { HOUR, MINUTE } from '../time.ts';
import { nextParty, type Party } from './grouping.ts';
import { matchedAt, readWaiting, type WishRow } from './wishes.ts';

const OFTEN = 5000;
const AT_ONCE = 1000;

/** How long a table that could still grow waits for more people. */
const PATIENCE: Readonly<Record<MatchLength, number>> = {
  quick: MINUTE / 2,
  evening: MINUTE / 2,
  days: HOUR,
};

export const CLOCKS: Readonly<Record<MatchLength, Clock>> = {
  quick: { kind: 'live', bank: 600, increment: 20 },
  evening: { kind: 'live', bank: 1800, increment: 30 },
  days: { kind: 'days', days: 1 },
};

export interface Matching {
  /** Somebody wants to play: looks soon. */
  look(): void;
  stop(): void;
}

/** Gives people who want the same a table. */
export function matching(hub: Hub, notify: Notify): Matching {
  const look = soon(
    () => matchAll(hub, notify),
    (error) => hub.log.warn({ error: String(error) }, 'could not match people'),
  );
  const timer = setInterval(look, OFTEN).unref();
  return { look, stop: () => clearInterval(timer) };
}

/** Of several processes one does it; what it does twice by mischance fails as a whole. */
export function matchAll(hub: Hub, notify: Notify): Promise<void> {
  return oneByOne(`matching ${hub.me}`, async () => {
    if (hub.stopping || !(await lease(hub, 'matching', MINUTE))) return;
    const waiting = await readWaiting(hub.db, hub.now(), AT_ONCE);
    if (waiting.length === 0) return;
    const people = waiting.map(({ person }) => person);
    const pairs = await blockedPairs(hub.db, people);
    const kinds = Map.groupBy(waiting, ({ game, length, rated }) => `${game} ${length} ${rated}`);
    for (const wishes of kinds.values()) await matchKind(hub, notify, wishes, pairs);
  });
}

async function matchKind(
  hub: Hub,
  notify: Notify,
  wishes: readonly WishRow[],
  pairs: ReadonlySet<string>,
): Promise<void> {
  const tried = new Set<string>();
  let left = [...wishes];
  for (const [first] = wishes; first !== undefined; ) {
    const party = nextParty(
      left.map(({ person, since, least, most, bots_after: after }) => ({
        person,
        since,
        least,
        most,
        botsAt: after === null ? null : since + after * MINUTE,
      })),
      (a, b) => pairs.has(`${a} ${b}`),
      hub.now(),
      PATIENCE[first.length],
      tried,
    );
    if (party === null) return;
    const chosen = left.filter(({ person }) => party.people.includes(person));
    left = left.filter(({ person }) => !party.people.includes(person));
    // Those for whom no table can be set keep nobody else waiting.
    await setTable(hub, notify, chosen, party).catch((error: unknown) =>
      hub.log.warn({ error: String(error) }, 'could not set a table'),
    );
  }
}

async function setTable(
  hub: Hub,
  notify: Notify,
  wishes: readonly WishRow[],
  { bots }: Party,
): Promise<void> {
  const [host] = wishes as [WishRow, ...WishRow[]];
  const seats: SeatInfo[] = [
    ...wishes.map(({ person, name }) => ({ person: { id: person, name }, bot: null, standIn: null })),
    ...Array.from({ length: bots }, () => ({ person: null, bot: 'easy' as const, standIn: null })),
  ];
  const info = newTable(
    hub,
    { id: host.person, name: host.name },
    {
      game: host.game,
      setup: {},
      visibility: 'private',
      clock: CLOCKS[host.length],
      atZero: 'bot',
      rated: host.rated === 1 ? 'people' : 'no',
    },
    seats,
  );
  const table = { ...info, status: 'playing' as const, started: hub.now() };
  await hub.db.batch([
    ...insertTable(table, { seed: newSeed(), origin: host.origin, bytes: ROW_BYTES }),
    ...matchedAt(table.id, wishes),
  ]);
  await changed(hub, table.id);
  for (const { person } of wishes)
    notify(person, `match ${table.id} ${person}`, {
      path: `/table/${table.id}`,
      words: (words) => matchNews(words, host.game),
    }).catch((error) => hub.log.warn({ error: String(error) }, 'somebody could not be told'));
}
