import { flushSync } from 'svelte';
import { inParts } from '../ui/parts.svelte.ts';

interface Position {
  readonly holder: readonly number[];
  readonly round: number;
  readonly night?: boolean;
}

/** Looks at two parts of a position, each on its own, and says what was seen. */
export function watchParts(first: Position) {
  const parts = inParts<Position>(first);
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(`holder ${JSON.stringify(parts.now.holder)}`);
    });
    $effect(() => {
      seen.push(`night ${parts.now.night}`);
    });
  });
  flushSync();
  return { parts, seen, stop };
}
