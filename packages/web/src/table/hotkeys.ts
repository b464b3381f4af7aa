import Hotkeys from './Hotkeys.svelte';
import { load, t } from './key-words.ts';

// Nothing of it may speak before its words are there.
await load();

export { Hotkeys };

export const hotkeysTitle = () => t('title');
