import type { Decision } from '@ennead/kernel';
import { OptionsFocus } from '../table/bar/options-focus.svelte.ts';

/** Buttons for the options of a question, as a page draws them, and what had the focus whenever they were drawn. */
export function watchFocus(place: HTMLElement) {
  let decision: Decision | null = $state.raw(null);
  const had: (Element | null)[] = [];
  const stop = $effect.root(() => {
    const focus = new OptionsFocus(() => decision);
    focus.place = place;
    $effect.pre(() => {
      const options = (decision?.options ?? []).map(String);
      had.push(document.activeElement);
      for (const button of place.querySelectorAll('button'))
        if (!options.includes(button.textContent)) button.remove();
      for (const option of options)
        if (![...place.children].some(({ textContent }) => textContent === option))
          place.append(Object.assign(document.createElement('button'), { textContent: option }));
    });
  });
  return {
    had,
    stop,
    ask(...options: string[]) {
      decision = options.length > 0 ? { seat: 0, kind: 'action', options } : null;
    },
  };
}
