import type { Decision } from '@ennead/kernel';
import { type Node, ownChild } from './tree.ts';

/** Before so many worlds everything is thought possible. */
const EARLY = 500;
/** No other option will get more than this share of the worlds that are left. */
const COMEBACK = 1 / 3;

/**
 * Further worlds would not change the choice: no other option will still be tried as often as the favourite.
 * Against thinking to the end this saves half of the time; one choice in twenty is another one, and worth as much.
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
  return first - second > (root.visits < EARLY ? left : left * COMEBACK);
}
