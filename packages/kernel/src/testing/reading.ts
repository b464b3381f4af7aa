import * as fc from 'fast-check';
import { firstNotPlain } from '../contract/plain.ts';
import { hash } from '../hash.ts';
import type { Json, Result } from '../json.ts';
import { costOf } from './cost.ts';
import { hostileValue, spoilt } from './hostile.ts';

/** No input may hold everybody up for longer, in milliseconds. */
const LONGEST = 50;

/** What is proved of a reader. */
interface Reading<T> {
  read(input: unknown): Result<T>;
  /** Inputs that are read; what is fed to the reader is near one of them. */
  readonly sound: readonly Json[];
  /** What is wrong with something that was read. */
  check?(value: T): readonly string[];
  readonly runs?: number;
}

/**
 * Feeds a reader with hostile values. Each is refused with a code and a short sentence, or gives plain data that survives
 * JSON and cloning; none makes it throw, none takes long, none is changed by being read.
 */
export function readsSafely<T>({ read, sound, check = () => [], runs = 100 }: Reading<T>): void {
  for (const input of sound) {
    const given = read(input);
    if (!given.ok) throw new Error(`what should be sound is refused: ${given.problem.message}`);
  }
  const inputs = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...sound).chain(spoilt) },
    { weight: 1, arbitrary: hostileValue },
  );
  const property = fc.property(inputs, (input) => {
    const before = JSON.stringify(input);
    let result = read(input);
    const cost = costOf(() => {
      result = read(input);
    }, LONGEST);
    if (cost > LONGEST) throw new Error(`it took ${cost} ms`);
    if (JSON.stringify(input) !== before) throw new Error('the input was changed');
    const wrong = result.ok ? firstWrong(result.value, check) : problemWith(result.problem);
    if (wrong !== null) throw new Error(wrong);
  });
  fc.assert(property, { numRuns: runs, endOnFailure: true });
}

function firstWrong<T>(value: T, check: (value: T) => readonly string[]): string | null {
  const odd = firstNotPlain(value);
  if (odd !== null) return odd;
  if (hash(structuredClone(value)) !== hash(value)) return 'it is not cloned as it is';
  if (hash(JSON.parse(JSON.stringify(value))) !== hash(value)) return 'JSON changes it';
  return check(value)[0] ?? null;
}

const LONGEST_SENTENCE = 400;

function problemWith({ code, message }: { readonly code: string; readonly message: string }): string | null {
  if (!/^[a-z-]+$/.test(code)) return `the code is ${code}`;
  if (message === '' || message.length > LONGEST_SENTENCE) return `the sentence is ${message.slice(0, 500)}`;
  return message.isWellFormed() ? null : 'the sentence has half a character';
}
