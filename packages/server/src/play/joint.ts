import { type Decision, decisionsFor, type Option, type Seat, type Viewer } from '@ennead/kernel';
import { momentOf, stateFor } from '@ennead/table';
import type { Play } from './play.ts';

/** Questions to others that the viewer decides with them, as far as the viewer can know that they are open. */
export function jointFor(play: Play, viewer: Viewer): readonly Decision[] {
  const { game, match } = play;
  const { partners } = game;
  if (viewer === null || partners === undefined) return [];
  const state = stateFor(play, viewer);
  const open = state === match.state ? match.open : game.decisions(state);
  return open.filter((each) => each.seat !== viewer && partners(state, each).includes(viewer));
}

/** What is proposed to the viewer for what it is asked, and what the viewer itself proposes to others. */
export function proposalsFor(play: Play, viewer: Viewer): readonly { seat: Seat; option: Option }[] {
  const { game, match, proposals } = play;
  if (proposals.size === 0) return [];
  const asked = decisionsFor(match.open, viewer);
  const isFor = (seat: Seat, option: Option) =>
    asked.some((each) => each.options.includes(option) && game.partners?.(match.state, each).includes(seat));
  return [...proposals].flatMap(([seat, { moment, option }]) =>
    moment === momentOf(play.steps) && (seat === viewer || isFor(seat, option)) ? [{ seat, option }] : [],
  );
}
