/** What is in the box (section 3 of the rules). */
export const WARRIORS = 6;
/** Ankh tokens of a god's pool; the six of the dashboard are counted by powers (A-COMP-2). */
export const ANKH_POOL = 9;
export const DASHBOARD_TOKENS = 6;
export const MONUMENTS_PER_KIND = 10;
export const CAMELS = 30;
export const CONFLICT_TOKENS = 8;
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 5;
