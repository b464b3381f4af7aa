/**
 * What a page or a bot may ask of a view about Conflicts to come and actions in vain. It is answered by the rules themselves, so it loads all
 * of them; what needs few of them is in `tables.ts`.
 */

export { choicesFor } from '../conflict/choose.ts';
export { addedToGain } from '../devotion.ts';
export { takeable } from '../events/control.ts';
export {
  conflictForecast,
  forecast,
  type Gain,
  type RegionForecast,
  type TeamForecast,
} from './forecast.ts';
export { idleActions } from './idle.ts';
export { type AnkhPlannable, plannable } from './plannable.ts';
export {
  consolationOf,
  deadly,
  offeredTo,
  prizeOf,
  type Standings,
  standingsOf,
} from './standings.ts';
