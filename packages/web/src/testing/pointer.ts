import { vi } from 'vitest';

/** As much of a drawing as a pointer meets: its pieces carry data, and one of its units is two pixels. */
export class Piece extends EventTarget {
  readonly dataset: Readonly<Record<string, string>>;

  constructor(dataset: Readonly<Record<string, string>> = {}) {
    super();
    this.dataset = dataset;
  }
}

const PIXELS = 2;

class Place {
  readonly x: number;
  readonly y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  matrixTransform({ scale }: { readonly scale: number }): Place {
    return new Place(this.x * scale, this.y * scale);
  }
}

/** What a browser would have, as far as gestures ask for it. */
export function stubDrawing(): () => SVGSVGElement {
  vi.stubGlobal('SVGElement', Piece);
  vi.stubGlobal('DOMPoint', Place);
  const drawing = { getScreenCTM: () => ({ inverse: () => ({ scale: 1 / PIXELS }) }) };
  return () => drawing as unknown as SVGSVGElement;
}

export interface PointerAt {
  readonly x: number;
  readonly y: number;
  readonly on?: Piece;
  readonly finger?: number;
  readonly button?: number;
  /** Points that the same event passed on the way. */
  readonly through?: readonly { readonly x: number; readonly y: number }[];
}

/** A pointer over a point of the drawing, in its units. */
export function pointer({ x, y, on, finger = 1, button = 0, through = [] }: PointerAt) {
  const pixels = (point: { readonly x: number; readonly y: number }) => ({
    clientX: point.x * PIXELS,
    clientY: point.y * PIXELS,
  });
  const stopPropagation = vi.fn();
  const event = {
    ...pixels({ x, y }),
    target: on ?? null,
    pointerId: finger,
    button,
    stopPropagation,
    getCoalescedEvents: () => through.map(pixels),
  };
  return { event: event as unknown as PointerEvent, stopPropagation };
}
