import { type Attendant, changed, type Hub } from './hub.ts';
import type { Room } from './room.ts';

/**
 * Says that a game is over when its last move is made. That move may be the last thing that a process wrote: whoever loads
 * the table then writes down that it is over.
 */
export function endAttendant(hub: Hub, over: () => void): Attendant {
  async function end({ id, play }: Room): Promise<void> {
    const outcome = play?.game.outcome(play.match.state) ?? null;
    if (play === null || outcome === null) return;
    const { winners, rule } = outcome;
    await hub.db.run(
      "UPDATE tables SET status = 'finished', finished = ?, outcome = ?, due = NULL WHERE id = ? AND status = 'playing'",
      [play.steps.all.at(-1)?.at ?? hub.now(), JSON.stringify({ winners, rule }), id],
    );
    await changed(hub, id);
    hub.db.publish(`over ${id}`);
    over();
  }

  return {
    attend(room) {
      if (room.play?.match.open.length !== 0 || room.info.status !== 'playing') return;
      end(room).catch((error) =>
        hub.log.error({ table: room.id, error: String(error) }, 'could not note the end of a game'),
      );
    },
    moved({ play }) {
      if (play?.match.open.length === 0) over();
    },
  };
}
