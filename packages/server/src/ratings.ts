/** For the command line: ratings without a server. */
export { type Rating, UNKNOWN } from './ratings/plackett-luce.ts';
export { type Kept, ratingsAfter } from './ratings/rate.ts';
export { type Recalculated, recalculate } from './ratings/rating.ts';
export { shownRating, shownSpread } from './ratings/standing.ts';
