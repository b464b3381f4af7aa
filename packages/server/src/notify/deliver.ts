import type { NotifyChoices } from '@ennead/wire';
import { bucketsPer, takeFrom } from '../bucket.ts';
import type { Config } from '../config.ts';
import type { Hub } from '../play/hub.ts';
import { HOUR } from '../time.ts';
import { CHOICE_COLUMNS, type ChoiceColumns, choicesOf } from './choices.ts';
import { baseOf, mailer } from './mail.ts';
import type { Reach } from './post.ts';
import { pushKeys, sendPush } from './push.ts';
import { postWebhook } from './webhook.ts';
import type { Words } from './words/en.ts';
import { wordsIn } from './words.ts';

/** How somebody wants to be told. */
export interface Ways extends NotifyChoices {
  readonly webhook: string | null;
  /** Only if it is confirmed. */
  readonly email: string | null;
  readonly stop: string | null;
  readonly words: Words;
  readonly pushes: readonly Push[];
}

/** A device that is told by web push. */
interface Push {
  readonly endpoint: string;
  readonly keys: string;
}

/** What somebody is told, in their language: where it leads to on the page, a sentence without its full stop, and more. */
export interface Message {
  readonly path: string;
  readonly subject: string;
  readonly text: string;
  readonly more: string;
  /** It cannot wait: it comes as a letter of its own too. */
  readonly urgent: boolean;
}

/** Tells people in all the ways they want. */
export interface Delivery {
  ways(person: string): Promise<Ways | null>;
  send(ways: Ways, message: Message): Promise<void>;
  /** A letter, with its way out. */
  letter(ways: Ways, subject: string, text: string): Promise<void>;
  readonly base: string;
  /** Whether this server sends letters at all. */
  readonly hasLetters: boolean;
}

export function delivery(hub: Hub, config: Config, reach: Reach): Delivery {
  const base = baseOf(config);
  const mail = mailer(config, hub.now);
  const { noticesPerHourOfService: most } = hub.limits;
  const services = bucketsPer(HOUR, most, hub.now);

  /** Nobody uses this server to flood another. */
  function spare(url: string): void {
    if (!takeFrom(services(new URL(url).host), hub.now()))
      throw new Error('too many notifications to one service');
  }

  async function pushTo({ endpoint, keys: own }: Push, message: object): Promise<void> {
    const keys = await pushKeys(hub.db);
    const contact = base.startsWith('https:') ? base : 'mailto:ennead@localhost.invalid';
    spare(endpoint);
    const kept = await sendPush(reach, keys, contact, { endpoint, keys: JSON.parse(own) }, message);
    if (!kept) await hub.db.run('DELETE FROM pushes WHERE endpoint = ?', [endpoint]);
  }

  async function call(webhook: string, line: string): Promise<void> {
    spare(webhook);
    await postWebhook(reach, webhook, line);
  }

  async function letter({ email, stop, words }: Ways, subject: string, text: string): Promise<void> {
    if (email === null) return;
    await mail({ to: email, subject, text, stop: stop === null ? null : { words: words.stop, key: stop } });
  }

  return {
    base,
    hasLetters: config.smtpUrl !== undefined,
    letter,
    async ways(person) {
      const [row] = await hub.db.all<
        ChoiceColumns & Pick<Ways, 'webhook' | 'email' | 'stop'> & { readonly language: string | null }
      >(
        `SELECT webhook, CASE WHEN email_confirmed = 1 THEN email END AS email, email_stop AS stop, language,
         ${CHOICE_COLUMNS} FROM people WHERE id = ?`,
        [person],
      );
      if (row === undefined) return null;
      const pushes = await hub.db.all<Push>('SELECT endpoint, keys FROM pushes WHERE person = ?', [person]);
      const { webhook, email, stop, language } = row;
      if (webhook === null && email === null && pushes.length === 0) return null;
      return { ...choicesOf(row), webhook, email, stop, pushes, words: wordsIn(language) };
    },
    async send(ways, { path, subject, text, more, urgent }) {
      const line = [`${text}: ${base}${path}`, more].filter((each) => each !== '').join('\n');
      const body = [`${text}.`, more].filter((each) => each !== '').join(' ');
      const results = await Promise.allSettled([
        ...ways.pushes.map((push) => pushTo(push, { title: 'Ennead', body, url: path })),
        ways.webhook === null ? null : call(ways.webhook, line),
        // Whoever wants a digest finds it there.
        ways.letters === 'each' || urgent ? letter(ways, subject, line) : null,
      ]);
      for (const result of results)
        if (result.status === 'rejected')
          hub.log.warn({ reason: String(result.reason) }, 'a notification failed');
    },
  };
}
