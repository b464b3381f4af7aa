import { fail, ok, pinRulings, type Result, readFields, SETUP_INPUT } from '@ennead/kernel';
import { type KemetRulings, RULES, RULINGS } from '../rulings.ts';

/** What a table agrees on before the game (K-SETUP-1), but for the rulings. */
export interface Agreement {
  readonly players: 2 | 3 | 4 | 5;
  /** Short: 8 points, long: 10. */
  readonly length: 'short' | 'long';
  /** Level-1 and level-2 tiles only, 4 points (K-SETUP-9). */
  readonly beginner: boolean;
  /** Whether the battle card discarded in window 4 is shown (K-RUL-61). */
  readonly discards: 'hidden' | 'open';
  /** The game ends after this day, for harnesses; 0 for none (K-END-4). */
  readonly roundLimit: number;
}

/** What games of earlier times agreed on and nothing asks for any more: kept with them, for the hash of their state. */
interface Bygone {
  readonly interrupts?: 'ask-all' | 'timed';
  readonly interruptSeconds?: number;
}

export interface KemetSetup extends Agreement, Bygone {
  readonly rulings: KemetRulings;
}

const DEFAULTS: Agreement = {
  players: 2,
  length: 'short',
  beginner: false,
  discards: 'hidden',
  roundLimit: 0,
};

const BYGONE = ['interrupts', 'interruptSeconds'] as const;
const FIELDS = [...(Object.keys(DEFAULTS) as (keyof Agreement)[]), ...BYGONE, 'rulings'] as const;
const LAST_ROUND = 10_000;

/** Completes and checks a setup that came from outside. A new game drops what only games of earlier times agreed on. */
export function readSetup(input: unknown, rules?: number): Result<KemetSetup> {
  const read = readFields(input, SETUP_INPUT, FIELDS);
  if (!read.ok) return read;
  const { rulings, interrupts, interruptSeconds, ...rest } = read.value;
  const setup = { ...DEFAULTS, ...(rest as Partial<Agreement>) };
  const { players, length, beginner, discards, roundLimit } = setup;
  if (![2, 3, 4, 5].includes(players)) return fail('bad-setup', '2 to 5 players only.');
  if (length !== 'short' && length !== 'long') return fail('bad-setup', 'The length is short or long.');
  if (typeof beginner !== 'boolean') return fail('bad-setup', 'Beginner mode is true or false.');
  if (discards !== 'hidden' && discards !== 'open') return fail('bad-setup', 'Discards are hidden or open.');
  const bygone = readBygone({ interrupts, interruptSeconds });
  if (!bygone.ok) return bygone;
  if (!Number.isInteger(roundLimit) || roundLimit < 0 || roundLimit > LAST_ROUND)
    return fail('bad-setup', `The round limit is a whole number up to ${LAST_ROUND}; 0 means none.`);
  const pinned = pinRulings(RULINGS, RULES, rulings, rules);
  if (!pinned.ok) return pinned;
  return ok({ ...setup, ...(rules === undefined ? {} : bygone.value), rulings: pinned.value });
}

function readBygone({ interrupts, interruptSeconds }: { [Field in keyof Bygone]: unknown }): Result<Bygone> {
  if (interrupts !== undefined && interrupts !== 'ask-all' && interrupts !== 'timed')
    return fail('bad-setup', 'Interrupts are ask-all; earlier games could call them timed.');
  if (interruptSeconds !== undefined && !isSeconds(interruptSeconds))
    return fail('bad-setup', 'An interrupt window of an earlier game lasts 1 to 60 seconds.');
  return ok({
    ...(interrupts === undefined ? {} : { interrupts }),
    ...(interruptSeconds === undefined ? {} : { interruptSeconds }),
  });
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 60;
}
