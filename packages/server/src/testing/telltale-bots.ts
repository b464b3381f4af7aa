import type { BaseState, Decision, Option, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';

const LONG = 60;

/** Bots that think long when there is something to choose from: a table must not let that be heard. */
export function createBot() {
  return {
    choose(_view: BaseState, _seat: Seat, [decision]: readonly Decision[]): Option {
      const until = Date.now() + LONG;
      if ((decision?.options.length ?? 0) > 1) while (Date.now() < until);
      return decision?.options[0] ?? missing();
    },
  };
}
