import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Attendant, Hub } from '../play/hub.ts';
import { firstTime } from '../play/lease.ts';
import { presence } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import type { Reach } from './post.ts';
import { pushKeys, sendPush } from './push.ts';
import { postWebhook } from './webhook.ts';

/** How somebody wants to be told. */
interface Wishes {
  readonly webhook: string | null;
  readonly email: string | null;
}

/** A device that is told by web push. */
interface Push {
  readonly endpoint: string;
  readonly keys: string;
}

/** How long it is known that somebody was told: longer than anybody takes for a turn. */
const KNOWN = 90 * 86_400_000;

/** Tells people who are not at the table that it is their turn, once for each time. */
export function turnAttendant(hub: Hub, config: Config, reach: Reach): Attendant {
  const told = new WeakMap<Room, readonly number[]>();
  let transport: Transporter | undefined;
  const base = config.publicUrl ?? `http://localhost:${config.port}`;

  function attend(room: Room): void {
    const { play, info } = room;
    if (play === null || info.status !== 'playing') return;
    const { waiting } = play.shown;
    /** Where this process only just loaded the table, those who are waited for have been told before. */
    const before = told.get(room) ?? (play.steps.all.length === 0 ? [] : waiting);
    told.set(room, waiting);
    for (const seat of waiting) {
      if (before.includes(seat) || presence(hub, room).seats.includes(seat)) continue;
      const held = info.seats[seat];
      if (held?.person == null || held.standIn !== null) continue;
      tellOnce(room, held.person.id, play.steps.seen).catch((error) =>
        hub.log.warn({ table: room.id, error: String(error) }, 'somebody could not be told'),
      );
    }
  }

  async function tellOnce(room: Room, person: string, step: number): Promise<void> {
    const [wishes] = await hub.db.all<Wishes>('SELECT webhook, email FROM people WHERE id = ?', [person]);
    const pushes = await pushesOf(person);
    if (!wishes?.webhook && !wishes?.email && pushes.length === 0) return;
    if (!(await firstTime(hub, `tell ${room.id} ${person} ${step}`, KNOWN))) return;
    const game = room.info.game.replace(/^./, (first) => first.toUpperCase());
    const link = `${base}/table/${room.id}`;
    const line = `It is your turn in ${game}: ${link}`;
    const message = { title: 'Ennead', body: `It is your turn in ${game}.`, url: `/table/${room.id}` };
    await Promise.allSettled([
      ...pushes.map((push) => pushTo(push, message)),
      wishes?.webhook ? postWebhook(reach, wishes.webhook, line) : null,
      wishes?.email ? mailTo(wishes.email, `Your turn in ${game}`, line) : null,
    ]).then((results) => {
      for (const result of results)
        if (result.status === 'rejected')
          hub.log.warn({ reason: String(result.reason) }, 'a notification failed');
    });
  }

  async function mailTo(to: string, subject: string, text: string): Promise<void> {
    if (config.smtpUrl === undefined) return;
    transport ??= (await import('nodemailer')).createTransport(config.smtpUrl);
    await transport.sendMail({ from: config.mailFrom, to, subject, text });
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
