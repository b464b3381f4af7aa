import { type Chance, chanceFrom } from '../../chance.ts';
import type { BaseState, Decision } from '../../game.ts';
import { hash } from '../../hash.ts';
import { factsFor, stateAt } from '../../match.ts';
import type { Stop } from '../../story.ts';
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

function tryFates(trial: Trial, { match, step, move }: Moment, found: Findings): void {
  const { game, seed } = trial;
  const before = stateAt(match, step - 1);
  if (move === null || before.chance[3] === match.state.chance[3]) return;
  const decision: Decision = { seat: move.seat, kind: 'taken', options: [move.option] };
  const taken = take(game, game.clone(before), decision, move.option);
  for (let fate = 0; fate < FATES && !found.full; fate++) {
    const state = game.clone(before);
    const [a, b, c] = chanceFrom(`${seed}, fate ${fate} of ${step}`);
    state.chance = [a, b, c, before.chance[3]] satisfies Chance;
    const other = take(game, state, decision, move.option);
    for (const viewer of viewersOf(trial)) {
      if (hash(factsFor(other.facts, viewer)) !== hash(factsFor(taken.facts, viewer))) continue;
      const looks = (state: BaseState) => hash(game.view(state, viewer));
      if (looks(other.state) !== looks(taken.state))
        found.add(
          `step ${step}: the view of ${nameOf(viewer)} shows an outcome of chance that no fact told them`,
        );
      const passing = (stops: readonly Stop[]) => stops.map(({ state }) => looks(state)).join();
      if (taken.stops.length === other.stops.length && passing(taken.stops) !== passing(other.stops))
        found.add(
          `step ${step}: ${nameOf(viewer)} sees an outcome of chance in passing that no fact told them`,
        );
    }
  }
}
