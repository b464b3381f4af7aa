import { procedure } from '@ennead/kernel';
import { names } from '../../conflict/ask.ts';
import type { AnkhFact } from '../../facts.ts';
import { spaceNamed } from '../../map/spaces.ts';
import type { AnkhState } from '../../state.ts';
import { ask } from '../ask.ts';
import { rulingPharaoh } from '../pharaoh.ts';
import { placeSphinx, replaceable, sphinxesOf } from '../sphinx.ts';
import type { Room, RoomFrame } from './room.ts';

/** A monument may become a sphinx; then the riddle of the ruling pharaoh, with a new sphinx or without (P-ROOM-7). */
export const war: Room = {
  name: 'war',
  rule: 'P-ROOM-2',
  procedures: {
    war: procedure<AnkhState, RoomFrame, AnkhFact>(
      {
        run: (state, { team }) => (replaceable(state, team).length > 0 ? 'ask' : 'next'),
        decisions: (state, { team }) => ask(team, 'sphinx', names(replaceable(state, team), 'pass')),
        answer(state, { team }, _seat, option, log) {
          if (option !== 'pass') placeSphinx(state, team, spaceNamed(option as string), log);
          return 'next';
        },
      },
      {
        run(state, { team }, log) {
          const sphinxes = sphinxesOf(state, team).length;
          if (sphinxes === 0) return 'end';
          const { id, riddle, riddleRule } = rulingPharaoh(state);
          log?.push({ type: 'riddle', rule: riddleRule, pharaoh: id, team, sphinxes });
          riddle(state, team, sphinxes, log);
          return 'next';
        },
      },
    ),
  },
};
