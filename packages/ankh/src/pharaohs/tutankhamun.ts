import { ruled } from '@ennead/kernel';
import { takeCardsBack } from '../cards/take-back.ts';
import { conflictNumber } from '../conflict/number.ts';
import { putFigure } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { spaceName } from '../map/spaces.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import { pharaohRegion, pharaohSpace } from './figure.ts';
import { THRONE } from './names.ts';
import type { Pharaoh } from './pharaoh.ts';
import { priestsIn, returnPriests } from './priests.ts';
import { isDead, pharaohOf } from './state.ts';

/** His region comes first; who holds it takes cards back. With the third token he dies. The riddle brings followers. */
export const tutankhamun: Pharaoh = {
  id: 'tutankhamun',
  placedBy: 'last',
  marked: [1, 2, 3], // P-TUT-1
  conflict: {
    /** Chosen (P-TUT-2); after his death there is none. */
    firstRegion: pharaohRegion,
    /** The region of Restorer is the one of Chosen: nothing moves him before it is resolved (P-TUT-4). */
    beforeConflict(state) {
      const own = pharaohOf(state);
      own.region = pharaohRegion(state);
      own.holder = -1;
    },
    afterRegion(state, region, holder) {
      const own = pharaohOf(state);
      if (region === own.region) own.holder = Math.max(holder, -1);
    },
    /** Restorer, for the team that holds the region of Chosen (P-TUT-3, P-TUT-4). */
    afterConflict(state, log) {
      const own = pharaohOf(state);
      const conflict = conflictNumber(state.event);
      const { holder } = own;
      own.region = -1;
      own.holder = -1;
      if (!own.marked.includes(conflict)) return;
      own.marked = own.marked.filter((each) => each !== conflict);
      own.tokens += 1;
      log?.push({ type: 'pharaoh-token', rule: 'P-TUT-3', conflict, destination: 'card' });
      if (holder >= 0) takeCardsBack(state, holder, 'P-TUT-3', log);
      if (isDead(state)) die(state, log);
    },
  },
  riddleRule: 'P-TUT-7',
  riddle(state, team, sphinxes, log) {
    changeFollowers(state, team, sphinxes + pharaohOf(state).tokens, 'P-TUT-7', log, 'tutankhamun');
  },
};

/** His figure leaves the board and the death token closes the Throne Room to priests (P-TUT-5, P-TUT-6). */
function die(state: AnkhState, log: Log): void {
  const space = pharaohSpace(state);
  putFigure(state, space, 0);
  log?.push({ type: 'pharaoh-died', rule: 'P-TUT-5', space: spaceName(space) });
  if (ruled(state, 'throne-after-death') === 'stay') return;
  for (const team of state.ladder) {
    const count = priestsIn(state, THRONE, team);
    if (count > 0) returnPriests(state, team, THRONE, count, 'P-TUT-6', log);
  }
}
