import type { Page } from 'playwright-core';
import { aimedAt, type Box, FINGER } from '../src/ui/touch-aim.ts';

/**
 * What is wrong with the board as it lies in the window: a part that is covered or outside, something to tap that is
 * too small, a piece that hides whose it is or how many there are. Measured in the page, for whatever it shows now.
 */
function boardTroubles(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const drawing = document.querySelector<SVGSVGElement>('main.board .window svg');
    // What lies over everything has the screen to itself: a dialog, a battle, the end.
    const isCovered = document.querySelector(
      'dialog:modal, [aria-modal="true"], main.board .stage, main.board .outlook, [data-testid="game-over"], .moment',
    );
    if (drawing === null || isCovered) return [];
    const found: string[] = [];
    const name = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('class') ?? element.tagName;

    for (const place of drawing.querySelectorAll('[data-space], [data-sector]')) {
      const { left, top, right, bottom, width, height } = place.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`outside the window: ${name(place)}`);
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over !== null && !drawing.contains(over))
        found.push(`covered: ${name(place)} by ${over.outerHTML.slice(0, 90)}`);
    }

    for (const target of drawing.querySelectorAll('[data-option]:not([data-option=""])')) {
      const { width, height } = target.getBoundingClientRect();
      // A side is as long as the map makes it, and nearer to its middle than any other for twice as far across.
      const isSide = target.classList.contains('side');
      if ((isSide ? Math.max(width, height) : Math.min(width, height)) < least - 0.5)
        found.push(`small: ${name(target)} is ${width.toFixed(0)}x${height.toFixed(0)}`);
    }

    // What is lit is outlined on the ground, below what is read there.
    const [rings, paid] = ['.rings', '.cartouche'].map((part) => drawing.querySelector(part));
    if (rings && paid && paid.compareDocumentPosition(rings) & Node.DOCUMENT_POSITION_FOLLOWING)
      found.push('outlines lie over what temples pay');

    // Numbers and owners: nothing that is drawn later lies over them.
    const signs = [...drawing.querySelectorAll('.piece .plate, .piece .boss, .monument .seal, .site .seal')];
    const bodies = [...drawing.querySelectorAll('.piece .front, .piece .rim, .preview .price')];
    for (const sign of signs) {
      const one = sign.getBoundingClientRect();
      for (const body of bodies) {
        const isLater = sign.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (!isLater || sign.closest('.piece') === body.closest('.piece')) continue;
        const other = body.getBoundingClientRect();
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > one.width * 0.35 && down > one.height * 0.35)
          found.push(
            `hidden: ${name(sign)} at ${one.left.toFixed(0)},${one.top.toFixed(0)} under ${name(body)}`,
          );
      }
    }
    return found;
  }, least);
}

/** Words on the stage of a battle that a button lies over. What is scrolled away is not covered. */
function stageTroubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stage = document.querySelector('main .stage');
    if (stage === null || document.querySelector('dialog:modal, [aria-modal="true"]')) return [];
    const found: string[] = [];
    const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const owner = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (owner === null || words === '' || owner.closest('svg, .unseen')) continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      for (const { left, top, right, bottom, width } of range.getClientRects()) {
        const scroller = owner.closest('.scene, footer')?.getBoundingClientRect();
        const isAway = scroller && (top < scroller.top - 1 || bottom > scroller.bottom + 1);
        if (width < 1 || isAway) continue;
        for (const x of [left + 2, (left + right) / 2, right - 2]) {
          const over = document.elementFromPoint(x, (top + bottom) / 2)?.closest('button') ?? null;
          if (over !== null && !over.contains(owner)) found.push(`${words} under ${over.textContent.trim()}`);
        }
      }
    }
    return [...new Set(found)];
  });
}

/** What does not fit: a page that scrolls sideways, a table that is larger than the window, words beyond its edge or cut. */
export async function misfits(page: Page): Promise<string[]> {
  return [...(await cutWords(page)), ...(await misplaced(page))];
}

function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} wide`);
    if (document.querySelector('[data-number]') && scrollHeight > innerHeight)
      found.push(`${scrollHeight} high`);
    for (const element of document.querySelectorAll(
      'header > *, dialog .head > *, .bar *, dialog:modal, .stage h2, .stage button',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width > 1 && height > 1 && (left < -1 || right > innerWidth + 1))
        found.push(`beyond the edge: ${element.outerHTML.slice(0, 120)}`);
    }
    if (document.querySelector('dialog:modal, [aria-modal="true"]')) return found;
    for (const button of document.querySelectorAll<HTMLButtonElement>('.stage button')) {
      if (button.disabled || !button.checkVisibility()) continue;
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit === null || !button.contains(hit)) found.push(`covered: ${button.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** Words that are cut off: by a box that hides what sticks out, or by the edge of the window; or that leave their button. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1);
    const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const owner = text.parentElement;
      // A board is as large as one wants to see it; what is for screen readers only has no size.
      if (words === '' || owner === null || owner.closest('svg, option, textarea, script, style, .skip'))
        continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 1) continue;
      const cuts: string[] = [];
      let across = true;
      let down = true;
      for (let box: Element | null = owner; box !== null && (across || down); box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1) {
          cuts.length = 0;
          across = false;
          break;
        }
        const isWide = left < edge.left - 1 || right > edge.right + 1;
        if (/auto|scroll/.test(overflowX)) across = false;
        if (/auto|scroll/.test(overflowY)) down = false;
        if (isWide && box.matches('button, [role="tab"], .button')) cuts.push('leaves its button');
        if (across && isWide && /hidden|clip/.test(overflowX)) cuts.push('cut across');
        if (down && /hidden|clip/.test(overflowY) && (top < edge.top - 3 || bottom > edge.bottom + 3))
          cuts.push('cut below');
        if (position === 'fixed') break;
      }
      if (across && (left < -1 || right > innerWidth + 1)) cuts.push('beyond the window');
      for (const cut of cuts) found.add(`${cut}: ${words}`);
    }
    return [...found];
  });
}

