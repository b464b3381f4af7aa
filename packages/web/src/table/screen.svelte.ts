import { MediaQuery } from 'svelte/reactivity';

export type SizeClass = 'wide' | 'middle' | 'narrow' | 'short';

/** Which of the layouts fits the screen. Where there is little height (a phone on its side) the bar stands beside the board. */
export function sizeClass(): { readonly current: SizeClass } {
  const wide = new MediaQuery('min-width: 1200px');
  const narrow = new MediaQuery('max-width: 720px');
  const short = new MediaQuery('(max-height: 640px) and (min-width: 600px)');
  return {
    get current() {
      if (short.current) return 'short';
      if (wide.current) return 'wide';
      return narrow.current ? 'narrow' : 'middle';
    },
  };
}
