import PlayNow from './PlayNow.svelte';
import { load } from './play-words.ts';

// Nothing of it may speak before its words are there.
await load();

export { suggestedRung } from './suggestion.ts';
export { PlayNow };
