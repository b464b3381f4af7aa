import { fail, ok, pinRulings, type Result, readFields, SETUP_INPUT } from '@ennead/kernel';
import { type KemetRulings, RULES, RULINGS } from '../rulings.ts';

/** What a table agrees on before the game (K-SETUP-1), but for the rulings. */
export interface Agreement {
  readonly players: 2 | 3 | 4 | 5;
  /** Short: 8 points, long: 10. */
  readonly length: 'short' | 'long';
  /** Level-1 and level-2 tiles only, 4 points (K-SETUP-9). */
  readonly beginner: boolean;
  /** Whether the battle card discarded in window 4 is shown after the reveal (K-RUL-61). */
  readonly discards: 'hidden' | 'open';
  /**
   * How veto and escape windows are run (K-INT-5). The rules are the same in both: everybody entitled is asked and
   * the window closes with the last answer. In `timed` tables the server gives `interruptSeconds` to every window,
   * holds all answers back until they have passed, and answers pass or fight for those who gave none. Standing orders
   * are kept outside the rules as well: private answers that are given ahead and released with the last one.
   */
  readonly interrupts: 'ask-all' | 'timed';
  readonly interruptSeconds: number;
  /** The game ends after this day, for harnesses; 0 for none (K-END-4). */
  readonly roundLimit: number;
}

export interface KemetSetup extends Agreement {
  readonly rulings: KemetRulings;
}

const DEFAULTS: Agreement = {
  players: 2,
  length: 'short',
  beginner: false,
  discards: 'hidden',
  interrupts: 'ask-all',
  interruptSeconds: 5,
  roundLimit: 0,
};

const FIELDS = [...(Object.keys(DEFAULTS) as (keyof Agreement)[]), 'rulings'] as const;
const LAST_ROUND = 10_000;

/** Completes and checks a setup that came from outside. */
export function readSetup(input: unknown, rules?: number): Result<KemetSetup> {
  const read = readFields(input, SETUP_INPUT, FIELDS);
  if (!read.ok) return read;
  const { rulings, ...rest } = read.value;
  const setup = { ...DEFAULTS, ...(rest as Partial<Agreement>) };
  const { players, length, beginner, discards, interrupts, interruptSeconds, roundLimit } = setup;
  if (![2, 3, 4, 5].includes(players)) return fail('bad-setup', 'Two to five can play.');
  if (length !== 'short' && length !== 'long') return fail('bad-setup', 'The length is short or long.');
  if (typeof beginner !== 'boolean') return fail('bad-setup', 'Beginner mode is true or false.');
  if (discards !== 'hidden' && discards !== 'open') return fail('bad-setup', 'Discards are hidden or open.');
  if (interrupts !== 'ask-all' && interrupts !== 'timed')
    return fail('bad-setup', 'Interrupts are ask-all or timed.');
  if (!Number.isInteger(interruptSeconds) || interruptSeconds < 1 || interruptSeconds > 60)
    return fail('bad-setup', 'An interrupt window lasts 1 to 60 seconds.');
  if (!Number.isInteger(roundLimit) || roundLimit < 0 || roundLimit > LAST_ROUND)
    return fail('bad-setup', `The round limit is a whole number up to ${LAST_ROUND}; 0 means none.`);
  const pinned = pinRulings(RULINGS, RULES, rulings, rules);
  return pinned.ok ? ok({ ...setup, rulings: pinned.value }) : pinned;
}
