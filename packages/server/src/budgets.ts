import { type BucketOf, bucketsOf, bucketsPer, secondsUntil, takeFrom } from './bucket.ts';
import { inWords } from './in-words.ts';
import type { Limits } from './limits.ts';
import { Refused } from './refused.ts';
import { HOUR, MINUTE } from './time.ts';

/** Whom something is counted for: a person, if one is known, and the network the request came from. */
export interface Caller {
  readonly person: string | null;
  readonly network: string;
}

/** What is spent as time goes by. What is held (tables, seats of bots) is counted in the database. */
export interface Budgets {
  /** Each throws a refusal that says when to come back. */
  request(caller: Caller): void;
  chat(caller: Caller): void;
  /** To a table that gathers: everybody there is told. */
  change(caller: Caller): void;
  /** Steps that are played again. */
  lookBack(caller: Caller, steps: number): void;
  /** Bytes that are written down. */
  store(caller: Caller, bytes: number): void;
}

interface Wording {
  readonly code: string;
  readonly what: string;
}

const TOO_FAST = 'too-fast';
/** Nobody needs more in one go than this many seconds bring. */
const LOOK_BACK_BURST = 20;

export function openBudgets(limits: Limits, now: () => number): Budgets {
  const perMinute = (most: number) => bucketsPer(MINUTE, most, now);
  const perHour = (most: number) => bucketsPer(HOUR, most, now);
  const perSecond = (most: number) => bucketsOf(most, most * LOOK_BACK_BURST, now);
  const requests = perMinute(limits.requestsPerMinute);
  const lines = {
    person: perMinute(limits.chatPerMinute),
    network: perMinute(limits.chatPerMinuteOfNetwork),
  };
  const changes = {
    person: perMinute(limits.changesPerMinute),
    network: perMinute(limits.changesPerMinuteOfNetwork),
  };
  const steps = {
    person: perSecond(limits.lookBackPerSecond),
    network: perSecond(limits.lookBackPerSecondOfNetwork),
  };
  const bytes = { person: perHour(limits.bytesPerHour), network: perHour(limits.bytesPerHourOfNetwork) };

  function take(buckets: BucketOf, owner: string | null, amount: number, { code, what }: Wording): void {
    if (owner === null) return;
    const own = buckets(owner);
    if (takeFrom(own, now(), amount)) return;
    const seconds = secondsUntil(own, amount);
    throw new Refused(code, `${what}; try again in ${inWords(seconds)}.`, 429, seconds);
  }

  return {
    request: ({ person }) => take(requests, person, 1, { code: TOO_FAST, what: 'Too many requests' }),
    chat({ person, network }) {
      const wording = { code: TOO_FAST, what: 'You’re sending messages too fast' };
      take(lines.person, person, 1, wording);
      take(lines.network, network, 1, wording);
    },
    change({ person, network }) {
      const wording = { code: TOO_FAST, what: 'You change too much at once' };
      take(changes.person, person, 1, wording);
      take(changes.network, network, 1, wording);
    },
    lookBack({ person, network }, amount) {
      const wording = { code: 'too-much-work', what: 'You look back at too much at once' };
      take(steps.person, person, amount, wording);
      take(steps.network, network, amount, wording);
    },
    store({ person, network }, amount) {
      const wording = { code: 'too-much-stored', what: 'Too much was stored for you in the last hour' };
      take(bytes.person, person, amount, wording);
      take(bytes.network, network, amount, wording);
    },
  };
}
