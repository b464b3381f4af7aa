import { enter, type Frame, procedure } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { fillDisplay } from '../policies/deck.ts';
import { policyNames } from '../policies/names.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import { ROOM_NAMES, roomName } from './names.ts';
import { priestsIn, returnPriests } from './priests.ts';
import type { RoomFrame } from './rooms/room.ts';
import { pharaohOf } from './state.ts';

interface PalaceFrame extends Frame {
  readonly procedure: 'palace';
  /** The room whose turn comes next. */
  room: number;
}

export function enterPalace(state: AnkhState): void {
  enter<PalaceFrame>(state, { procedure: 'palace', at: 0, room: 0 });
}

/** The rooms in order, each for the team that controls it when its turn comes; then the display is filled (P-EVENT-2 to -5). */
export const palace = procedure<AnkhState, PalaceFrame, AnkhFact>({
  run(state, frame, log) {
    while (frame.room < ROOM_NAMES.length) {
      const room = frame.room++;
      const team = controller(state, room);
      if (team < 0) continue;
      takeOver(state, room, team, log);
      enter<RoomFrame>(state, { procedure: roomName(room), at: 0, team });
      return 'stay';
    }
    const drawn = fillDisplay(pharaohOf(state), state, log);
    log?.push({ type: 'palace-resolved', rule: 'P-EVENT-5', policies: policyNames(drawn) });
    return 'end';
  },
});

/** The team with most priests in the room; of several the one with least devotion. -1 for an empty room (P-EVENT-3). */
export function controller(state: AnkhState, room: number): number {
  let best = -1;
  let most = 0;
  for (const team of state.ladder) {
    const count = priestsIn(state, room, team);
    if (count <= most) continue;
    best = team;
    most = count;
  }
  return best;
}

/** All its priests of that room go home; the others stay (P-EVENT-4). */
function takeOver(state: AnkhState, room: number, team: number, log: Log): void {
  const count = priestsIn(state, room, team);
  if (log !== null) {
    const counts = state.ladder
      .map((each) => ({ team: each, count: priestsIn(state, room, each) }))
      .filter((each) => each.count > 0);
    const isTie = counts.filter((each) => each.count === count).length > 1;
    log.push({
      type: 'room-controlled',
      rule: 'P-EVENT-3',
      room: roomName(room),
      team,
      counts,
      ...(isTie && { tie: true as const }),
    });
  }
  returnPriests(state, team, room, count, 'P-EVENT-4', log);
}
