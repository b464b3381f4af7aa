import type { Chance } from '../../chance.ts';
import { hash } from '../../hash.ts';
import { playOn, playRandomly, randomAnswer } from '../../random-play.ts';
import { type Law, walk } from '../trial.ts';
import { TAIL } from './clone.ts';

/** A copy that is played on in one go stays like one that is played move by move, and is asked the same; so does random play. */
export const next: Law = {
  name: 'played on in one go, it is the same game',
  watch(trial, found) {
    const { game } = trial;
    walk(trial, found, ({ match, step, sampled, chance }) => {
      if (!sampled) return;
      const slow = game.clone(match.state);
      const quick = game.clone(match.state);
      const quickest = game.clone(match.state);
      const answers: Chance = [...chance];
      const played = playRandomly(game, quickest, answers, TAIL);
      let { open } = match;
      let taken = 0;
      for (; taken < TAIL && open.length > 0; taken++) {
        const [{ seat, kind }, option] = randomAnswer(open, chance);
        game.apply(slow, seat, option, null);
        open = game.decisions(slow);
        const asked = playOn(game, quick, seat, option, null);
        if (hash(asked) !== hash(open) || hash(quick) !== hash(slow)) {
          found.add(`step ${step}: ${kind} ${option} leads elsewhere when played on in one go`);
          return;
        }
      }
      if (played !== taken || hash([quickest, answers]) !== hash([slow, chance]))
        found.add(`step ${step}: random play leads elsewhere when nobody is told what is asked`);
    });
  },
};
