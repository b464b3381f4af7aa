import { findSpace, spaceName } from '@ennead/ankh/tables';
import type { Option } from '@ennead/kernel';
import { CENTRES, distance, middle, type Point, RADIUS, sideEnds } from './geometry.ts';

interface Asks {
  isLit(space: number): boolean;
  /** Sides that may be drawn now; null when no caravan is drawn. */
  litSides(): ReadonlyMap<number, Option> | null;
  isDraggable(space: number): boolean;
  choose(space: number): void;
  /** False: not now, an answer is on its way. */
  pick(option: Option): boolean;
}

const FAR_ENOUGH = 9;
/** How long the way of the finger counts: a line is often drawn faster than a far table answers. */
const TRAIL_MS = 1000;

/** Dragging a figure and drawing a caravan. Making the board larger is the frame's business. */
export class BoardGestures {
  /** The space of the figure under the finger, -1 for none. */
  dragged = $state(-1);
  pointer: Point = $state.raw({ x: 0, y: 0 });
  /** The gesture that just ended was no click. */
  swallowsClick = false;

  readonly #drawing: () => SVGSVGElement | undefined;
  readonly #asks: Asks;
  #finger = -1;
  #start: Point = { x: 0, y: 0 };
  #from = -1;
  #draws = false;
  /** Where the finger was since the last side that was drawn. */
  #trail: { readonly at: number; readonly point: Point }[] = [];
  /** Once each: whoever takes one back does not want it again. */
  readonly #drawn = new Set<Option>();

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
    this.#start = { x: event.clientX, y: event.clientY };
    const space = spaceOf(event.target);
    this.#from = space >= 0 && this.#asks.isDraggable(space) ? space : -1;
    this.#draws = this.#asks.litSides() !== null;
    this.#trail = [];
    this.#drawn.clear();
    if (this.#from >= 0 || this.#draws) this.#finger = event.pointerId;
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#finger) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.swallowsClick && distance(now, this.#start) < FAR_ENOUGH) return;
    if (this.#draws) {
      this.#trace(event);
      if (this.#draw()) this.swallowsClick = true;
      if (this.swallowsClick) event.stopPropagation();
      return;
    }
    this.swallowsClick = true;
    event.stopPropagation();
    this.pointer = this.#toDrawing(now);
    if (this.dragged >= 0) return;
    this.dragged = this.#from;
    this.#asks.pick(spaceName(this.#from));
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#finger) return;
    const from = this.dragged;
    this.#letGo();
    if (from < 0) return;
    const space = spaceAt(this.#toDrawing({ x: event.clientX, y: event.clientY }));
    // The click that follows must not choose again, but this drop must.
    this.swallowsClick = false;
    if (space >= 0 && space !== from && this.#asks.isLit(space)) this.#asks.choose(space);
    this.swallowsClick = true;
  };

  #letGo(): void {
    this.#finger = -1;
    this.dragged = -1;
    this.#from = -1;
    this.#draws = false;
  }

  /** A fast finger leaves few points, some of them in one event: the way between them counts too. */
  #trace(event: PointerEvent): void {
    if (this.#trail.length === 0) requestAnimationFrame(this.#follow);
    const at = performance.now();
    for (const { clientX, clientY } of [...event.getCoalescedEvents(), event]) {
      const point = this.#toDrawing({ x: clientX, y: clientY });
      const from = this.#trail.at(-1)?.point ?? point;
      const steps = Math.ceil(distance(from, point) / (RADIUS * 0.3));
      for (let step = 1; step < steps; step++)
        this.#trail.push({ at, point: between(from, point, step / steps) });
      this.#trail.push({ at, point });
    }
  }

  /** Goes on along the trail as sides light up, also when the finger is gone already. */
  readonly #follow = (): void => {
    const now = performance.now();
    this.#trail = this.#trail.filter(({ at }) => now - at < TRAIL_MS);
    if (this.#trail.length === 0) return;
    this.#draw();
    requestAnimationFrame(this.#follow);
  };

  /** A side is drawn when the finger has come near its middle. True: one was. */
  #draw(): boolean {
    const lit = [...(this.#asks.litSides() ?? [])].filter(([, option]) => !this.#drawn.has(option));
    for (const [at, { point }] of this.#trail.entries())
      for (const [side, option] of lit)
        if (distance(middle(...sideEnds(side)), point) < RADIUS * 0.4 && this.#asks.pick(option)) {
          this.#drawn.add(option);
          this.#trail.splice(0, at);
          return true;
        }
    return false;
  }

  #toDrawing({ x, y }: Point): Point {
    const matrix = this.#drawing()?.getScreenCTM();
    if (!matrix) return { x, y };
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function spaceOf(target: EventTarget | null): number {
  const name = target instanceof SVGElement ? target.dataset.space : undefined;
  return name === undefined ? -1 : (findSpace(name) ?? -1);
}

/** The space whose middle is nearest, if the point is on it. */
function spaceAt(point: Point): number {
  let best = -1;
  let nearest = RADIUS;
  CENTRES.forEach((centre, space) => {
    const away = distance(centre, point);
    if (away < nearest) [best, nearest] = [space, away];
  });
  return best;
}
