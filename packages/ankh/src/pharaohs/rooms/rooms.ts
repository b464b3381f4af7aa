import { decrees } from './decrees.ts';
import { judgement } from './judgement.ts';
import type { Room } from './room.ts';
import { throne } from './throne.ts';
import { war } from './war.ts';

/** By number, in the order in which they are resolved. */
export const ROOMS: readonly Room[] = [decrees, war, judgement, throne];
