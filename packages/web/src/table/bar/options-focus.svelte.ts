import type { Decision } from '@ennead/kernel';
import { untrack } from 'svelte';
import { whenPainted } from '../../ui/painted.ts';

/**
 * The options to another question are new buttons: whoever worked with the keyboard stays among them. A browser lays out
 * the page when that is taken away which has the focus, and before anything gets it. So the focus leaves before anything
 * is drawn, and comes back when the page has been laid out anyway; whatever encloses all that is drawn makes this.
 */
export class OptionsFocus {
  place: HTMLElement | undefined;
  /** What had the focus before this question. */
  #left: HTMLElement | null = null;

  constructor(decision: () => Decision | null) {
    $effect.pre(() => {
      decision();
      untrack(() => this.#leave());
    });
    $effect(() => {
      if (decision() !== null && this.#left !== null) whenPainted(() => this.#comeBack());
    });
  }

  #leave(): void {
    const { activeElement } = document;
    const isHere = activeElement instanceof HTMLElement && this.place?.contains(activeElement);
    this.#left = isHere ? activeElement : null;
    this.#left?.blur();
  }

  #comeBack(): void {
    if (document.activeElement !== document.body) return;
    const back = this.#left?.isConnected ? this.#left : this.place?.querySelector('button');
    back?.focus();
  }
}
