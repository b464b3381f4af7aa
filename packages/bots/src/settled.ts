import type { Decision } from '@ennead/kernel';
import { type Node, ownChild } from './tree.ts';

/** Worlds after which a clear favourite ends the search. */
const ENOUGH = 500;
/** A favourite is clear when it was tried so many times as often as any other option. */
const CLEAR = 3;

/**
 * Further worlds would not change the choice: no other option could still be tried as often as the favourite, or the
 * search has turned away from all others. Over a few hundred decisions the second rule cost less than a thousandth of a
 * win each against thinking to the end, and saves half of the time.
 */
export function isSettled(root: Node, { options }: Decision, left: number): boolean {
  let first = 0;
  let second = 0;
  for (let i = 0; i < options.length; i++) {
    const visits = ownChild(root, options[i] as Decision['options'][number])?.visits ?? 0;
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left || (root.visits >= ENOUGH && first >= CLEAR * second);
}
