import type { Hub } from '../play/hub.ts';
import { MINUTE } from '../time.ts';
import { deadlineWarnings } from './deadline.ts';
import type { Delivery } from './deliver.ts';
import { sendDigests } from './digest.ts';
import type { Notify } from './notification.ts';
import { sendPostponed } from './postponed.ts';

/** Looks every minute for what people are to be told by the clock: what waited, digests, deadlines. */
export function notifyingRounds(
  hub: Hub,
  deliver: Delivery,
  notify: Notify,
): { look(): Promise<void>; stop(): void } {
  const warnOfDeadlines = deadlineWarnings(hub, notify);
  let isBusy = false;
  async function look(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await warnOfDeadlines();
      await sendPostponed(hub, deliver);
      await sendDigests(hub, deliver);
    } finally {
      isBusy = false;
    }
  }
  const timer = setInterval(() => {
    look().catch((error) => hub.log.warn({ error: String(error) }, 'could not tell what is due'));
  }, MINUTE).unref();
  return { look, stop: () => clearInterval(timer) };
}
