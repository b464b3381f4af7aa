import type { Invitation, Person } from '@ennead/wire';
import type { Hub } from '../play/hub.ts';
import { notYourSeat, Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';
import { alreadyStarted, tableInfo } from '../tables/lifecycle.ts';
import { relationTo } from './store.ts';

/** Invites a friend. Whoever is a friend has blocked nobody of the two. */
export async function invite(
  hub: Hub,
  id: string,
  person: Person,
  other: string,
): Promise<{ invited: string[]; game: string }> {
  const { db } = hub;
  const info = await tableInfo(hub, id);
  const isHere = info.host?.id === person.id || info.seats.some((seat) => seat.person?.id === person.id);
  if (!isHere) throw notYourSeat();
  if (info.status !== 'open') throw alreadyStarted();
  if ((await relationTo(db, person.id, other)) !== 'friend')
    throw new Refused('not-friends', 'You can only invite friends.', 403);
  if (info.seats.some((seat) => seat.person?.id === other))
    throw new Refused('already-here', 'They already sit at this table.');
  await db.run(
    'INSERT INTO invitations (table_id, person, invited_by, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [id, other, person.id, hub.now()],
  );
  const rows = await db.all<{ person: string }>('SELECT person FROM invitations WHERE table_id = ?', [id]);
  return { invited: rows.map((row) => row.person), game: info.game };
}

const MOST = 50;

/** To open tables where the person does not sit yet, newest first. */
export async function readInvitations(db: Database, person: string): Promise<Invitation[]> {
  const rows = await db.all<{ table_id: string; game: string; by: string; name: string; at: number }>(
    `SELECT i.table_id, t.game, p.id AS by, p.name, i.at FROM invitations i
     JOIN tables t ON t.id = i.table_id JOIN people p ON p.id = i.invited_by
     WHERE i.person = ? AND t.status = 'open'
     AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = i.table_id AND s.person = i.person)
     ORDER BY i.at DESC, i.table_id LIMIT ?`,
    [person, MOST],
  );
  return rows.map(({ table_id, game, by, name, at }) => ({
    table: table_id,
    game,
    by: { id: by, name },
    at,
  }));
}
