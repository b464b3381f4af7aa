// Runs once before the browser tests: the page they open is the page of these sources.
import { buildPageIfStale } from './page.mjs';

/** Unless another build is to be tried. */
export const setup = () => (process.env.ENNEAD_PAGE ? undefined : buildPageIfStale());
