import type { Point } from './point.ts';

interface Asks {
  /** Whether the troop of a sector can be taken up now, or already has been. */
  isDraggable(sector: string): boolean;
  take(sector: string): void;
  drop(sector: string): void;
}

const FAR_ENOUGH = 9;

/** Taking a troop by dragging it. Making the board larger is the frame's business. */
export class TroopDrag {
  /** The sector of the troop under the finger; null for none. */
  dragged: string | null = $state(null);
  pointer: Point = $state.raw({ x: 0, y: 0 });
  /** The gesture that just ended was no click. */
  swallowsClick = false;

  readonly #drawing: () => SVGSVGElement | undefined;
  readonly #asks: Asks;
  #finger = -1;
  #start: Point = { x: 0, y: 0 };
  #from: string | null = null;

  constructor(drawing: () => SVGSVGElement | undefined, asks: Asks) {
    this.#drawing = drawing;
    this.#asks = asks;
  }

  readonly down = (event: PointerEvent): void => {
    this.swallowsClick = false;
    if (event.button !== 0) return;
    // A second finger makes the board larger.
    if (this.#finger >= 0) {
      this.#letGo();
      return;
    }
    const sector = sectorOf(event.target);
    if (sector === null || !this.#asks.isDraggable(sector)) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#from = sector;
    this.#finger = event.pointerId;
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#finger || this.#from === null) return;
    const isFar = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) >= FAR_ENOUGH;
    if (!this.swallowsClick && !isFar) return;
    this.swallowsClick = true;
    event.stopPropagation();
    this.pointer = this.#toDrawing(event);
    if (this.dragged !== null) return;
    this.dragged = this.#from;
    this.#asks.take(this.#from);
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#finger) return;
    const from = this.dragged;
    this.#letGo();
    if (from === null) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const sector = sectorOf(under);
    if (sector !== null && sector !== from) this.#asks.drop(sector);
  };

  #letGo(): void {
    this.#finger = -1;
    this.dragged = null;
    this.#from = null;
  }

  #toDrawing({ clientX, clientY }: PointerEvent): Point {
    const matrix = this.#drawing()?.getScreenCTM();
    if (!matrix) return { x: clientX, y: clientY };
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }
}

function sectorOf(target: EventTarget | null): string | null {
  return target instanceof SVGElement ? (target.dataset.sector ?? null) : null;
}
