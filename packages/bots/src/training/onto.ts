import type { ShippedNet } from '../games.ts';
import { netFrom } from '../net/file.ts';
import { DOUBT } from '../net/learned.ts';
import type { Net } from '../net/net.ts';

/** A net that ships, to be corrected for numbers of players it may not have learned from. */
export interface Shipped {
  readonly net: Net;
  /** What it says is believed only in part: a correction of what comes out is this many times as large within. */
  readonly times: number;
}

/** The net that serves all these numbers of players; null if none does, or if it is doubted at some of them only. */
export async function shippedFor(
  nets: readonly ShippedNet[],
  players: readonly number[],
): Promise<Shipped | null> {
  const found = nets.find((net) => players.every((count) => net.players.includes(count)));
  if (found === undefined) return null;
  const doubts = players.filter((count) => found.doubted?.includes(count)).length;
  if (doubts > 0 && doubts < players.length) return null;
  return { net: netFrom(await found.load()), times: doubts > 0 ? 1 / DOUBT : 1 };
}

const MOST = 32_767;

/** The same net with inputs that count more as they are. */
export function withMore({ net, times }: Shipped, direct: Int16Array): Net {
  const sum = net.direct.map((count, at) =>
    Math.max(-MOST, Math.min(MOST, count + Math.round(times * (direct[at] as number)))),
  );
  return { ...net, direct: sum };
}
