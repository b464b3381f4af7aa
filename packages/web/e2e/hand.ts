import type { Page } from 'playwright-core';

/** What one look at the page finds to do. */
export interface Sight {
  /** 'over': the game has ended. 'idle': nothing to do here now. */
  readonly state: 'over' | 'idle' | 'click';
  /** In the middle of what is to be clicked, as the page is laid out now. */
  readonly x: number;
  readonly y: number;
  /** For the story of a failed game: which button, or the option it stands for. */
  readonly what: string;
  /** It answers a question; all else only stands in the way. */
  readonly isOption: boolean;
}

/** Numbers between 0 and 1 from a seed, so that a game that failed can be played again. */
export function luckFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Looks for something to do, as long as patience lasts: first what stands in the way (the device is passed on, a
 * moment is shown, something waits for Confirm), then anything lit, at random. Only what a pointer would really hit
 * counts.
 */
export function look(page: Page, luck: number, patience = 60_000): Promise<Sight> {
  return page.evaluate(
    ({ luck, patience }) => {
      type Found = {
        state: 'over' | 'idle' | 'click';
        x: number;
        y: number;
        what: string;
        isOption: boolean;
      };
      const idle: Found = { state: 'idle', x: 0, y: 0, what: '', isOption: false };

      /** Where a pointer hits the element itself; null: it is covered or away. */
      function pointOn(element: Element): { x: number; y: number } | null {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) return null;
        for (const [dx, dy] of [
          [0.5, 0.5],
          [0.5, 0.75],
          [0.5, 0.25],
          [0.25, 0.5],
          [0.75, 0.5],
          [0.3, 0.3],
          [0.7, 0.7],
          [0.3, 0.7],
          [0.7, 0.3],
          [0.12, 0.5],
          [0.88, 0.5],
        ] as const) {
          const x = left + width * dx;
          const y = top + height * dy;
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && element.contains(hit)) return { x, y };
        }
        return null;
      }

      function click(element: Element, what: string, isOption = false): Found | null {
        const point = pointOn(element);
        return point && { state: 'click', ...point, what, isOption };
      }

      function oneOf(root: ParentNode, selector: string, what: string): Found | null {
        for (const element of root.querySelectorAll(selector)) {
          const found = element.closest('[inert]') === null ? click(element, what) : null;
          if (found) return found;
        }
        return null;
      }

      const quits = ['end', 'none', 'stop', 'done', 'decline', 'pass'];
      function option(root: ParentNode): Found | null {
        const all = [...root.querySelectorAll('[data-option]:not(:disabled)')].filter(
          (element) => element.getAttribute('data-option') !== '' && element.closest('[inert]') === null,
        );
        // Whoever mostly passes does not see much of a game.
        const eager = all.filter((element) => !quits.includes(element.getAttribute('data-option') ?? ''));
        const lit = eager.length > 0 && (luck * 1000) % 1 < 0.85 ? eager : all;
        const start = Math.floor(luck * lit.length);
        for (const element of [...lit.slice(start), ...lit.slice(0, start)]) {
          const found = click(element, element.getAttribute('data-option') ?? '', true);
          if (found) return found;
        }
        return null;
      }

      function card(root: ParentNode): Found | null {
        const cards = [...root.querySelectorAll('[data-card][aria-pressed="false"]')];
        const chosen = cards[Math.floor(luck * cards.length)];
        return chosen === undefined ? null : click(chosen, `card ${chosen.getAttribute('data-card')}`);
      }

      function see(): Found {
        const table = document.querySelector<HTMLElement>('[data-number]');
        if (table === null) return idle;
        if (document.querySelector('[data-testid="game-over"]')) return { ...idle, state: 'over' };
        if (table.dataset.busy === 'true') return idle;
        const ready = oneOf(document, '[aria-modal="true"] .commit', 'ready');
        if (ready) return ready;
        const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
        return (
          oneOf(root, '.moment', 'moment') ??
          oneOf(root, '[data-testid="confirm"]:not(:disabled)', 'confirm') ??
          option(root) ??
          card(root) ??
          oneOf(root, '[data-testid="all-options"]', 'all options') ??
          // The table moved on under the pointer, and something else was opened.
          (root === document ? null : oneOf(root, 'header .square', 'close')) ??
          idle
        );
      }

      return new Promise<Found>((settle) => {
        const end = performance.now() + patience;
        const glance = () => {
          const found = see();
          if (found.state !== 'idle' || performance.now() > end) settle(found);
          else setTimeout(glance, 8);
        };
        glance();
      });
    },
    { luck, patience },
  );
}

/** A click with the pointer; the page may take all of it in at once. */
export async function click(page: Page, { x, y }: Sight): Promise<void> {
  await Promise.all([page.mouse.move(x, y), page.mouse.down(), page.mouse.up()]);
}

/** What a page asks and says, for a game that came to a halt. */
function tell(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { number, busy } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
    const parts = document.querySelectorAll(
      'h1, .asked, [aria-live], dialog:modal h2, .stage h2, .stage .choice',
    );
    const words = [...parts].map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim());
    return `move ${number}, busy ${busy}; ${words.join(' / ')}`;
  });
}

/** Plays by clicking what is lit until the game is over; returns what was clicked. */
export async function playByHand(page: Page, luck: () => number, most = 6000): Promise<readonly string[]> {
  const clicked: string[] = [];
  let drawn = luck();
  while (clicked.length < most) {
    const seen = await look(page, drawn);
    if (seen.state === 'over') return clicked;
    if (seen.state === 'idle')
      throw new Error(`nothing to do after ${clicked.slice(-8).join(', ')}: ${await tell(page)}`);
    await click(page, seen);
    clicked.push(seen.what);
    // What merely stands in the way comes and goes with time: it must not change the game.
    if (seen.isOption) drawn = luck();
  }
  throw new Error(`the game does not end: ${clicked.slice(-20).join(', ')}`);
}

/** Nobody waits longer for the others. */
const IDLE_MS = 60_000;

/**
 * Everybody clicks what is lit on their own page, each with their own luck, until all see the end or `enough` options
 * were clicked; returns how many.
 */
export async function playTogether(pages: readonly Page[], seed: number, enough: number): Promise<number> {
  const lucks = pages.map((_, at) => luckFrom(seed + at));
  const drawn = lucks.map((luck) => luck());
  let taken = 0;
  for (let busyAt = performance.now(); taken < enough; ) {
    let over = 0;
    for (const [at, page] of pages.entries()) {
      const seen = await look(page, drawn[at] ?? 0, 20);
      if (seen.state === 'over') over += 1;
      if (seen.state !== 'click') continue;
      await click(page, seen);
      busyAt = performance.now();
      if (!seen.isOption) continue;
      taken += 1;
      drawn[at] = lucks[at]?.() ?? 0;
    }
    if (over === pages.length) return taken;
    if (performance.now() - busyAt > IDLE_MS)
      throw new Error(
        `nobody has anything to do after ${taken} options: ${(await Promise.all(pages.map(tell))).join(' || ')}`,
      );
  }
  return taken;
}
