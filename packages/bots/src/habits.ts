import { type Chance, type Decision, draw, missing, type Option, type Seat } from '@ennead/kernel';
import type { Opinion } from './opinion.ts';

interface Habit {
  count: number;
  total: number;
}

/**
 * What has worked so far, by seat, kind of decision and option, wherever in the game it was chosen.
 * Playouts lean on it, so that they get better while the search goes on.
 */
export type Habits = Map<string, Map<Option, Habit>>[];

/** One playout decision in so many is taken at random, unless told otherwise. */
const AT_RANDOM = 3;

export function remember(habits: Habits, seat: Seat, kind: string, option: Option, value: number): void {
  let kinds = habits[seat];
  if (kinds === undefined) {
    kinds = new Map();
    habits[seat] = kinds;
  }
  let options = kinds.get(kind);
  if (options === undefined) {
    options = new Map();
    kinds.set(kind, options);
  }
  const habit = options.get(option);
  if (habit === undefined) options.set(option, { count: 1, total: value });
  else {
    habit.count += 1;
    habit.total += value;
  }
}

/** The option that has done best on average; one never tried counts as very good. Now and then another, by first sight. */
export function habitual(
  habits: Habits,
  { seat, kind, options }: Decision,
  opinion: Opinion | null,
  chance: Chance,
  randomly = AT_RANDOM,
): Option {
  const known = habits[seat]?.get(kind);
  if (known === undefined || draw(chance, randomly) === 0) return weighted(options, opinion, chance);
  // Beginning anywhere, so that of equals any may come first.
  let at = draw(chance, options.length);
  let best = options[at] ?? missing();
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const option = options[at] ?? missing();
    at = at + 1 === options.length ? 0 : at + 1;
    const habit = known.get(option);
    const value = habit === undefined ? 1 : habit.total / habit.count;
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}

const FINE = 2 ** 32;

/** Draws an option, each as often as it is thought of. */
function weighted(options: readonly Option[], opinion: Opinion | null, chance: Chance): Option {
  if (opinion === null) return options[draw(chance, options.length)] ?? missing();
  let total = 0;
  for (let i = 0; i < options.length; i++) total += opinion(options[i] ?? missing());
  let left = (draw(chance, FINE) / FINE) * total;
  for (let i = 0; i < options.length; i++) {
    left -= opinion(options[i] ?? missing());
    if (left < 0) return options[i] ?? missing();
  }
  return options[options.length - 1] ?? missing();
}
