import { battleOf } from '../conflict/battle-state.ts';
import { inReverseDevotionOrder, lose } from '../devotion.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import type { Guardian } from './guardian.ts';
import { guardianNamed } from './kinds.ts';

const CAT_MUMMY = guardianNamed('cat-mummy').kind;

const LOSS = 1;

/** Its death costs every other team devotion: at once in a Plague, after the winner's reward in a battle (A-CAT-2). */
export const catMummy: Guardian = {
  name: 'cat-mummy',
  rule: 'A-CAT-1',
  conflict: {
    onKilled(state, owner, cause, log) {
      if (cause === 'plague') curse(state, owner, log);
      else battleOf(state).delayed.push((CAT_MUMMY << 3) | owner);
    },
    afterCasualties: curse,
  },
};

function curse(state: AnkhState, owner: number, log: Log): void {
  for (const team of inReverseDevotionOrder(state, ~(1 << owner)))
    lose(state, team, LOSS, 'A-CAT-1', log, 'cat-mummy');
}
