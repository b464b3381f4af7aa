import { SvelteMap } from 'svelte/reactivity';

/** A value of the whole page that templates and effects follow. */
export interface Signal<T> {
  get(): T;
  set(next: T): void;
}

/** Cheap to read, as texts read one each; Svelte's createSubscriber would set up an effect every time. */
export function signal<T>(first: T): Signal<T> {
  const kept = new SvelteMap([['value', first]]);
  return {
    get: () => kept.get('value') as T,
    set: (next) => kept.set('value', next),
  };
}
