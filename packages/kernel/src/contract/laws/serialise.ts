import type { BaseState } from '../../game.ts';
import { hash } from '../../hash.ts';
import { firstNotPlain } from '../plain.ts';
import { type Law, walk } from '../trial.ts';

/** A game that is written to JSON and read back after every single step is the same game. */
export const serialise: Law = {
  name: 'written and read back after every step, it is the same game',
  watch(trial, found) {
    const { game } = trial;
    let revived: BaseState | null = null;
    let diverged = false;
    walk(trial, found, ({ match, step, sampled, move }) => {
      if (diverged) return;
      if (sampled) {
        const odd = firstNotPlain(match.state);
        if (odd !== null) found.add(`step ${step}: ${odd}`);
      }
      if (revived === null || move === null) revived = match.state;
      else game.apply(revived, move.seat, move.option, null);
      revived = JSON.parse(JSON.stringify(revived)) as BaseState;
      if (hash(revived) !== hash(match.state)) {
        found.add(`step ${step}: the state read back hashes differently`);
        diverged = true;
      } else if (hash(game.decisions(revived)) !== hash(match.open)) {
        found.add(`step ${step}: the state read back asks something else`);
        diverged = true;
      }
    });
  },
};
