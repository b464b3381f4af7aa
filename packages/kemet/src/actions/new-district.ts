import { missing } from '@ennead/kernel';
import { sectorAnswers } from '../board/board.ts';
import { choice, type KemetStep, type Log } from '../flow.ts';
import { COLOURS } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { freeDistricts, raiseOf } from './pyramids.ts';

/** Where a pyramid that leaves level 0 is put (K-RAISE-4), in a Raise action or with Hand of God. */
export function newDistrict(finish: (state: KemetState, log: Log) => 'end'): KemetStep {
  return choice({
    kind: 'new-district',
    answers: sectorAnswers,
    places: (state) => freeDistricts(state, state.active),
    about: (state) => ({ colour: COLOURS[raiseOf(state).colour] ?? missing() }),
    take(state, _frame, district, log) {
      raiseOf(state).district = district;
      return finish(state, log);
    },
  });
}
