import { type Hub, roomOf } from '../play/hub.ts';
import type { Database, Statement } from '../storage/sql.ts';
import type { Delivery, Message } from './deliver.ts';
import { quietUntil } from './quiet.ts';

/** A seat that is asked. */
interface Asked {
  readonly table: string;
  readonly seat: number;
}

interface PostponedRow {
  readonly id: number;
  readonly person: string;
  readonly message: string;
  readonly table_id: string | null;
  readonly seat: number | null;
}

const AT_ONCE = 200;

/** Keeps what somebody is told until their quiet hours end. */
export async function postpone(
  db: Database,
  person: string,
  message: Message,
  asked: Asked | null,
  until: number,
): Promise<void> {
  await db.run('INSERT INTO postponed (person, message, table_id, seat, until) VALUES (?, ?, ?, ?, ?)', [
    person,
    JSON.stringify(message),
    asked?.table ?? null,
    asked?.seat ?? null,
    until,
  ]);
}

/** The statements that forget what somebody was to be told. */
export function forgetPostponed(person: string): Statement[] {
  return [['DELETE FROM postponed WHERE person = ?', [person]]];
}

/** Tells people what waited for the end of their quiet hours, as far as it is still true. One process tells it. */
export async function sendPostponed(hub: Hub, deliver: Delivery): Promise<void> {
  while ((await sendPage(hub, deliver)) === AT_ONCE);
}

/** Those due first. Nobody waits for somebody else’s slow webhook: they are called side by side. */
async function sendPage(hub: Hub, deliver: Delivery): Promise<number> {
  const rows = await hub.db.all<PostponedRow>(
    'SELECT id, person, message, table_id, seat FROM postponed WHERE until <= ? ORDER BY until, id LIMIT ?',
    [hub.now(), AT_ONCE],
  );
  const sent: Promise<void>[] = [];
  for (const { id, person, message, table_id: table, seat } of rows) {
    const ways = await deliver.ways(person);
    // They may have changed their quiet hours meanwhile.
    const until = ways === null ? null : quietUntil(ways, hub.now());
    if (until !== null) {
      await hub.db.run('UPDATE postponed SET until = ? WHERE id = ?', [until, id]);
      continue;
    }
    if ((await hub.db.run('DELETE FROM postponed WHERE id = ?', [id])) !== 1 || ways === null) continue;
    if (table !== null && seat !== null && !(await isAsked(hub, { table, seat }))) continue;
    sent.push(deliver.send(ways, JSON.parse(message) as Message));
  }
  await Promise.all(sent);
  return rows.length;
}

async function isAsked(hub: Hub, { table, seat }: Asked): Promise<boolean> {
  const room = await roomOf(hub, table).catch(() => null);
  return room?.play?.shown.waiting.includes(seat) === true && room.info.seats[seat]?.standIn === null;
}
