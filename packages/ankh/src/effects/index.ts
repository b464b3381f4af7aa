/** For those who want to see everything happen: what the game can do, chapter by chapter, and how to reach it. */
export { CHAPTERS } from './chapters.ts';
export { reach } from './reach.ts';
