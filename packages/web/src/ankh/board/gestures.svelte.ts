import { SPACES } from '@ennead/ankh/tables';
import type { Option } from '@ennead/kernel';
import { CENTRES, distance, middle, type Point, RADIUS, sideEnds } from './geometry.ts';

interface Asks {
  isLit(space: number): boolean;
  /** Sides that may be drawn now; null when no caravan is drawn. */
  litSides(): ReadonlyMap<number, Option> | null;
  isDraggable(space: number): boolean;
  choose(space: number): void;
  pick(option: Option): void;
}

const FAR_ENOUGH = 9;

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
    if (this.#from >= 0 || this.#draws) this.#finger = event.pointerId;
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#finger) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.swallowsClick && distance(now, this.#start) < FAR_ENOUGH) return;
    if (this.#draws) {
      if (this.#draw(now)) {
        this.swallowsClick = true;
        event.stopPropagation();
      }
      return;
    }
    this.swallowsClick = true;
    event.stopPropagation();
    this.pointer = this.#toDrawing(now);
    if (this.dragged >= 0) return;
    this.dragged = this.#from;
    this.#asks.pick(SPACES[this.#from] as string);
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

  /** A side is drawn when the finger comes near its middle. */
  #draw(now: Point): boolean {
    const here = this.#toDrawing(now);
    for (const [side, option] of this.#asks.litSides() ?? [])
      if (distance(middle(...sideEnds(side)), here) < RADIUS * 0.4) {
        this.#asks.pick(option);
        return true;
      }
    return this.swallowsClick;
  }

  #toDrawing({ x, y }: Point): Point {
    const matrix = this.#drawing()?.getScreenCTM();
    if (!matrix) return { x, y };
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }
}

function spaceOf(target: EventTarget | null): number {
  const name = target instanceof SVGElement ? target.dataset.space : undefined;
  return name === undefined ? -1 : SPACES.indexOf(name);
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
