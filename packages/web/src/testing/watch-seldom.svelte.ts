import { seldom } from '../ui/seldom.svelte.ts';

interface Position {
  readonly pair: readonly number[];
  readonly beside: number;
}

/** A value of a position that seldom changes, what was seen of it, and how often whatever hangs on it was asked. */
export function watchSeldom() {
  let position: Position = $state.raw({ pair: [1, 2], beside: 0 });
  const seen: (readonly number[])[] = [];
  let asked = 0;
  const stop = $effect.root(() => {
    const pair = seldom(() => position.pair);
    const counted = $derived.by(() => {
      asked += 1;
      return pair.now;
    });
    $effect(() => {
      seen.push(counted);
    });
  });
  return {
    seen,
    stop,
    get asked() {
      return asked;
    },
    set(next: Position) {
      position = next;
    },
  };
}
