import { bucketsPer, secondsUntil, takeFrom } from '../bucket.ts';
import { Refused } from '../refused.ts';
import { HOUR, MINUTE } from '../time.ts';

/** Tries at one account from one network a minute, and from all networks its owner has never used an hour. */
const OF_NETWORK = 5;
const OF_STRANGERS = 60;

/**
 * How often somebody may try the password of an account. Who guesses uses up the tries of their own network, and at last
 * those of all strange networks together; never those of a network its owner has come in from.
 */
export function passwordTries(now: () => number) {
  const near = bucketsPer(MINUTE, OF_NETWORK, now);
  const strange = bucketsPer(HOUR, OF_STRANGERS, now);
  return (login: string, network: string, isKnown: boolean): void => {
    const asked = [near(`${login} ${network}`), ...(isKnown ? [] : [strange(login)])];
    for (const bucket of asked)
      if (!takeFrom(bucket, now(), 1)) {
        const seconds = secondsUntil(bucket, 1);
        throw new Refused('too-fast', `Too many tries; try again in ${seconds} seconds.`, 429, seconds);
      }
  };
}
