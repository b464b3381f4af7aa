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

/** Attaches to a window element whose only child is the sheet. */
export function panZoom(window: HTMLElement): () => void {
  const sheet = window.firstElementChild as HTMLElement;
  const fingers = new Map<number, { x: number; y: number }>();
  let lie = FLAT;
  let travelled = 0;
  let lastTap = 0;

  function lay(next: Lie) {
    lie = next;
    sheet.style.transform = lie.scale === 1 ? '' : `translate(${lie.x}px, ${lie.y}px) scale(${lie.scale})`;
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
    const { x, y } = point(event);
    const doubled = event.timeStamp - lastTap < DOUBLE_TAP_MS;
    lastTap = doubled ? 0 : event.timeStamp;
    if (doubled) lay(lie.scale > 1 ? FLAT : scaleAround(lie, 2, x, y, size()));
  }
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && lie.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    const { x, y } = point(event);
    lay(scaleAround(lie, Math.exp(-event.deltaY / 400), x, y, size()));
  }
  /** A drag is no click. */
  function click(event: MouseEvent) {
    if (travelled > SLACK && lie.scale > 1) event.stopPropagation();
  }

  window.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  window.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('click', click, { capture: true });
  const watcher = new ResizeObserver(() => lay(fit(lie, size())));
  watcher.observe(window);
  return () => {
    watcher.disconnect();
    window.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    window.removeEventListener('wheel', wheel);
    window.removeEventListener('click', click, { capture: true });
  };
}
