import { missing } from '@ennead/kernel';
import { sinceFor } from '@ennead/table';
import type { NotifyChoices } from '@ennead/wire';
import { readInvitations } from '../friends/invitations.ts';
import { type Hub, roomOf } from '../play/hub.ts';
import { seatsOf } from '../play/room.ts';
import { readTablesOf } from '../tables/store.ts';
import { DAY } from '../time.ts';
import { CHOICE_COLUMNS, type ChoiceColumns, choicesOf } from './choices.ts';
import type { Delivery } from './deliver.ts';
import { nextDigest, quietUntil } from './quiet.ts';
import { sinceWords } from './since-words.ts';
import type { Words } from './words/en.ts';
import { gameIn } from './words.ts';

const AT_ONCE = 50;
/** Tables and games that a letter names. */
const MOST = 20;

/** Sends the digests that are due. One process sends each; who has nothing to read gets no letter. */
export async function sendDigests(hub: Hub, deliver: Delivery): Promise<void> {
  if (!deliver.hasLetters) return;
  // Who has no address yet gets a time with it: nobody waits behind them.
  await hub.db.run(
    'UPDATE people SET digest_due = NULL WHERE digest_due <= ? AND (email IS NULL OR email_confirmed = 0)',
    [hub.now()],
  );
  while ((await sendPage(hub, deliver)) === AT_ONCE);
}

async function sendPage(hub: Hub, deliver: Delivery): Promise<number> {
  const rows = await hub.db.all<ChoiceColumns & { readonly id: string; readonly digest_due: number }>(
    `SELECT id, digest_due, ${CHOICE_COLUMNS} FROM people WHERE digest_due <= ? ORDER BY digest_due LIMIT ?`,
    [hub.now(), AT_ONCE],
  );
  for (const { id, digest_due: due, ...row } of rows) {
    const choices = choicesOf(row);
    const quiet = quietUntil(choices, hub.now());
    const next = quiet ?? nextDigest(choices, hub.now());
    const sql = 'UPDATE people SET digest_due = ? WHERE id = ? AND digest_due = ?';
    if ((await hub.db.run(sql, [next, id, due])) !== 1 || quiet !== null) continue;
    const ways = await deliver.ways(id);
    if (ways?.email == null) continue;
    const parts = await digestOf(hub, id, choices, ways.words, deliver.base);
    if (parts.length === 0) continue;
    const text = [...parts, `${ways.words.digest.settings}: ${deliver.base}/settings`].join('\n\n');
    await deliver
      .letter(ways, ways.words.digest.subject, text)
      .catch((error: unknown) => hub.log.warn({ error: String(error) }, 'a digest could not be sent'));
  }
  return rows.length;
}

/** The parts of a digest: turns, invitations, requests, games that are over. Of others it names only who invites. */
async function digestOf(
  hub: Hub,
  person: string,
  { letters }: NotifyChoices,
  words: Words,
  base: string,
): Promise<string[]> {
  const since = hub.now() - (letters === 'weekly' ? 7 * DAY : DAY);
  const { digest } = words;
  const link = (table: string) => `${base}/table/${table}`;
  const turns = (await turnsOf(hub, person, words)).map(({ table, game, more }) =>
    [`${gameIn(words, game)}: ${link(table)}`, more].filter(Boolean).join('\n  '),
  );
  const invitations = (await readInvitations(hub.db, person)).slice(0, MOST);
  const [asked = missing()] = await hub.db.all<{ count: number }>(
    'SELECT COUNT(*) AS count FROM friends WHERE other = ? AND agreed = 0',
    [person],
  );
  const over = await hub.db.all<{ table_id: string; game: string; place: number }>(
    'SELECT table_id, game, place FROM results WHERE person = ? AND finished > ? ORDER BY finished LIMIT ?',
    [person, since, MOST],
  );
  const requests = Number(asked.count);
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `- ${line}`).join('\n')}`];
  return [
    ...list(digest.turns, turns),
    ...list(
      digest.invitations,
      invitations.map(({ by, game, table }) => `${by.name}: ${gameIn(words, game)}: ${link(table)}`),
    ),
    ...(requests === 0 ? [] : [`${digest.requests}: ${requests}. ${base}/people`]),
    ...list(
      digest.over,
      over.map(
        ({ game, place, table_id: table }) =>
          `${gameIn(words, game)}, ${digest.place.replace('{place}', String(place))}: ${link(table)}`,
      ),
    ),
  ];
}

/** Where somebody is asked, with what happened meanwhile. */
async function turnsOf(hub: Hub, person: string, words: Words) {
  const newest = { created: Number.MAX_SAFE_INTEGER, id: '' };
  const going = await readTablesOf(hub.db, person, 'going', newest, 5 * MOST);
  const turns: { readonly table: string; readonly game: string; readonly more: string }[] = [];
  for (const { id, game, status } of going) {
    if (status !== 'playing' || turns.length === MOST) continue;
    const room = await roomOf(hub, id).catch(() => null);
    const play = room?.play;
    if (room === null || play == null) continue;
    const seat = seatsOf(room, person).find(
      (own) => play.shown.waiting.includes(own) && room.info.seats[own]?.standIn === null,
    );
    if (seat !== undefined) turns.push({ table: id, game, more: sinceWords(words, sinceFor(play, seat)) });
  }
  return turns;
}
