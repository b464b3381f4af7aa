import { setImmediate as turn } from 'node:timers/promises';
import type { Viewer } from '@ennead/kernel';
import { follow, isSeenBy, numberOf, rewound, stepAt, viewFor } from '@ennead/table';
import type { Caller } from '../budgets.ts';
import { Refused } from '../refused.ts';
import { catchUp, type Hub, join } from './hub.ts';
import { askedText, freshText, movedTexts } from './messages.ts';
import type { Play } from './play.ts';
import type { Channel, Room } from './room.ts';

/** More than this is not told step by step: a fresh view is shorter. */
const MOST_MISSED = 50;

/** What it costs to show a whole view, and to tell one missed step, measured in steps that are played again. */
const FRESH = 20;
const MISSED = 10;
/** Other tables get their turn after so many missed steps. */
const AT_ONCE = 6;

/** Says from where a channel may be told what it missed; a whole view where telling it would cost too much. */
export function affordable(hub: Hub, { play }: Room, viewer: Viewer, caller: Caller, last?: number) {
  if (play === null) return last;
  const catchingUp = last === undefined ? 0 : costSince(play, viewer, last);
  if (catchingUp > 0) {
    try {
      hub.budgets.lookBack(caller, catchingUp);
      return last;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  hub.budgets.lookBack(caller, FRESH);
  return catchingUp > 0 ? undefined : last;
}

function costSince({ steps, match }: Play, viewer: Viewer, last: number): number {
  const missed = numberOf(steps, viewer) - last;
  if (missed <= 0 || missed > MOST_MISSED) return 0;
  const keep = match.moves.length - missed;
  const from = match.snapshots.findLast(({ at }) => at <= keep)?.at ?? 0;
  return FRESH + missed * MISSED + Math.max(0, keep - from);
}

/**
 * Lets a channel look at a table. It is told what it missed since `last` and what is asked now, or the whole position;
 * never both. From here on it hears of every step.
 */
export async function watch(hub: Hub, room: Room, channel: Channel, last: number | undefined): Promise<void> {
  await catchUp(hub, room);
  channel.send(JSON.stringify({ type: 'table', table: room.info }));
  const stream = join(room, channel);
  if (room.play === null) return;
  const missed = last === undefined ? undefined : await missedSince(room.play, channel, last, hub.now());
  const texts = missed ?? [freshText(room.play, channel.viewer, stream.view, room.ask, hub.now())];
  for (const text of texts) channel.send(text);
  if (missed !== undefined) channel.send(askedText(room, room.play, hub.now()));
}

/** The steps after `last` as this viewer was to be told them; undefined where only a fresh view helps. */
async function missedSince(
  play: Play,
  { viewer }: Channel,
  last: number,
  now: number,
): Promise<string[] | undefined> {
  const missed = numberOf(play.steps, viewer) - last;
  if (missed === 0) return [];
  if (missed < 0 || missed > MOST_MISSED) return undefined;
  const from = stepAt(play.steps, viewer, last);
  if (from === undefined) return undefined;
  const rows = play.steps.all.slice(from + 1);
  if (rows.some(({ kind }) => kind === 'undo')) return undefined;
  const past = rewound({ ...play, proposals: new Map() }, from);
  if (past === undefined) return undefined;
  const view = viewFor(past, viewer);
  const texts: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const telling = follow(past, row);
    if (isSeenBy(row, viewer)) texts.push(movedTexts(past, telling, now)(viewer, view));
  }
  return texts;
}
