import type { Attachment } from 'svelte/attachments';
import type { Topic } from '../table/sentence.ts';

export interface Peek {
  readonly topic: Topic;
  /** The thing it stands beside, on the screen. */
  readonly box: DOMRect;
}

const REST_MS = 350;
const LONG_PRESS_MS = 450;
/** A finger that moved further wants something else. */
const SLACK = 8;

let shown: Peek | null = $state.raw(null);
/** What will be shown next. Things are also left while the page is being drawn, when nothing may change. */
let next: Peek | null = null;

function change(peek: Peek | null): void {
  if (next === peek) return;
  next = peek;
  queueMicrotask(() => {
    shown = next;
  });
}

/** What a small card shows now, and beside what. */
export function peeked(): Peek | null {
  return shown;
}

export function hidePeek(): void {
  change(null);
}

/** Shows the card of a thing at once. */
export function peekAt(thing: Element, topic: Topic): void {
  change({ topic, box: thing.getBoundingClientRect() });
}

/** A thing that tells its name and effect in a small card: where the pointer rests, on a long press, with the focus. */
export function beside(topicOf: () => Topic | null): Attachment<Element> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isHeld = false;
    let isShown = false;

    function show() {
      const topic = topicOf();
      if (topic === null) return;
      isShown = true;
      peekAt(thing, topic);
    }
    function soon(ms: number, then = show) {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    }
    function hide() {
      clearTimeout(timer);
      isShown = false;
      hidePeek();
    }
    const first: Listeners = {
      focus: () => thing.matches(':focus-visible') && show(),
      pointerdown(event) {
        isHeld = false;
        clearTimeout(timer);
        if (isMouse(event) || !(event instanceof PointerEvent)) return;
        start = { x: event.clientX, y: event.clientY };
        soon(LONG_PRESS_MS, () => {
          isHeld = true;
          show();
        });
      },
      pointermove(event) {
        // Not on entering: what slides under a pointer at rest was not asked for.
        if (isMouse(event)) {
          if (!isShown) soon(REST_MS);
          return;
        }
        if (!(event instanceof PointerEvent)) return;
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) clearTimeout(timer);
      },
      // A long press reads; it neither chooses nor opens a menu.
      contextmenu(event) {
        if (isMouse(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    /** What matters only after one of the first: most things are never pointed at, and there are hundreds of them. */
    const after: Listeners = {
      pointerleave: (event) => isMouse(event) && event.target === thing && hide(),
      blur: hide,
      pointerup: (event) => !isMouse(event) && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      click(event) {
        if (isHeld) event.stopImmediatePropagation();
        isHeld = false;
      },
    };
    let isMet = false;
    function meet(event: Event) {
      if (!isMet) listen(thing, after);
      isMet = true;
      first[event.type]?.(event);
    }
    for (const type of Object.keys(first)) thing.addEventListener(type, meet, { capture: true });
    return () => {
      for (const type of Object.keys(first)) thing.removeEventListener(type, meet, { capture: true });
      // Most things come and go without ever being pointed at.
      if (!isMet) return;
      hide();
      for (const [type, listener] of Object.entries(after))
        thing.removeEventListener(type, listener, { capture: true });
    };
  };
}

type Listeners = Readonly<Record<string, (event: Event) => void>>;

function listen(thing: Element, listeners: Listeners): void {
  for (const [type, listener] of Object.entries(listeners))
    thing.addEventListener(type, listener, { capture: true });
}

function isMouse(event: Event): boolean {
  return !(event instanceof PointerEvent) || event.pointerType === 'mouse' || event.pointerType === '';
}
