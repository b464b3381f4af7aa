import type { BaseState } from '../../game.ts';
import { hash } from '../../hash.ts';
import { playRandomly } from '../../random-play.ts';
import { type Law, walk } from '../trial.ts';

/** How far a copy is played on to see whether the original feels it. */
export const TAIL = 40;

/** A clone equals its original, and what happens to one does not happen to the other. */
export const clone: Law = {
  name: 'a clone equals its original and lives apart from it',
  watch(trial, found) {
    const { game } = trial;
    let kept: { readonly state: BaseState; readonly hash: string; readonly step: number } | null = null;
    walk(trial, found, ({ match: { state, open }, step, sampled, chance }) => {
      if (!sampled) return;
      if (kept !== null && hash(kept.state) !== kept.hash)
        found.add(`step ${kept.step}: a clone changed while its original was played on`);
      const before = hash(state);
      const copy = game.clone(state);
      if (hash(copy) !== before) found.add(`step ${step}: a clone differs from its original`);
      if (hash(game.decisions(copy)) !== hash(open)) found.add(`step ${step}: a clone asks something else`);
      playRandomly(game, copy, chance, step === 0 ? trial.limit : TAIL);
      if (hash(state) !== before) {
        found.add(`step ${step}: playing a clone changed its original`);
        throw new Error('nothing after this can be trusted');
      }
      kept = { state: game.clone(state), hash: before, step };
    });
  },
};
