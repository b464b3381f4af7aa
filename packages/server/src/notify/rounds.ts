import type { Hub } from '../play/hub.ts';
import { warnOfDeadlines } from './deadline.ts';
import type { Delivery } from './deliver.ts';
import { sendDigests } from './digest.ts';
import { tellPostponed } from './postponed.ts';
import type { Tell } from './tell.ts';

const OFTEN = 60_000;

/** Looks every minute for what people are to be told by the clock: what waited, digests, deadlines. */
export function tellingRounds(
  hub: Hub,
  deliver: Delivery,
  tell: Tell,
): { look(): Promise<void>; stop(): void } {
  let isBusy = false;
  async function look(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await warnOfDeadlines(hub, tell);
      await tellPostponed(hub, deliver);
      await sendDigests(hub, deliver);
    } finally {
      isBusy = false;
    }
  }
  const timer = setInterval(() => {
    look().catch((error) => hub.log.warn({ error: String(error) }, 'could not tell what is due'));
  }, OFTEN).unref();
  return { look, stop: () => clearInterval(timer) };
}
