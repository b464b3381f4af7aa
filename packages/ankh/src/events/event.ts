import { procedure } from '@ennead/kernel';
import { enterConflict } from '../conflict/conflict.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { ActionFrame } from '../turn/turn.ts';
import { beginCaravan } from './caravan.ts';
import { beginControl } from './control.ts';
import { eventSpace } from './track.ts';

/** The event marker advances and the event of its space is resolved (A-EVT-1). */
export const event = procedure<AnkhState, ActionFrame, AnkhFact>({
  run(state, { seat }, log) {
    state.event += 1;
    const { event } = eventSpace(state.event);
    log?.push({
      type: 'event-reached',
      rule: 'A-EVT-1',
      team: teamOfSeat(state, seat),
      number: state.event,
      event,
    });
    if (event === 'control') beginControl(state, seat);
    else if (event === 'caravan') beginCaravan(state, seat, log);
    else enterConflict(state);
    return 'next';
  },
});
