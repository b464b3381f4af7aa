import { missing } from '@ennead/kernel';
import { agreement } from './soak/agreement.ts';
import type { Tried } from './soak/attackers.ts';
import { percentile } from './soak/percentile.ts';
import { addressOf, enterPerson, type SoakPerson } from './soak/person.ts';
import { soakTable, stopTable } from './soak/table.ts';
import { underAttack } from './soak/under-attack.ts';

export interface SoakOptions {
  /** Where the server is; where it has several processes, all of them: neighbours at a table play at different ones. */
  readonly urls: readonly string[];
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second over all tables; absent: as fast as they can. */
  readonly rate?: number;
  /** People at each table. */
  readonly players?: number;
  /** Measures for as long again with attackers beside the honest people. */
  readonly attackers?: boolean;
}

export interface SoakReport extends Readonly<Record<string, number>> {
  readonly tables: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
  readonly seenP50Ms: number;
  readonly seenP99Ms: number;
  readonly errors: number;
  /** Acknowledged moves that the server no longer knows, and steps that a client was never told. */
  readonly lost: number;
  /** Memory of the server, and processor time of all its threads for a move; 0 where it does not say. */
  readonly rssMb: number;
  readonly cpuMicrosecondsPerMove: number;
  readonly finishedGames: number;
}

/** What is measured beside with attackers: the same again, and how many times as long the slowest one in a hundred took. */
interface AttackReport extends Readonly<Record<string, number>> {
  readonly attackedMovesPerSecond: number;
  readonly attackedAckP50Ms: number;
  readonly attackedAckP99Ms: number;
  readonly attackedSeenP50Ms: number;
  readonly attackedSeenP99Ms: number;
  readonly ackP99Times: number;
  readonly seenP99Times: number;
  /** Requests and messages of the attackers, and those that were refused. */
  readonly attacks: number;
  readonly attacksRefused: number;
}

const WARM_UP = 5000;

/** What all tables measure together. */
export interface Tally {
  moves: number;
  errors: number;
  finishedGames: number;
  running: boolean;
  readonly ack: number[];
  readonly seen: number[];
}

/** Plays tables of every game the server has, over its public API, and says how it went. */
export async function soak({
  urls,
  tables,
  seconds,
  rate,
  players = 2,
  attackers = false,
}: SoakOptions): Promise<SoakReport> {
  const bases = urls.map((url) => url.replace(/\/$/, ''));
  const [base = ''] = bases;
  const games = (await (await fetch(`${base}/api/v1/games`)).json()) as { games: { id: string }[] };
  const tally: Tally = { moves: 0, errors: 0, finishedGames: 0, running: false, ack: [], seen: [] };
  const pause = rate === undefined ? 0 : (1000 * tables) / rate;
  const everyTable = await inGroups(tables, 20, async (index) => {
    const people: SoakPerson[] = [];
    for (let i = 0; i < players; i++)
      people.push(
        await enterPerson(
          bases[(index + i) % bases.length] ?? base,
          `soak ${index}-${i}`,
          addressOf(index * players + i),
        ),
      );
    const game = games.games[index % games.games.length]?.id ?? '';
    return soakTable(game, people, tally, pause);
  });

  tally.running = true;
  for (const table of everyTable) table.begin();
  // A server that has just started is slow for a moment: a steady pace, and what attackers cost, is what comes after.
  if (attackers || rate !== undefined) await sleep(WARM_UP);
  forget(tally);
  const started = performance.now();
  let rssMb = 0;
  const { cpuSeconds: cpuBefore } = await costOf(bases);
  const measure = async () => {
    for (let waited = 0; waited < seconds; waited++) {
      await sleep(1000);
      rssMb = Math.max(rssMb, (await costOf(bases)).rssMb);
    }
  };
  await measure();
  const took = (performance.now() - started) / 1000;
  const { moves } = tally;
  const cpuSeconds = (await costOf(bases)).cpuSeconds - cpuBefore;
  const [ack, seen] = [tally.ack.splice(0), tally.seen.splice(0)];
  let attackedPerSecond = 0;
  const measureAttacked = async () => {
    // What was measured while the attackers got ready counts for neither.
    forget(tally);
    const from = performance.now();
    await measure();
    attackedPerSecond = (1000 * tally.moves) / (performance.now() - from);
  };
  const attacked = attackers ? await underAttack(base, everyTable[0] ?? missing(), measureAttacked) : null;
  tally.running = false;
  await Promise.all(everyTable.map(stopTable));
  const lost = await agreement(everyTable);
  for (const { people } of everyTable) for (const person of people) person.close();
  const quiet = {
    ackP50Ms: percentile(ack, 0.5),
    ackP99Ms: percentile(ack, 0.99),
    seenP50Ms: percentile(seen, 0.5),
    seenP99Ms: percentile(seen, 0.99),
  };
  return {
    tables,
    seconds: round(took),
    moves,
    movesPerSecond: round(moves / took),
    ...quiet,
    ...(attacked === null ? {} : attackReport(quiet, attacked, attackedPerSecond, tally)),
    errors: tally.errors,
    lost,
    rssMb,
    cpuMicrosecondsPerMove: Math.round((1e6 * cpuSeconds) / Math.max(moves, 1)),
    finishedGames: tally.finishedGames,
  };
}

/** Measures anew. */
function forget(tally: Tally): void {
  tally.moves = 0;
  for (const times of [tally.ack, tally.seen]) times.length = 0;
}

function attackReport(
  quiet: { readonly ackP99Ms: number; readonly seenP99Ms: number },
  { attempts, refused }: Tried,
  movesPerSecond: number,
  { ack, seen }: Tally,
): AttackReport {
  const [ackP99, seenP99] = [percentile(ack, 0.99), percentile(seen, 0.99)];
  return {
    attackedMovesPerSecond: round(movesPerSecond),
    attackedAckP50Ms: percentile(ack, 0.5),
    attackedAckP99Ms: ackP99,
    attackedSeenP50Ms: percentile(seen, 0.5),
    attackedSeenP99Ms: seenP99,
    ackP99Times: round(ackP99 / Math.max(quiet.ackP99Ms, 0.01)),
    seenP99Times: round(seenP99 / Math.max(quiet.seenP99Ms, 0.01)),
    attacks: attempts,
    attacksRefused: refused,
  };
}

interface Cost {
  readonly rssMb: number;
  readonly cpuSeconds: number;
}

/** What all processes of the server cost together. */
async function costOf(bases: readonly string[]): Promise<Cost> {
  const each = await Promise.all(bases.map(costAt));
  return each.reduce((sum, one) => ({
    rssMb: sum.rssMb + one.rssMb,
    cpuSeconds: sum.cpuSeconds + one.cpuSeconds,
  }));
}

/** What a process costs, where it tells: /metrics answers on the same machine. */
async function costAt(base: string): Promise<Cost> {
  try {
    const text = await (await fetch(`${base}/metrics`)).text();
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
    return {
      rssMb: Math.round(read('process_resident_memory_bytes') / 2 ** 20),
      cpuSeconds: read('process_cpu_seconds_total'),
    };
  } catch {
    return { rssMb: 0, cpuSeconds: 0 };
  }
}

async function inGroups<T>(count: number, size: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += size) {
    const group = Array.from({ length: Math.min(size, count - from) }, (_, i) => make(from + i));
    made.push(...(await Promise.all(group)));
  }
  return made;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
