import type { Decision } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { type Node, ownChild, worthOf } from './tree.ts';

/** Before this share of all worlds everything is thought possible: answers that are found late are the ones worth thinking for. */
const EARLY = 1 / 4;
/** A difference in the chance to win that is not worth more thought. */
const TRIFLE = 0.005;
/** Deviations of a mean by which it is hardly ever wrong. */
const SURE = 3;

/**
 * Further worlds would not change the choice, or not for the better: no other option can still be tried as often as the
 * favourite, or none is likely to be better by more than a trifle. Against thinking to the end this saves two thirds of the
 * time; one choice in ten is another one, and worth as much.
 * @param left worlds that may still be played out
 * @param deviation of the worth of a single world
 */
export function isSettled(root: Node, { options }: Decision, left: number, deviation: number): boolean {
  let favourite: Node | undefined;
  let second = 0;
  for (let i = 0; i < options.length; i++) {
    const tried = ownChild(root, options[i] ?? missing());
    if (tried === undefined) continue;
    if (favourite === undefined || tried.visits > favourite.visits) {
      second = favourite?.visits ?? 0;
      favourite = tried;
    } else if (tried.visits > second) second = tried.visits;
  }
  if (favourite === undefined) return false;
  if (favourite.visits - second > left) return true;
  if (root.visits < EARLY * (root.visits + left)) return false;
  for (let i = 0; i < options.length; i++) {
    const other = ownChild(root, options[i] ?? missing());
    if (other === undefined) return false;
    if (other !== favourite && mayBeBetter(other, favourite, deviation)) return false;
  }
  return true;
}

function mayBeBetter(other: Node, favourite: Node, deviation: number): boolean {
  const lead = worthOf(other) - worthOf(favourite);
  const doubt = SURE * deviation * Math.sqrt(1 / other.visits + 1 / favourite.visits);
  return lead + doubt > TRIFLE;
}
