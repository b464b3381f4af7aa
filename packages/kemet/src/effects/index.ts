/** For those who want to see everything happen: what the game can do, and how to reach it. */
export { CHAPTERS, reach } from './reach.ts';
