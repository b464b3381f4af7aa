import { catchUp, type Hub, join } from './hub.ts';
import { rewound } from './load.ts';
import { askedText, freshText, movedTexts } from './messages.ts';
import { follow, type Play } from './play.ts';
import type { Channel, Room } from './room.ts';
import { isSeenBy, numberOf, type Step, stepAt } from './steps.ts';
import { viewFor } from './view-for.ts';

/** More than this is not told step by step: a fresh view is shorter. */
const MOST_MISSED = 50;

/**
 * Lets a channel look at a table. It is told what it missed since `last` and what is asked now, or the whole position;
 * never both. From here on it hears of every step.
 */
export async function watch(hub: Hub, room: Room, channel: Channel, last: number | undefined): Promise<void> {
  await catchUp(hub, room);
  channel.send(JSON.stringify({ type: 'table', table: room.info }));
  const stream = join(room, channel);
  if (room.play === null) return;
  const missed = last === undefined ? undefined : missedSince(room.play, channel, last, hub.now());
  const texts = missed ?? [freshText(room.play, channel.viewer, stream.view, room.ask, hub.now())];
  for (const text of texts) channel.send(text);
  if (missed !== undefined) channel.send(askedText(room, room.play, hub.now()));
}

/** The steps after `last` as this viewer was to be told them; undefined where only a fresh view helps. */
function missedSince(play: Play, { viewer }: Channel, last: number, now: number): string[] | undefined {
  const missed = numberOf(play.steps, viewer) - last;
  if (missed === 0) return [];
  if (missed < 0 || missed > MOST_MISSED) return undefined;
  const from = stepAt(play.steps, viewer, last);
  if (from === undefined) return undefined;
  const rows = play.steps.all.slice(from + 1);
  if (rows.some(({ kind }) => kind === 'undo')) return undefined;
  const past = rewound(play, from);
  if (past === undefined) return undefined;
  const view = viewFor(past, viewer);
  return rows.flatMap((row: Step) => {
    const telling = follow(past, row);
    return isSeenBy(row, viewer) ? [movedTexts(past, telling, now)(viewer, view)] : [];
  });
}
