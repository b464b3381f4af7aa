import { sinceFor } from '@ennead/table';
import type { Config } from '../config.ts';
import type { Attendant, Hub } from '../play/hub.ts';
import { firstTime } from '../play/lease.ts';
import { presence } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import { baseOf, mailer } from './mail.ts';
import type { Reach } from './post.ts';
import { pushKeys, sendPush } from './push.ts';
import { sinceWords } from './since-words.ts';
import { postWebhook } from './webhook.ts';
import type { Words } from './words/en.ts';
import { type NewsKind, newsOf, wordsIn } from './words.ts';

/** How somebody wants to be told. */
interface Wishes {
  readonly webhook: string | null;
  /** Only if it is confirmed. */
  readonly email: string | null;
  readonly stop: string | null;
  readonly language: string | null;
}

/** A device that is told by web push. */
interface Push {
  readonly endpoint: string;
  readonly keys: string;
}

/** How long it is known that somebody was told: longer than anybody takes for a turn. */
const KNOWN = 90 * 86_400_000;

/** Tells people who are not at the table that it is their turn or that a bot plays their seat, once for each time. */
export function turnAttendant(hub: Hub, config: Config, reach: Reach): Attendant {
  const told = new WeakMap<Room, readonly number[]>();
  /** The last hand-over that this process knows of. */
  const toldEvents = new WeakMap<Room, number>();
  const base = baseOf(config);
  const mail = mailer(config, hub.now);

  function attend(room: Room): void {
    const { play, info } = room;
    if (play === null || info.status !== 'playing') return;
    tellHandOvers(room);
    const { waiting } = play.shown;
    /** Where this process only just loaded the table, those who are waited for have been told before. */
    const before = told.get(room) ?? (play.steps.all.length === 0 ? [] : waiting);
    told.set(room, waiting);
    for (const seat of waiting) {
      if (before.includes(seat) || presence(hub, room).seats.includes(seat)) continue;
      const held = info.seats[seat];
      if (held?.person == null || held.standIn !== null) continue;
      tellOnce(room, held.person.id, String(play.steps.seen), 'turn', (words) =>
        sinceWords(words, sinceFor(play, seat)),
      ).catch((error) => failed(room, error));
    }
  }

  /** Who was away hears that a bot plays their seat now. */
  function tellHandOvers(room: Room): void {
    const known = toldEvents.get(room);
    const last = room.events.at(-1)?.id ?? 0;
    toldEvents.set(room, last);
    if (known === undefined || known === last) return;
    for (const { id, kind, seat, cause } of room.events) {
      const person = room.info.seats[seat]?.person;
      if (id <= known || kind !== 'hand-over' || cause === 'own' || person == null) continue;
      tellOnce(room, person.id, `event-${id}`, 'bot').catch((error) => failed(room, error));
    }
  }

  const failed = (room: Room, error: unknown) =>
    hub.log.warn({ table: room.id, error: String(error) }, 'somebody could not be told');

  async function tellOnce(
    room: Room,
    person: string,
    what: string,
    kind: NewsKind,
    missed: (words: Words) => string = () => '',
  ): Promise<void> {
    const [wishes] = await hub.db.all<Wishes>(
      `SELECT webhook, CASE WHEN email_confirmed = 1 THEN email END AS email, email_stop AS stop, language
       FROM people WHERE id = ?`,
      [person],
    );
    const pushes = await pushesOf(person);
    if (!wishes?.webhook && !wishes?.email && pushes.length === 0) return;
    if (!(await firstTime(hub, `tell ${room.id} ${person} ${what}`, KNOWN))) return;
    const words = wordsIn(wishes?.language ?? null);
    const news = newsOf(words, kind, room.info.game);
    const more = missed(words);
    const line = [`${news.text}: ${base}/table/${room.id}`, more].filter((each) => each !== '').join('\n');
    const body = [`${news.text}.`, more].filter((each) => each !== '').join(' ');
    const message = { title: 'Ennead', body, url: `/table/${room.id}` };
    await Promise.allSettled([
      ...pushes.map((push) => pushTo(push, message)),
      wishes?.webhook ? postWebhook(reach, wishes.webhook, line) : null,
      wishes?.email
        ? mail({
            to: wishes.email,
            subject: news.subject,
            text: line,
            stop: wishes.stop === null ? null : { words: words.stop, key: wishes.stop },
          })
        : null,
    ]).then((results) => {
      for (const result of results)
        if (result.status === 'rejected')
          hub.log.warn({ reason: String(result.reason) }, 'a notification failed');
    });
  }

  function pushesOf(person: string): Promise<Push[]> {
    return hub.db.all<Push>('SELECT endpoint, keys FROM pushes WHERE person = ?', [person]);
  }

  async function pushTo({ endpoint, keys: own }: Push, message: object): Promise<void> {
    const keys = await pushKeys(hub.db);
    const contact = base.startsWith('https:') ? base : 'mailto:ennead@localhost.invalid';
    const kept = await sendPush(reach, keys, contact, { endpoint, keys: JSON.parse(own) }, message);
    if (!kept) await hub.db.run('DELETE FROM pushes WHERE endpoint = ?', [endpoint]);
  }

  return { attend, moved() {} };
}
