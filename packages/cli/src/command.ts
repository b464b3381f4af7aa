import type { Flags, Values } from './arguments.ts';
import type { GameRegistry } from './games.ts';

/** What a command works with besides its arguments. */
export interface Context {
  readonly games: GameRegistry;
  /** Prints one line of the result. */
  out(line: string): void;
  /** Prints one line for people beside the result. */
  err(line: string): void;
  /** Shows a passing line on a terminal; absent when nobody watches. */
  readonly show?: (line: string) => void;
}

export interface Command<F extends Flags = Flags> {
  readonly name: string;
  readonly summary: string;
  /** The arguments that are no flags, as the help shows them; absent: none are taken. */
  readonly takes?: string;
  readonly flags: F;
  /** Command lines without the program's name, each with what it does. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  /** Returns the exit code: 0, or 1 when what was asked for failed. */
  run(values: Values<F>, rest: readonly string[], context: Context): Promise<number>;
}

/** States the flags of a command once, for its `run`. */
export function command<F extends Flags>(definition: Command<F>): Command {
  // `run` is only ever called with values parsed by the command's own flags.
  return definition as unknown as Command;
}
