import { decisionsFor, type Fact, noTexts, partsText, type Viewer } from '@ennead/kernel';
import { type Broadcast, leftAt, momentOf, numberOf, seenBy, undoView } from '@ennead/table';
import type { ClockView, ServerMessage } from '@ennead/wire';
import type { StoredAsk } from '../tables/store.ts';
import { standingAsk } from './ask.ts';
import { jointFor, proposalsFor } from './joint.ts';
import type { Play } from './play.ts';
import type { Room, Stream } from './room.ts';

/** The whole position for one viewer, as the text of a `fresh` message. */
export function freshText(
  play: Play,
  viewer: Viewer,
  view: object,
  ask: StoredAsk | null,
  now: number,
): string {
  const standing = standingAsk(play, ask, now);
  return `{"type":"fresh",${ownText(play, viewer, now)},${commonText(play)},"ask":${JSON.stringify(standing)},"view":${JSON.stringify(view)}}`;
}

/**
 * One step, as the text of a `moved` message for each viewer, whose eyes see what is now from here on. What all are told
 * alike is written once.
 */
export function movedTexts(
  play: Play,
  broadcast: Broadcast,
  now: number,
): (viewer: Viewer, eyes: Pick<Stream, 'seen'>) => string {
  const { kind, by, at } = broadcast;
  const common = `${commonText(play)},"kind":"${kind}","by":${by},"at":${at}`;
  const factsText = onceFor((facts: readonly Fact[]) => JSON.stringify(facts));
  const texts = noTexts();
  return (viewer, eyes) => {
    const before = eyes.seen;
    const stops = broadcast.stopsText(play.game, viewer, before, texts);
    eyes.seen = seenBy(play, viewer, before);
    const { changed, removed } = partsText(before, eyes.seen, texts);
    return `{"type":"moved",${ownText(play, viewer, now)},${common},"facts":${factsText(broadcast.facts(viewer))},"stops":${stops},"changed":${changed},"removed":${listText(removed)}}`;
  };
}

/** Does not do the same work twice in a row. */
function onceFor<T, R>(work: (of: T) => R): (of: T) => R {
  let last: { readonly of: T; readonly result: R } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, result: work(of) };
    return last.result;
  };
}

/** Who asks to go back, as the text of an `asked` message. */
export function askedText({ id, ask }: Pick<Room, 'id' | 'ask'>, play: Play, now: number): string {
  const message: ServerMessage = { type: 'asked', table: id, ask: standingAsk(play, ask, now) };
  return JSON.stringify(message);
}

/** What is said of a position to one viewer. */
function ownText(play: Play, viewer: Viewer, now: number): string {
  const { match, steps, table } = play;
  const decisions = JSON.stringify(decisionsFor(match.open, viewer));
  const undo = viewer === null ? 'null' : JSON.stringify(undoView(play, viewer));
  const clock = play.clock === null ? 'null' : JSON.stringify(clockFor(play, viewer, now));
  const joint = listText(jointFor(play, viewer));
  const proposals = listText(proposalsFor(play, viewer));
  return `"joint":${joint},"proposals":${proposals},"table":"${table}","seat":${viewer},"number":${numberOf(steps, viewer)},"decisions":${decisions},"undo":${undo},"clock":${clock}`;
}

/** Most of these are empty. */
function listText(list: readonly unknown[]): string {
  return list.length === 0 ? '[]' : JSON.stringify(list);
}

/** What is said of a position to everybody. */
function commonText({ game, match, steps, shown }: Play): string {
  const outcome = match.open.length === 0 ? JSON.stringify(game.outcome(match.state)) : 'null';
  return `"moment":${momentOf(steps)},"waiting":${JSON.stringify(shown.waiting)},"outcome":${outcome}`;
}

/** One's own clock as it is, those of the others as they are shown. */
function clockFor({ clock, shown, isBehind }: Play, viewer: Viewer, now: number): ClockView {
  if (clock === null || shown.clock === null) return null;
  // Whose clock runs now is not for those who see what was.
  if (isBehind) return { left: [...shown.clock.left], running: [], at: now };
  const [own, others] = [leftAt(clock, now), leftAt(shown.clock, now)];
  const runs = (seat: number) => (seat === viewer ? clock : shown.clock)?.running.includes(seat) === true;
  return {
    left: others.map((left, seat) => (seat === viewer ? (own[seat] ?? left) : left)),
    running: [...others.keys()].filter(runs),
    at: now,
  };
}
