import type { Config } from '../config.ts';
import type { Hub } from '../play/hub.ts';
import { firstTime } from '../play/lease.ts';
import { baseOf, mailer } from './mail.ts';
import type { Reach } from './post.ts';
import { pushKeys, sendPush } from './push.ts';
import { postWebhook } from './webhook.ts';
import type { Words } from './words/en.ts';
import { type News, wordsIn } from './words.ts';

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

/** What somebody is told: where it leads to on the page, and the words, with more in a second sentence. */
export interface Telling {
  readonly path: string;
  words(words: Words): News & { readonly more?: string };
}

/** Tells somebody in all the ways they want; once for each key. */
export type Tell = (person: string, key: string, telling: Telling) => Promise<void>;

/** How long it is known that somebody was told: longer than anybody takes for a turn. */
const KNOWN = 90 * 86_400_000;

export function teller(hub: Hub, config: Config, reach: Reach): Tell {
  const base = baseOf(config);
  const mail = mailer(config, hub.now);

  async function pushTo({ endpoint, keys: own }: Push, message: object): Promise<void> {
    const keys = await pushKeys(hub.db);
    const contact = base.startsWith('https:') ? base : 'mailto:ennead@localhost.invalid';
    const kept = await sendPush(reach, keys, contact, { endpoint, keys: JSON.parse(own) }, message);
    if (!kept) await hub.db.run('DELETE FROM pushes WHERE endpoint = ?', [endpoint]);
  }

  return async (person, key, telling) => {
    const [wishes] = await hub.db.all<Wishes>(
      `SELECT webhook, CASE WHEN email_confirmed = 1 THEN email END AS email, email_stop AS stop, language
       FROM people WHERE id = ?`,
      [person],
    );
    const pushes = await hub.db.all<Push>('SELECT endpoint, keys FROM pushes WHERE person = ?', [person]);
    if (!wishes?.webhook && !wishes?.email && pushes.length === 0) return;
    if (!(await firstTime(hub, `tell ${key}`, KNOWN))) return;
    const words = wordsIn(wishes?.language ?? null);
    const { subject, text, more = '' } = telling.words(words);
    const line = [`${text}: ${base}${telling.path}`, more].filter((each) => each !== '').join('\n');
    const body = [`${text}.`, more].filter((each) => each !== '').join(' ');
    const message = { title: 'Ennead', body, url: telling.path };
    const results = await Promise.allSettled([
      ...pushes.map((push) => pushTo(push, message)),
      wishes?.webhook ? postWebhook(reach, wishes.webhook, line) : null,
      wishes?.email
        ? mail({
            to: wishes.email,
            subject,
            text: line,
            stop: wishes.stop === null ? null : { words: words.stop, key: wishes.stop },
          })
        : null,
    ]);
    for (const result of results)
      if (result.status === 'rejected')
        hub.log.warn({ reason: String(result.reason) }, 'a notification failed');
  };
}
