/** How broad a finger is, in pixels. */
export const FINGER = 44;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a finger meant that came down at a point: the target it hit, or another near it (its number), or one of several
 * small ones: then everything must become larger by so much.
 */
export function aimedAt(
  targets: readonly Box[],
  hit: number,
  { x, y }: { readonly x: number; readonly y: number },
  canGrow: boolean,
): 'as it is' | number | { readonly by: number } {
  const target = targets[hit];
  if (target !== undefined && sizeOf(target) >= FINGER) return 'as it is';
  const near = targets.flatMap((box, number) => {
    const away = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    return away <= FINGER / 2 ? [{ number, away, size: sizeOf(box) }] : [];
  });
  const nearest = near.toSorted((one, other) => one.away - other.away)[0];
  if (nearest === undefined) return 'as it is';
  if (near.length > 1 && canGrow)
    return { by: Math.max(1.5, FINGER / Math.min(...near.map(({ size }) => size))) };
  return nearest.number === hit ? 'as it is' : nearest.number;
}

function sizeOf({ width, height }: Box): number {
  return Math.min(width, height);
}
