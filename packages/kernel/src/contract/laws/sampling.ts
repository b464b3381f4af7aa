import type { Viewer } from '../../game.ts';
import { hash } from '../../hash.ts';
import { decisionsFor, waitingFor } from '../../match.ts';
import { playRandomly } from '../../random-play.ts';
import { type Findings, type Law, type Moment, nameOf, type Trial, viewersOf, walk } from '../trial.ts';
import { TAIL } from './clone.ts';

/** A world sampled from a view is sound, playable, and looks to the viewer exactly like the real one. */
export const sampling: Law = {
  name: 'a sampled world gives the same view and the same decisions',
  watch(trial, found) {
    walk(trial, found, (moment) => {
      if (!moment.sampled) return;
      for (const viewer of viewersOf(trial)) if (!found.full) sampleFor(trial, viewer, moment, found);
    });
  },
};

function sampleFor({ game }: Trial, viewer: Viewer, { match, step, chance }: Moment, found: Findings): void {
  const { state, open } = match;
  const name = `step ${step}: the world sampled for ${nameOf(viewer)}`;
  const before = hash(state);
  const view = game.view(state, viewer);
  const seen = hash(view);
  const world = game.sample(view, viewer, chance);
  for (const broken of game.check(world)) found.add(`${name} is not sound: ${broken}`);
  if (hash(game.view(world, viewer)) !== seen) found.add(`${name} gives another view`);
  const asked = game.decisions(world);
  if (hash(decisionsFor(asked, viewer)) !== hash(decisionsFor(open, viewer)))
    found.add(`${name} offers something else`);
  if (hash(waitingFor(asked)) !== hash(waitingFor(open))) found.add(`${name} waits for other seats`);
  if (hash(game.outcome(world)) !== hash(game.outcome(state))) found.add(`${name} has another outcome`);
  playRandomly(game, world, chance, TAIL);
  if (hash(view) !== seen) found.add(`${name} shares data with the view`);
  if (hash(state) !== before) found.add(`${name} shares data with the real one`);
}
