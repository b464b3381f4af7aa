import { census } from './census.ts';
import { houseOfLife } from './house-of-life.ts';
import { openDoors } from './open-doors.ts';
import type { Policy } from './policy.ts';
import { royalRoad } from './royal-road.ts';

/** The policy cards that change an action and do nothing else, for those who look without loading the rules. */
export const CHANGING: readonly Policy[] = [royalRoad, houseOfLife, census, openDoors];
