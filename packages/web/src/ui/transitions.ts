import type { TransitionConfig } from 'svelte/transition';

// Unlike Svelte's own, these do not ask how a node looks now: that would lay out the page in the middle of a change.

export function fade(_node: Element, { duration }: { readonly duration: number }): TransitionConfig {
  return { duration, css: (share) => `opacity: ${share}` };
}

interface Flight {
  readonly duration: number;
  readonly delay?: number;
  /** Where it comes from, in pixels. */
  readonly x?: number;
  readonly y?: number;
}

export function fly(_node: Element, { duration, delay = 0, x = 0, y = 0 }: Flight): TransitionConfig {
  return {
    duration,
    delay,
    css: (share, rest) => `opacity: ${share}; transform: translate(${x * rest}px, ${y * rest}px)`,
  };
}
