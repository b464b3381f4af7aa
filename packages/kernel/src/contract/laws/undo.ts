import { hash } from '../../hash.ts';
import { decide, undo } from '../../match.ts';
import { type Law, walk } from '../trial.ts';

/** Taken back move by move to the start, every state is the one that was; played forward again, so is the end. */
export const undone: Law = {
  name: 'undo goes back to the start step by step',
  watch(trial, found) {
    const states: string[] = [];
    const asked: string[] = [];
    const match = walk(trial, found, ({ match: { state, open } }) => {
      states.push(hash(state));
      asked.push(hash(open));
    });
    const moves = [...match.moves];
    for (let to = moves.length - 1; to >= 0 && !found.full; to--) {
      undo(match, to);
      if (hash(match.state) !== states[to]) found.add(`step ${to}: the state after undo differs`);
      else if (hash(match.open) !== asked[to]) found.add(`step ${to}: the decisions after undo differ`);
    }
    for (const { seat, option } of moves) decide(match, seat, option, null);
    if (hash(match.state) !== states[moves.length]) found.add('played forward again, the end differs');
  },
};
