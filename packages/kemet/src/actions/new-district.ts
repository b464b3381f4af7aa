import { missing } from '@ennead/kernel';
import { sectorNamed, sectorNames } from '../board/board.ts';
import { type KemetStep, type Log, question } from '../flow.ts';
import { COLOURS } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { freeDistricts, raiseOf } from './pyramids.ts';

/** Where a pyramid that leaves level 0 is put (K-RAISE-4), in a Raise action or with Hand of God. */
export function newDistrict(finish: (state: KemetState, log: Log) => 'end'): KemetStep {
  return question({
    kind: 'new-district',
    options: (state) => sectorNames(state, freeDistricts(state, state.active)),
    about: (state) => ({ colour: COLOURS[raiseOf(state).colour] ?? missing() }),
    take(state, _frame, option, log) {
      raiseOf(state).district = sectorNamed(state, option);
      return finish(state, log);
    },
  });
}
