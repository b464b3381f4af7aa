/** What something costs at every size. */
export interface Curve {
  readonly name: string;
  /** What there is more and more of. */
  readonly of: string;
  readonly points: readonly Point[];
  /** How many times as much as at the smaller sizes it may cost at the largest. Counts are exact, times are not. */
  readonly most: number;
}

export interface Point {
  readonly size: number;
  readonly cost: number;
}

export type Growing = (sizes: readonly number[], show: (what: string) => void) => Promise<Curve[]>;

/** How many times as much it costs at the largest size as at the dearest of the others: one slow measurement bends nothing. */
export function times({ points }: Curve): number {
  const costs = points.map(({ cost }) => cost);
  const last = costs.pop() ?? 0;
  return last / Math.max(...costs, Number.MIN_VALUE);
}

export function isBent(curve: Curve): boolean {
  return curve.points.length > 1 && times(curve) > curve.most;
}
