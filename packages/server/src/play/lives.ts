import type { Hub } from './hub.ts';
import { endLife, live } from './lease.ts';

/** Milliseconds. With the length of a life it says how long a bot waits whose process was killed in the middle of a thought. */
const OFTEN = 800;

/**
 * Says again and again that this process lives, and tells when another does so no longer: what it had to see to is then
 * for whoever is left. Resolves when it has been said for the first time.
 */
export async function keepAlive(hub: Hub, died: () => void): Promise<{ stop(): Promise<void> }> {
  if (!hub.db.shared) return { async stop() {} };
  let known = new Set<string>();
  let isSaying: Promise<void> | null = null;

  async function say(): Promise<void> {
    const now = await live(hub);
    const isOneGone = [...known].some((process) => !now.has(process));
    known = now;
    if (isOneGone) died();
  }

  function sayAgain(): void {
    isSaying ??= say()
      .catch((error) => hub.log.warn({ error: String(error) }, 'could not say that this process lives'))
      .finally(() => {
        isSaying = null;
      });
  }

  await say();
  const timer = setInterval(sayAgain, OFTEN).unref();
  return {
    async stop() {
      clearInterval(timer);
      await isSaying;
      await endLife(hub).catch(() => {});
    },
  };
}
