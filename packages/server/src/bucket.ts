import { SECOND } from './time.ts';

/** A bucket that fills up as time goes by. */
export interface Bucket {
  readonly perSecond: number;
  readonly most: number;
  left: number;
  at: number;
}

export function bucket(perSecond: number, most = perSecond): Bucket {
  return { perSecond, most, left: most, at: 0 };
}

/** Takes so much out; false when there is not enough. More than ever fits is taken from a full one. */
export function takeFrom(each: Bucket, now: number, amount = 1): boolean {
  fill(each, now);
  const wanted = Math.min(amount, each.most);
  if (each.left < wanted) return false;
  each.left -= wanted;
  return true;
}

/** Takes out what was used, even if there is less: the rest is owed, as much as fits at most. */
export function spendFrom(each: Bucket, now: number, amount: number): void {
  fill(each, now);
  each.left = Math.max(-each.most, each.left - amount);
}

/** Whether nothing is left. */
export function isEmpty(each: Bucket, now: number): boolean {
  fill(each, now);
  return each.left <= 0;
}

/** Whole seconds until so much can be taken. */
export function secondsUntil(each: Bucket, amount = 1): number {
  return Math.max(1, Math.ceil((Math.min(amount, each.most) - each.left) / each.perSecond));
}

function fill(each: Bucket, now: number): void {
  each.left = Math.min(each.most, each.left + (Math.max(0, now - each.at) / SECOND) * each.perSecond);
  each.at = now;
}

/** Buckets of one kind by whom they belong to. */
export type BucketOf = (owner: string) => Bucket;

const MOST_BUCKETS = 20_000;

/** Buckets that hold `most` and are full again after `period`, in milliseconds. */
export function bucketsPer(period: number, most: number, now: () => number): BucketOf {
  return bucketsOf((most * SECOND) / period, most, now);
}

/** Makes a bucket for whoever has none. One that has filled up is as good as none and is dropped when there are many. */
export function bucketsOf(perSecond: number, most: number, now: () => number): BucketOf {
  const all = new Map<string, Bucket>();

  function dropFull(): void {
    for (const [owner, each] of all) {
      fill(each, now());
      if (each.left >= each.most) all.delete(owner);
    }
  }

  return (owner) => {
    const known = all.get(owner);
    if (known !== undefined) return known;
    if (all.size >= MOST_BUCKETS) dropFull();
    const [oldest] = all.size >= MOST_BUCKETS ? all.keys() : [];
    if (oldest !== undefined) all.delete(oldest);
    const made = bucket(perSecond, most);
    all.set(owner, made);
    return made;
  };
}
