import { fail, type Json, ok, type Positions, type Result } from '@ennead/kernel';
import { checkState } from '../check.ts';
import { openQuestions } from '../game.ts';
import type { KemetState } from '../state.ts';
import { NotAPosition } from './parsing.ts';
import { parse } from './read.ts';
import { writePosition } from './write.ts';

/** Reads and writes positions. What cannot be is refused with a reason. */
export const positions: Positions<KemetState> = {
  read(position: unknown): Result<KemetState> {
    try {
      const state = parse(position);
      const [broken] = checkState(state);
      if (broken !== undefined) return fail('impossible-position', broken);
      // A moment given by hand must be one at which something can be asked.
      openQuestions(state);
      return ok(state);
    } catch (error) {
      if (error instanceof NotAPosition) return fail('bad-position', error.message);
      return fail('impossible-position', `The game cannot go on from here: ${String(error)}`);
    }
  },
  write: (state) => writePosition(state) as unknown as Json,
};
