import { untrack } from 'svelte';
import { share } from './share.ts';

/**
 * A value made from what changes with every move, which itself seldom does. Whatever hangs on a derived value is asked
 * after every move whether it is still right; what hangs on this one only when it is another.
 */
export function seldom<T>(make: () => T): { readonly now: T } {
  let now: T = $state.raw(untrack(make));
  $effect.pre(() => {
    const next = make();
    now = share(
      untrack(() => now),
      next,
    );
  });
  return {
    get now() {
      return now;
    },
  };
}
