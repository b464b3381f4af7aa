import { draw } from '../../chance.ts';
import type { Decision } from '../../game.ts';
import { hash } from '../../hash.ts';
import { missing } from '../../list.ts';
import { factsFor } from '../../match.ts';
import { describe, type Findings, type Law, type Moment, type Trial, walk } from '../trial.ts';
import { take } from './take.ts';

/**
 * A move that may be taken back for free teaches its seat nothing: in any world the seat cannot tell from the real one
 * it gives the same view and the same facts. A pile turned over without a draw must call `reveal`.
 */
export const undoIsBlind: Law = {
  name: 'a move that can be taken back teaches its seat nothing',
  watch(trial, found) {
    walk(trial, found, (moment) => {
      if (!moment.sampled) return;
      for (const decision of moment.match.open)
        if (!found.full) compareWorlds(trial, decision, moment, found);
    });
  },
};

function compareWorlds(
  trial: Trial,
  decision: Decision,
  { match, step, chance }: Moment,
  found: Findings,
): void {
  const { game } = trial;
  const { seat, options } = decision;
  const option = options[draw(chance, options.length)] ?? missing();
  const world = game.sample(game.view(match.state, seat), seat, chance);
  const offered = game.decisions(world).some((owed) => owed.seat === seat && owed.options.includes(option));
  if (!offered) return;
  const real = take(game, game.clone(match.state), decision, option);
  if (real.revealed) return;
  const imagined = take(game, world, decision, option);
  const name = `step ${step}: ${describe(decision, option)} counts as revealing nothing, yet`;
  if (imagined.revealed) found.add(`${name} in another world it reveals`);
  else if (hash(game.view(real.state, seat)) !== hash(game.view(imagined.state, seat)))
    found.add(`${name} their view after it depends on what they may not know`);
  else if (hash(factsFor(real.facts, seat)) !== hash(factsFor(imagined.facts, seat)))
    found.add(`${name} the facts told to them depend on what they may not know`);
}
