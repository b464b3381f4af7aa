import { decisionsFor, type Viewer } from '@ennead/kernel';
import type { ClockView, UndoAsk } from '../protocol.ts';
import type { StoredAsk } from '../tables/store.ts';
import { type ClockState, leftAt } from './clock.ts';
import type { Play } from './play.ts';
import { momentOf, numberOf } from './steps.ts';
import type { Telling } from './tell.ts';
import { undoView } from './undo-view.ts';
import { changes, type View } from './view-changes.ts';

/** The whole position for one viewer, as the text of a `fresh` message. */
export function freshText(
  play: Play,
  viewer: Viewer,
  view: View,
  ask: StoredAsk | null,
  now: number,
): string {
  return `{"type":"fresh",${positionText(play, viewer, now)},"ask":${JSON.stringify(askView(ask?.number === play.steps.seen ? ask : null))},"view":${JSON.stringify(view)}}`;
}

/** One step for one viewer, as the text of a `moved` message. */
export function movedText(
  play: Play,
  viewer: Viewer,
  telling: Telling,
  before: View,
  after: View,
  now: number,
): string {
  const { kind, by, at } = telling;
  const { changed, removed } = changes(before, after);
  return `{"type":"moved",${positionText(play, viewer, now)},"kind":"${kind}","by":${by},"at":${at},"facts":${JSON.stringify(telling.facts(viewer))},"changed":${changed},"removed":${JSON.stringify(removed)}}`;
}

export function askView(ask: StoredAsk | null): UndoAsk | null {
  if (ask === null) return null;
  const { seat, moment, needed, accepted } = ask;
  return { seat, moment, needed: [...needed], accepted: [...accepted] };
}

function positionText(play: Play, viewer: Viewer, now: number): string {
  const { game, match, steps, shown, table } = play;
  const over = match.open.length === 0;
  const decisions = viewer === null ? '[]' : JSON.stringify(decisionsFor(match.open, viewer));
  const undo = viewer === null ? 'null' : JSON.stringify(undoView(play, viewer));
  const outcome = over ? JSON.stringify(game.outcome(match.state)) : 'null';
  return `"table":"${table}","seat":${viewer},"number":${numberOf(steps, viewer)},"moment":${momentOf(steps)},"decisions":${decisions},"waiting":${JSON.stringify(shown.waiting)},"clock":${JSON.stringify(clockView(shown.clock, over, now))},"undo":${undo},"outcome":${outcome}`;
}

function clockView(clock: ClockState | null, over: boolean, now: number): ClockView {
  if (clock === null) return null;
  return { left: leftAt(clock, over ? clock.at : now), running: over ? [] : [...clock.running], at: now };
}
