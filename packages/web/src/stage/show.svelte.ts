import type { Fact } from '@ennead/kernel';
import { untrack } from 'svelte';

/** How far the show of a battle has come: beat by beat by itself, until somebody leads it. */
export interface Show {
  readonly at: number;
  readonly last: number;
  /** Nobody leads it. */
  readonly playing: boolean;
  go(to: number): void;
}

const BEAT_MS = 1800;
/** Somebody waits to answer. */
const ASKED_MS = 900;

/**
 * Called while a stage is set up. `first` is the fact that began the battle: another one begins another show. `last` is
 * the latest beat, which may move on or, after an undo, back. `asked`: somebody here has to answer, so it goes faster,
 * and whoever comes back to a battle under way sees it as it stands.
 */
export function startShow(
  first: () => Fact | undefined,
  last: () => number,
  motion: () => boolean,
  asked: () => boolean = () => false,
): Show {
  // The same fact may come as another object, when somebody else looks.
  const battle = $derived(JSON.stringify(first()));
  let at = $state(0);
  let playing = $state(true);
  $effect.pre(() => {
    void battle;
    at = untrack(() => (asked() ? last() : 0));
    playing = true;
  });
  $effect.pre(() => {
    if (at > last()) at = Math.max(0, last());
  });
  $effect(() => {
    if (!playing || at >= last()) return;
    const timer = setTimeout(() => (at += 1), asked() ? ASKED_MS : motion() ? BEAT_MS : BEAT_MS / 2);
    return () => clearTimeout(timer);
  });
  return {
    get at() {
      return at;
    },
    get last() {
      return last();
    },
    get playing() {
      return playing;
    },
    go(to) {
      // Whoever goes to the end wants to see what comes.
      playing = to >= last();
      at = Math.max(0, Math.min(last(), to));
    },
  };
}
