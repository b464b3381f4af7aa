import { type Chance, chanceFrom } from '../../chance.ts';
import type { Decision } from '../../game.ts';
import { hash } from '../../hash.ts';
import { factsFor, stateAt } from '../../match.ts';
import { type Findings, type Law, type Moment, nameOf, type Trial, viewersOf, walk } from '../trial.ts';
import { take } from './take.ts';

/** Other fates tried for each move that used chance. */
const FATES = 4;

/**
 * What chance brought shows in a view only as far as the facts told to that viewer say it: had chance fallen otherwise
 * and the facts been the same, the view would be the same. Catches a hidden hand that shines through.
 */
export const untoldIsUnseen: Law = {
  name: 'what chance brought and no fact told shows in no view',
  watch(trial, found) {
    walk(trial, found, (moment) => {
      if (moment.move?.revealed) tryFates(trial, moment, found);
    });
  },
};

function tryFates(trial: Trial, { match, step, move, facts }: Moment, found: Findings): void {
  const { game, seed } = trial;
  const before = stateAt(match, step - 1);
  if (move === null || before.chance[3] === match.state.chance[3]) return;
  const decision: Decision = { seat: move.seat, kind: 'taken', options: [move.option] };
  for (let fate = 0; fate < FATES && !found.full; fate++) {
    const state = game.clone(before);
    const [a, b, c] = chanceFrom(`${seed}, fate ${fate} of ${step}`);
    state.chance = [a, b, c, before.chance[3]] satisfies Chance;
    const other = take(game, state, decision, move.option);
    for (const viewer of viewersOf(trial)) {
      if (hash(factsFor(other.facts, viewer)) !== hash(factsFor(facts, viewer))) continue;
      if (hash(game.view(other.state, viewer)) !== hash(game.view(match.state, viewer)))
        found.add(
          `step ${step}: the view of ${nameOf(viewer)} shows an outcome of chance that no fact told them`,
        );
    }
  }
}
