import type { TurnHooks } from '../turn/hooks.ts';
import { revered } from './revered.ts';

/** What powers add to a Gain Followers action, for those who look without loading the rules. */
export const GIVING_FOLLOWERS: readonly TurnHooks[] = [revered].flatMap(({ turn }) => turn ?? []);
