import type { Tab } from '../table/tabs.ts';

/** Something on the page that a lesson speaks of: the first of these selectors that finds something in sight. */
export type Spot = readonly string[];

/** A space or a sector of the board. */
export function onBoard(...places: readonly string[]): Spot[] {
  return places.map((place) => [`.board [data-space="${place}"], .board [data-sector="${place}"]`]);
}

/** A marked part of the page; where it is folded away, what opens it. */
export function part(name: string, tab: Tab = 'tracks'): Spot {
  return [`[data-part="${name}"]`, `[data-tab="${tab}"]`];
}

/** The elements of all spots that are in sight. */
export function elementsOf(spots: readonly Spot[], root: ParentNode): Element[] {
  return spots.flatMap((spot) => {
    for (const selector of spot) {
      const found = [...root.querySelectorAll(selector)].filter(isInSight);
      if (found.length > 0) return found;
    }
    return [];
  });
}

function isInSight(element: Element): boolean {
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
  // A level side of a space has no height.
  if (width === 0 && height === 0) return false;
  // A battle covers the board under it.
  if (element.closest('.board') && !element.closest('.stage') && document.querySelector('.board .stage'))
    return false;
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && element.checkVisibility();
}
