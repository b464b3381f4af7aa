import type { Progress } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { eventSpace } from '../events/track.ts';
import type { AnkhState } from '../state.ts';
import { conflictHooksOf } from '../table/modules.ts';
import type { Log } from '../turn/hooks.ts';
import { endGame } from './end.ts';
import { forget } from './forgotten.ts';
import { hasMerge } from './has-merge.ts';
import { enterMerge } from './merge.ts';

/** What follows a Conflict on its event space (A-CON-6). */
export function afterConflict(state: AnkhState, _frame: unknown, log: Log): Progress {
  const { after } = eventSpace(state.event);
  if (after === 'merge') mergeGods(state);
  else if (after === 'forget') return forget(state, log) ? 'over' : 'next';
  else if (after === 'end') {
    endGame(state, state.ladder[state.ladder.length - 1] ?? missing(), 'A-END-3', log);
    return 'over';
  }
  return 'next';
}

/** Upper and lower god: the last two in devotion, unless the table knows better (A-MRG-1, A-MRG-18). */
function pairs(state: AnkhState): readonly number[] {
  for (const { merges } of conflictHooksOf(state)) if (merges !== undefined) return merges(state);
  const [lower, upper] = state.ladder;
  if (!hasMerge(state.setup) || lower === undefined || upper === undefined) return [];
  return [upper, lower];
}

/** The last frame entered is played first. */
function mergeGods(state: AnkhState): void {
  const merging = pairs(state);
  for (let i = merging.length - 2; i >= 0; i -= 2)
    enterMerge(state, merging[i] ?? missing(), merging[i + 1] ?? missing());
}