/** What somebody who is asked does not have in sight: the question, or an answer, or a way to the answers. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function inSight(selector: string): boolean {
      return [...document.querySelectorAll(selector)].some((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
        return [0.5, 0.25, 0.75].some((part) => {
          const hit = document.elementFromPoint(left + width * part, top + height * part);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
      });
    }
    if (document.querySelector('[data-testid="game-over"]'))
      return inSight('[data-testid="game-over"] h2, [data-testid="game-over"] a')
        ? []
        : ['the end out of sight'];
    if (document.querySelector('[aria-modal="true"]'))
      return inSight('[aria-modal="true"] .commit') ? [] : ['button out of sight'];
    if (document.querySelector('[data-present="false"]'))
      return inSight('[data-testid="caption"], .moment .title, .stage h2, dialog:modal h2')
        ? []
        : ['what is told out of sight'];
    const found: string[] = [];
    if (!inSight('[data-testid="question"], dialog:modal h2, .stage .choice p, .stage h3, .stage h2'))
      found.push('question out of sight');
    // What somebody reads lies over the answers for as long as they read.
    if (
      document.querySelector('dialog:modal') === null &&
      !inSight(
        '[data-option]:not([data-option=""]), [data-card], [data-testid="all-options"], [data-testid="close-stage"]',
      )
    )
      found.push('options out of sight');
    return found;
  });
}

/** What is to be tapped, as a finger finds it. */
interface Reach {
  readonly boxes: readonly Box[];
  readonly names: readonly string[];
  /** For each of them where fingers come down around its middle, and the number of what is hit there; -1: none. */
  readonly taps: readonly (readonly { readonly x: number; readonly y: number; readonly hit: number }[])[];
  /** Buttons and cards that answer; an answer may have more than one. */
  readonly buttons: readonly {
    readonly name: string;
    readonly answer: string;
    readonly width: number;
    readonly height: number;
  }[];
}

function reachOf(page: Page, around: number): Promise<Reach> {
  return page.evaluate((around) => {
    const root = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1) ?? document;
    const lit = '[data-option]:not([data-option=""], :disabled)';
    const name = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    // A map on the stage is touched as it is; the board around it is out of reach then.
    const map = root.querySelector(root.querySelector('.stage') ? '.stage .map' : 'main.board .window');
    const targets = map === null ? [] : [...map.querySelectorAll(lit)];
    const boxes = targets.map((target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { left, top, width, height };
    });
    const taps = boxes.map(({ left, top, width, height }) =>
      [-1, 0, 1].flatMap((right) =>
        [-1, 0, 1].flatMap((down) => {
          const far = right === 0 || down === 0 ? around : around * Math.SQRT1_2;
          const x = left + width / 2 + right * far;
          const y = top + height / 2 + down * far;
          const over = document.elementFromPoint(x, y);
          // Beyond the edge of the map a finger means something else.
          if (over === null || map === null || !map.contains(over)) return [];
          const hit = over.closest(lit);
          return [{ x, y, hit: hit === null ? -1 : targets.indexOf(hit) }];
        }),
      ),
    );
    const buttons = [...root.querySelectorAll(`button:is(${lit}, [data-card])`)]
      .filter((button) => button.checkVisibility())
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const answer = button.getAttribute('data-option') ?? button.getAttribute('data-card') ?? '';
        return { name: name(button), answer, width, height };
      });
    return { boxes, names: targets.map(name), taps, buttons };
  }, around);
}

/**
 * What a finger cannot tap: around the middle of every lit place there is room for one. There it takes that place, or a
 * larger one that it lies on, or brings the board nearer until all of them are broad enough.
 */
export async function touchTroubles(page: Page): Promise<string[]> {
  const { boxes, names, taps, buttons } = await reachOf(page, FINGER / 2 - 1);
  const isBroad = (at: number) => {
    const box = boxes[at];
    return box !== undefined && Math.min(box.width, box.height) >= FINGER;
  };
  const found = taps.flatMap((points, target) =>
    isBroad(target)
      ? []
      : points.flatMap(({ x, y, hit }) => {
          const taken = aimedAt(boxes, hit, { x, y }, true);
          const at = taken === 'as it is' ? hit : taken;
          if (typeof at !== 'number') return [];
          if (at === target || isBroad(at)) return [];
          return [`a finger near ${names[target]} takes ${at === -1 ? 'nothing' : names[at]}`];
        }),
  );
  const small = [...Map.groupBy(buttons, ({ answer }) => answer).values()].flatMap((all) => {
    const broadest = Math.max(...all.map(({ width, height }) => Math.min(width, height)));
    return broadest < FINGER - 0.5 ? [`small for a finger: ${all[0]?.name} is ${broadest.toFixed(0)}`] : [];
  });
  return [...new Set([...found, ...small])];
}

/** Everything that is wrong with a table as it stands in the window. */
export async function troublesOf(page: Page, least: number): Promise<string[]> {
  return [
    ...(await misfits(page)),
    ...(await unseen(page)),
    ...(await boardTroubles(page, least)),
    ...(await stageTroubles(page)),
  ];
}
