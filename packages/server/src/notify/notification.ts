import { bucketsPer, takeFrom } from '../bucket.ts';
import type { Hub } from '../play/hub.ts';
import { firstTime } from '../play/lease.ts';
import { DAY, HOUR } from '../time.ts';
import type { Delivery } from './deliver.ts';
import { postpone } from './postponed.ts';
import { quietUntil } from './quiet.ts';
import type { Words } from './words/en.ts';
import type { News } from './words.ts';

/** What somebody is told: where it leads to on the page, and the words, with more in a second sentence. */
export interface Notification {
  readonly path: string;
  words(words: Words): News & { readonly more?: string };
  /** It is only true as long as this seat of theirs is asked. */
  readonly asked?: { readonly table: string; readonly seat: number };
  /** Their time runs out: whoever says so is told in quiet hours too. */
  readonly urgent?: boolean;
}

/** Tells somebody in all the ways they want, when they want it; once for each key. */
export type Notify = (person: string, key: string, notification: Notification) => Promise<void>;

/** How long it is known that somebody was told: longer than anybody takes for a turn. */
const KNOWN = 90 * DAY;

export function notifier(hub: Hub, deliver: Delivery): Notify {
  const { noticesPerHour: most } = hub.limits;
  const notices = bucketsPer(HOUR, most, hub.now);
  return async (person, key, notification) => {
    const ways = await deliver.ways(person);
    if (ways === null || !(await firstTime(hub, `tell ${key}`, KNOWN))) return;
    if (!takeFrom(notices(person), hub.now())) return;
    const { subject, text, more = '' } = notification.words(ways.words);
    const urgent = notification.urgent ?? false;
    const message = { path: notification.path, subject, text, more, urgent };
    const until = urgent && ways.deadline ? null : quietUntil(ways, hub.now());
    if (until === null) await deliver.send(ways, message);
    else await postpone(hub.db, person, message, notification.asked ?? null, until);
  };
}
