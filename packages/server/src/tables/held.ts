import { missing } from '@ennead/kernel';
import type { BotName } from '@ennead/wire';
import type { Limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';

/** What somebody has opened and that is not over. */
interface Held {
  readonly tables: number;
  /** Those of them that wait in the lobby. */
  readonly lobby: number;
  /** What the bots in them weigh. */
  readonly bots: number;
}

/** Hard and expert think for most of a second at every decision. */
export function weightOf(bot: BotName | null): number {
  if (bot === null) return 0;
  return bot === 'hard' || bot === 'expert' ? 4 : 1;
}

const WEIGHT = `CASE COALESCE(s.stand_in, s.bot) WHEN 'hard' THEN 4 WHEN 'expert' THEN 4 ELSE 1 END`;

async function heldBy(db: Database, column: 'host' | 'origin', owner: string): Promise<Held> {
  const [held = missing()] = await db.all<{ tables: number; lobby: number }>(
    `SELECT COUNT(*) AS tables, COUNT(CASE WHEN status = 'open' AND visibility = 'public' THEN 1 END) AS lobby
     FROM tables WHERE ${column} = ? AND status IN ('open', 'playing')`,
    [owner],
  );
  const [weighed = missing()] = await db.all<{ bots: number }>(
    `SELECT COALESCE(SUM(${WEIGHT}), 0) AS bots FROM tables t JOIN seats s ON s.table_id = t.id
     WHERE t.${column} = ? AND t.status IN ('open', 'playing') AND COALESCE(s.stand_in, s.bot) IS NOT NULL`,
    [owner],
  );
  return { ...held, bots: Number(weighed.bots) };
}

/** Bytes of setups and match files that somebody keeps here. */
async function storedBy(db: Database, person: string): Promise<number> {
  const [stored = missing()] = await db.all<{ bytes: number }>(
    'SELECT COALESCE(SUM(bytes), 0) AS bytes FROM tables WHERE host = ?',
    [person],
  );
  return Number(stored.bytes);
}

/** Who opens a table: the person, and the mark of the network; old tables and those that were brought in have none. */
export interface Opener {
  readonly host: string;
  readonly origin: string | null;
}

/** What a new table adds, or several. */
export interface Wanted {
  readonly tables?: number;
  readonly isPublic: boolean;
  readonly bots: number;
  readonly bytes: number;
}

/** Refuses what would be more than a person or a network may have. */
export async function refuseTooMuch(
  db: Database,
  limits: Limits,
  { host, origin }: Opener,
  wanted: Wanted,
): Promise<void> {
  const own = await heldBy(db, 'host', host);
  const most = { tables: limits.tablesOfPerson, lobby: limits.lobbyOfPerson, bots: limits.botsOfPerson };
  refuseBeyond(own, most, wanted, 'You have', 'finish or close some');
  await refuseBeyondNetwork(db, limits, origin, wanted);
  await refuseTooManyBytes(db, limits, host, wanted.bytes);
}

async function refuseBeyondNetwork(
  db: Database,
  limits: Limits,
  origin: string | null,
  wanted: Omit<Wanted, 'bytes'>,
): Promise<void> {
  if (origin === null) return;
  const most = { tables: limits.tablesOfNetwork, lobby: limits.lobbyOfNetwork, bots: limits.botsOfNetwork };
  refuseBeyond(
    await heldBy(db, 'origin', origin),
    most,
    wanted,
    'Your network has',
    'wait until some are over',
  );
}

/** Refuses a bot at a table that is there already: it would be one too many among those of its person or network. */
export async function refuseTooManyBots(
  db: Database,
  limits: Limits,
  { host, origin }: Opener,
  bots: number,
): Promise<void> {
  if ((await heldBy(db, 'host', host)).bots + bots > limits.botsOfPerson)
    throw tooManyBots('You have', limits.botsOfPerson, 'finish or close some');
  await refuseBeyondNetwork(db, limits, origin, { tables: 0, isPublic: false, bots });
}

export async function refuseTooManyBytes(
  db: Database,
  limits: Limits,
  host: string,
  bytes: number,
): Promise<void> {
  if ((await storedBy(db, host)) + bytes <= limits.storedBytesOfPerson) return;
  const megabytes = Math.round(limits.storedBytesOfPerson / 2 ** 20);
  throw new Refused(
    'too-much-stored',
    `You keep as much here as one may: ${megabytes} MB of setups and match files.`,
    429,
  );
}

function refuseBeyond(
  held: Held,
  most: Held,
  wanted: Omit<Wanted, 'bytes'>,
  whose: string,
  remedy: string,
): void {
  if (held.tables + (wanted.tables ?? 1) > most.tables)
    throw new Refused(
      'too-many-tables',
      `${whose} ${most.tables} tables open or under way, and no more are allowed; ${remedy}.`,
      429,
    );
  if (wanted.isPublic && held.lobby >= most.lobby)
    throw new Refused(
      'too-many-tables',
      `${whose} ${most.lobby} tables waiting in the lobby, and no more are allowed; begin or close some.`,
      429,
    );
  if (held.bots + wanted.bots > most.bots) throw tooManyBots(whose, most.bots, remedy);
}

function tooManyBots(whose: string, most: number, remedy: string): Refused {
  return new Refused(
    'too-many-bots',
    `${whose} too many bots at work: together they may weigh ${most}, a hard or expert one 4 and any other 1; ${remedy}.`,
    429,
  );
}
