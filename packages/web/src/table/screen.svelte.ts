import { MediaQuery } from 'svelte/reactivity';

export type SizeClass = 'wide' | 'middle' | 'narrow';

/** Which of the three layouts fits the screen. */
export function sizeClass(): { readonly current: SizeClass } {
  const wide = new MediaQuery('min-width: 1200px');
  const narrow = new MediaQuery('max-width: 720px');
  return {
    get current() {
      if (wide.current) return 'wide';
      return narrow.current ? 'narrow' : 'middle';
    },
  };
}
