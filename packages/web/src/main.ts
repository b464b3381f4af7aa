import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { load } from './i18n/shell.ts';
import { isTranslating } from './i18n/translating.ts';
import { listenToLinks, readAddress } from './router.ts';
import { applySettings, settings } from './settings.ts';
import { lettersOf } from './theme/fonts.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');

// A private link carries its key behind the #, where no server sees it.
if (location.hash.startsWith('#/enter/')) history.replaceState(null, '', `/enter#${location.hash.slice(8)}`);

if (isTranslating()) (await import('./i18n/translator-view.ts')).openTranslatorView();
await applySettings();
await Promise.all([load(), lettersOf(settings().locale)]);
readAddress();
listenToLinks();
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Without it the page works as long as there is a network.
  });
}
