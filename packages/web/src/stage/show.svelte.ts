import type { Fact } from '@ennead/kernel';

/** How far the show of a battle has come: beat by beat by itself, until somebody leads it. */
export interface Show {
  readonly at: number;
  readonly last: number;
  go(to: number): void;
}

const BEAT_MS = 1800;

/**
 * Called while a stage is set up. `first` is the fact that began the battle: another one begins another show. `last` is
 * the latest beat, which may move on or, after an undo, back.
 */
export function startShow(first: () => Fact | undefined, last: () => number, motion: () => boolean): Show {
  // The same fact may come as another object, when somebody else looks.
  const battle = $derived(JSON.stringify(first()));
  let at = $state(0);
  let playing = $state(true);
  $effect.pre(() => {
    void battle;
    at = 0;
    playing = true;
  });
  $effect.pre(() => {
    if (at > last()) at = Math.max(0, last());
  });
  $effect(() => {
    if (!playing || at >= last()) return;
    const timer = setTimeout(() => (at += 1), motion() ? BEAT_MS : BEAT_MS / 2);
    return () => clearTimeout(timer);
  });
  return {
    get at() {
      return at;
    },
    get last() {
      return last();
    },
    go(to) {
      // Whoever goes to the end wants to see what comes.
      playing = to >= last();
      at = Math.max(0, Math.min(last(), to));
    },
  };
}
