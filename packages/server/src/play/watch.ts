import type { Viewer } from '@ennead/kernel';
import { follow, isSeenBy, numberOf, rewound, type Step, seenBy, stepAt } from '@ennead/table';
import type { Caller } from '../budgets.ts';
import { Refused } from '../refused.ts';
import { infoText, playFor } from './behind.ts';
import { attendTo } from './faults.ts';
import { catchUp, type Hub, join } from './hub.ts';
import { askedText, freshText, movedTexts } from './messages.ts';
import type { Play } from './play.ts';
import { type Channel, isBehind, type Room } from './room.ts';

/** More than this is not told step by step: a fresh view is shorter. */
const MOST_MISSED = 50;

/** What it costs to show a whole view, and to tell one missed step, measured in steps that are played again. */
const FRESH = 20;
const MISSED = 10;
/** Other tables get their turn after so many missed steps. */
const AT_ONCE = 6;

/** Says from where a channel may be told what it missed; a whole view where telling it would cost too much. */
export function affordable(hub: Hub, room: Room, viewer: Viewer, caller: Caller, last?: number) {
  const play = playFor(room, viewer);
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
 * never both. From here on it hears of every step. What it missed is told by the function that is returned: whoever plays
 * at the table does not wait for it.
 */
export async function watch(
  hub: Hub,
  room: Room,
  to: Omit<Channel, 'send' | 'room'> & { readonly caller: Caller; send(text: string): void },
  last: number | undefined,
): Promise<{ readonly channel: Channel; sendMissed(): Promise<void> }> {
  await catchUp(hub, room);
  const { viewer, person, caller } = to;
  to.send(infoText(room, person));
  const { channel, release } = heldBack(viewer, person, to.send);
  const isFirst = room.streams.size === 0;
  const stream = join(room, channel);
  // Bots think sooner where somebody looks.
  if (isFirst) attendTo(hub, room);
  const play = playFor(room, viewer);
  const ask = isBehind(room, viewer) ? null : room.ask;
  const missed = play === null || last === undefined ? undefined : missedSince(play, viewer, last);
  if (play === null || missed === undefined) {
    if (play !== null) to.send(freshText(play, viewer, stream.seen.view, ask, hub.now()));
    release();
    return { channel, sendMissed: async () => {} };
  }
  const asked = askedText({ id: room.id, ask }, play, hub.now());
  return {
    channel,
    async sendMissed() {
      const texts = await toldInTurns(missed, viewer, hub.now(), () => hub.turns(caller.network));
      // Who has looked away meanwhile, or looks anew, is told nothing late.
      if (!stream.channels.has(channel)) return;
      for (const text of [...texts, asked]) to.send(text);
      release();
    },
  };
}

/** A channel that keeps what it is told to itself until it is released. It holds nothing of the table: it outlives the room. */
function heldBack(viewer: Viewer, person: string | null, send: (text: string) => void) {
  let held: string[] | null = [];
  const channel: Channel = {
    viewer,
    person,
    room: null,
    send: (text) => (held === null ? send(text) : void held.push(text)),
  };
  function release(): void {
    const texts = held ?? [];
    held = null;
    for (const text of texts) send(text);
  }
  return { channel, release };
}

/** Where a viewer was, and the steps since then. */
interface Missed {
  readonly past: Play;
  readonly rows: readonly Step[];
}

/** What came after `last`; undefined where only a fresh view helps. */
function missedSince(play: Play, viewer: Viewer, last: number): Missed | undefined {
  const missed = numberOf(play.steps, viewer) - last;
  if (missed === 0) return { past: play, rows: [] };
  if (missed < 0 || missed > MOST_MISSED) return undefined;
  const from = stepAt(play.steps, viewer, last);
  if (from === undefined) return undefined;
  const rows = play.steps.all.slice(from + 1);
  if (rows.some(({ kind }) => kind === 'undo')) return undefined;
  const past = rewound({ ...play, proposals: new Map() }, from);
  return past === undefined ? undefined : { past, rows };
}

/** The steps as this viewer was to be told them. */
async function toldInTurns(
  { past, rows }: Missed,
  viewer: Viewer,
  now: number,
  turn: () => Promise<void>,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const eyes = { seen: seenBy(past, viewer) };
  const texts: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const broadcast = follow(past, row);
    if (isSeenBy(row, viewer)) texts.push(movedTexts(past, broadcast, now)(viewer, eyes));
  }
  return texts;
}
