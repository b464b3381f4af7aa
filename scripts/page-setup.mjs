// Runs once before the browser tests: the page they open is the page of these sources.
export { buildPageIfStale as setup } from './page.mjs';
