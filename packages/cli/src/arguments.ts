import { missing } from '@ennead/kernel';
/** Something wrong with what was typed. The command line answers it with one sentence and exit code 2. */
export class UsageError extends Error {}

/** One flag of a command: what it takes, how its text is read, what it is when absent. */
export interface Flag<T = unknown> {
  /** Names the value in the help; null for a switch, which takes none. */
  readonly takes: string | null;
  readonly help: string;
  /** Throws a sentence about the value, without the name of the flag. */
  read(text: string): T;
  readonly absent: T;
  readonly required?: true;
}

export type Flags = Readonly<Record<string, Flag>>;
export type Values<F extends Flags> = { readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never };

/** A switch: there or not. */
export const toggle = (help: string): Flag<boolean> => ({
  takes: null,
  help,
  read: () => true,
  absent: false,
});

export const text = (takes: string, help: string): Flag<string | undefined> => ({
  takes,
  help,
  read: (given) => given,
  absent: undefined,
});

/** A whole number from `least` on. */
export const whole = <A extends number | undefined>(
  takes: string,
  help: string,
  least: number,
  absent: A,
): Flag<number | A> => ({
  takes,
  help,
  read(given) {
    const number = Number(given);
    if (given.trim() === '' || !Number.isSafeInteger(number) || number < least)
      throw new UsageError(`takes a whole number of at least ${least}, not "${given}"`);
    return number;
  },
  absent,
});

/** Names separated by commas. */
export const names = (takes: string, help: string): Flag<readonly string[] | undefined> => ({
  takes,
  help,
  read(given) {
    const list = given.split(',').map((name) => name.trim());
    if (list.includes('')) throw new UsageError(`takes names separated by commas, not "${given}"`);
    return list;
  },
  absent: undefined,
});

export const json = (takes: string, help: string): Flag<unknown> => ({
  takes,
  help,
  read(given) {
    try {
      return JSON.parse(given);
    } catch {
      throw new UsageError(`takes JSON, not "${given}"`);
    }
  },
  absent: undefined,
});

/** A flag that may not be left out. */
export const required = <T>(flag: Flag<T>): Flag<Exclude<T, undefined>> => ({
  ...(flag as Flag<Exclude<T, undefined>>),
  required: true,
});

/** Sorts what was typed into flags and the rest. Everything unknown or unreadable is a usage error. */
export function parse<F extends Flags>(
  typed: readonly string[],
  flags: F,
): { readonly values: Values<F>; readonly rest: readonly string[] } {
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(flags)) values[name] = flag.absent;
  const given = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? missing();
    if (word === '--') {
      rest.push(...typed.slice(at + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      rest.push(word);
      continue;
    }
    const [, name = word, attached] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined)
      throw new UsageError(`Unknown flag ${word}.${nearest(name, Object.keys(flags), '--')}`);
    if (given.has(name)) throw new UsageError(`--${name} was given twice.`);
    given.add(name);
    values[name] = readValue(name, flag, attached, () => typed[++at]);
  }
  for (const [name, flag] of Object.entries(flags))
    if (flag.required && !given.has(name)) throw new UsageError(`--${name} ${flag.takes} is missing.`);
  return { values: values as Values<F>, rest };
}

function readValue(
  name: string,
  flag: Flag,
  attached: string | undefined,
  following: () => string | undefined,
): unknown {
  if (flag.takes === null) {
    if (attached !== undefined) throw new UsageError(`--${name} takes no value.`);
    return flag.read('');
  }
  const value = attached ?? following();
  // A negative number is a value, another flag is not.
  if (value === undefined || (attached === undefined && /^--?[a-z]/.test(value)))
    throw new UsageError(`--${name} needs a value: --${name} ${flag.takes}.`);
  try {
    return flag.read(value);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`--${name} ${error.message}.`);
    throw error;
  }
}

/** " Did you mean x?" when one of the known words is a slip away, else nothing. */
export function nearest(word: string, known: readonly string[], prefix = ''): string {
  const close = known
    .map((candidate) => ({ candidate, slips: slips(word, candidate) }))
    .filter((each) => each.slips <= Math.max(1, Math.ceil(each.candidate.length / 3)))
    .sort((a, b) => a.slips - b.slips)[0];
  return close === undefined ? '' : ` Did you mean ${prefix}${close.candidate}?`;
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? missing()) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? missing()) + 1, (next[j - 1] ?? missing()) + 1, changed));
    }
    row = next;
  }
  return row[b.length] ?? missing();
}
