export interface Point {
  readonly x: number;
  readonly y: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

const short = (value: number) => String(Math.round(value * 10) / 10);

export const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
