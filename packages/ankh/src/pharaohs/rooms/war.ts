import { procedure } from '@ennead/kernel';
import { always, names, teamQuestion } from '../../ask.ts';
import type { AnkhFact } from '../../facts.ts';
import { type SpaceName, spaceNamed } from '../../map/spaces.ts';
import type { AnkhState } from '../../state.ts';
import { rulingPharaoh } from '../pharaoh.ts';
import { placeSphinx, replaceable, sphinxesOf } from '../sphinx.ts';
import type { Room, RoomFrame } from './room.ts';

declare module '../../questions.ts' {
  interface QuestionKinds {
    /** D-SPHINX: own monuments. */
    sphinx: { option: SpaceName | 'pass' };
  }
}

/** A monument may become a sphinx; then the riddle of the ruling pharaoh, with a new sphinx or without (P-ROOM-7). */
export const war: Room = {
  name: 'war',
  rule: 'P-ROOM-2',
  procedures: {
    war: procedure<AnkhState, RoomFrame, AnkhFact>(
      teamQuestion({
        kind: 'sphinx',
        skip: (state, { team }) => (replaceable(state, team).length > 0 ? null : 'next'),
        isAlwaysAsked: always,
        options: (state, { team }) => names(replaceable(state, team), 'pass'),
        take(state, { team }, option, log) {
          if (option !== 'pass') placeSphinx(state, team, spaceNamed(option), log);
          return 'next';
        },
      }),
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
