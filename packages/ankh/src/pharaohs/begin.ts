import { fillDisplay } from '../policies/deck.ts';
import { POLICY_COPIES } from '../policies/names.ts';
import type { AnkhState } from '../state.ts';
import { DECREES, PRIESTS, ROOM_NAMES } from './names.ts';
import type { Pharaoh } from './pharaoh.ts';
import type { PharaohState } from './state.ts';

/** The palace before the first turn: display, a priest of each in the Hall of Decrees, two in each pool (P-SETUP-2, -3). */
export function begin(state: AnkhState, { id, marked = [], sharedPool }: Pharaoh): PharaohState {
  const none = () => state.teams.map(() => 0);
  const own: PharaohState = {
    kind: id,
    rooms: ROOM_NAMES.map((_, room) => (room === DECREES ? state.teams.map(() => 1) : none())),
    priests: state.teams.map(() => (sharedPool ? 0 : PRIESTS - 1)),
    deck: [...POLICY_COPIES],
    display: [],
    hands: state.teams.map(() => []),
    played: state.teams.map(() => []),
    discards: POLICY_COPIES.map(() => 0),
    gone: POLICY_COPIES.map(() => 0),
    revealed: [],
    card: -1,
    marked: [...marked],
    tokens: 0,
    region: -1,
    holder: -1,
  };
  fillDisplay(own, state, null);
  if (sharedPool) for (const team of state.teams) team.warriors += PRIESTS - 1; // P-AKH-3
  return own;
}
