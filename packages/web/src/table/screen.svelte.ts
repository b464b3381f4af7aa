import { MediaQuery } from 'svelte/reactivity';
import { sizes } from '../theme/sizes.ts';

export type SizeClass = 'wide' | 'middle' | 'narrow' | 'short';

/** Which of the layouts fits the screen. Where there is little height (a phone on its side) the bar stands beside the board. */
export function sizeClass(): { readonly current: SizeClass } {
  const wide = new MediaQuery(sizes.wide);
  const narrow = new MediaQuery(sizes.narrow);
  const short = new MediaQuery(sizes.short);
  return {
    get current() {
      if (short.current) return 'short';
      if (wide.current) return 'wide';
      return narrow.current ? 'narrow' : 'middle';
    },
  };
}
