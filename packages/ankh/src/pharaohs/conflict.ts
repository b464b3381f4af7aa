import type { TableConflictHooks } from '../conflict/hooks.ts';
import { dismissPolicies, takePoliciesBack } from '../policies/deck.ts';
import { dismissPriests } from './priests.ts';
import { pharaohOf } from './state.ts';

/** What the expansion changes in Conflicts and what follows them, whoever rules. */
export const CONFLICT_HOOKS: TableConflictHooks = {
  onCardsTakenBack: takePoliciesBack,
  /** The priests and cards of the lower god leave the game; both seats use those of the upper one (P-MERGE-1). */
  onMerge(state, upper, lower, log) {
    dismissPriests(state, lower, 'P-MERGE-1', log);
    dismissPolicies(state, lower, 'P-MERGE-3', log);
    const own = pharaohOf(state);
    if (own.holder === lower) own.holder = upper; // P-TUT-4
  },
  onForgotten(state, team, log) {
    dismissPriests(state, team, 'P-MERGE-4', log);
    dismissPolicies(state, team, 'P-MERGE-4', log);
    const own = pharaohOf(state);
    if (own.holder === team) own.holder = -1;
  },
};
