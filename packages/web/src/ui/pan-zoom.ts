import { aimedAt } from './touch-aim.ts';

/** How a sheet lies in its window: scale, and the shift of its top left corner in pixels. */
export interface Lie {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What answers a question. */
const LIT = '[data-option]:not([data-option=""])';
const FLAT: Lie = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;
const DOUBLE_TAP_MS = 300;
/** A finger that moved less than this has tapped. */
const SLACK = 8;

/** Scales around a point that stays where it is; the sheet never leaves a gap at the window's edge. */
export function scaleAround(lie: Lie, by: number, px: number, py: number, window: Size): Lie {
  const scale = Math.min(LARGEST, Math.max(1, lie.scale * by));
  const ratio = scale / lie.scale;
  return fit({ scale, x: px - (px - lie.x) * ratio, y: py - (py - lie.y) * ratio }, window);
}

export function shift(lie: Lie, dx: number, dy: number, window: Size): Lie {
  return fit({ scale: lie.scale, x: lie.x + dx, y: lie.y + dy }, window);
}

function fit({ scale, x, y }: Lie, { width, height }: Size): Lie {
  return {
    scale,
    x: Math.min(0, Math.max(width - width * scale, x)),
    y: Math.min(0, Math.max(height - height * scale, y)),
  };
}

/** Two taps are one double tap only in one place. */
const SAME_PLACE = 24;

export interface PanZoom {
  /** All of the sheet in its window. */
  fit(): void;
  /** Another question: what was made larger for a finger to hit lies flat again. */
  turn(): void;
  detach(): void;
}

/** Attaches to a window element whose first child is the sheet; `onlie` hears whenever the sheet lies otherwise. */
export function panZoom(window: HTMLElement, onlie: (lie: Lie) => void): PanZoom {
  const sheet = window.firstElementChild as HTMLElement;
  let forFinger = false;
  const fingers = new Map<number, { x: number; y: number }>();
  let lie = FLAT;
  let travelled = 0;
  let lastTap = { at: 0, x: 0, y: 0 };

  function lay(next: Lie) {
    lie = next;
    sheet.style.transform = lie.scale === 1 ? '' : `translate(${lie.x}px, ${lie.y}px) scale(${lie.scale})`;
    if (lie.scale === 1) forFinger = false;
    onlie(lie);
  }
  function size(): Size {
    return { width: window.clientWidth, height: window.clientHeight };
  }
  function point(event: PointerEvent | WheelEvent) {
    const { left, top } = window.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, point(event));
    if (fingers.size === 1) travelled = 0;
  }
  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = point(event);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) lay(scaleAround(lie, is / was, (now.x + other.x) / 2, (now.y + other.y) / 2, size()));
    } else if (lie.scale > 1 && travelled > SLACK) {
      lay(shift(lie, now.x - before.x, now.y - before.y, size()));
    }
    fingers.set(event.pointerId, now);
  }
  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || event.pointerType === 'mouse' || travelled > SLACK) return;
    // Who answers twice in a row does not want a larger board.
    if (event.target instanceof Element && event.target.closest(LIT)) return;
    const { x, y } = point(event);
    const doubled =
      event.timeStamp - lastTap.at < DOUBLE_TAP_MS && Math.hypot(x - lastTap.x, y - lastTap.y) < SAME_PLACE;
    lastTap = { at: doubled ? 0 : event.timeStamp, x, y };
    if (doubled) lay(lie.scale > 1 ? FLAT : scaleAround(lie, 2, x, y, size()));
  }
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && lie.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    const { x, y } = point(event);
    lay(scaleAround(lie, Math.exp(-event.deltaY / 400), x, y, size()));
  }
  /** A drag is no click; and a finger is broad: it hits what is near, and where that is not clear the board comes nearer. */
  function click(event: MouseEvent) {
    if (travelled > SLACK && lie.scale > 1) event.stopPropagation();
    else if (event instanceof PointerEvent && event.pointerType === 'touch') aim(event);
  }
  function aim(event: PointerEvent) {
    const lit = [...window.querySelectorAll<SVGElement>(LIT)].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
    const hit = event.target instanceof Element ? event.target.closest(LIT) : null;
    const taken = aimedAt(
      lit.map(({ box }) => box),
      lit.findIndex(({ element }) => element === hit),
      { x: event.clientX, y: event.clientY },
      lie.scale < LARGEST,
    );
    if (taken === 'as it is') return;
    event.stopPropagation();
    if (typeof taken === 'number') {
      lit[taken]?.element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const { x, y } = point(event);
    lay(scaleAround(lie, taken.by, x, y, size()));
    forFinger = true;
  }

  window.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  window.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('click', click, { capture: true });
  const watcher = new ResizeObserver(() => lay(fit(lie, size())));
  watcher.observe(window);
  function detach() {
    watcher.disconnect();
    window.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    window.removeEventListener('wheel', wheel);
    window.removeEventListener('click', click, { capture: true });
  }
  return {
    fit: () => lay(FLAT),
    turn: () => forFinger && lay(FLAT),
    detach,
  };
}
