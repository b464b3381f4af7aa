import { untrack } from 'svelte';
import { whenPainted } from './painted.ts';

/** A value that is drawn a frame later than what led to it: a tap is seen before what comes of it, which takes longer to draw. */
export function follows<T>(lead: () => T): { readonly now: T } {
  let now: T = $state.raw(untrack(lead));
  $effect(() => {
    const next = lead();
    if (
      Object.is(
        next,
        untrack(() => now),
      )
    )
      return undefined;
    return whenPainted(() => {
      now = next;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
