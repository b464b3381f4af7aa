import { groundOf } from '../ground/ground.ts';
import { hasGod } from '../teams.ts';
import type { God } from './god.ts';
import { OSIRIS } from './names.ts';

/** Gates on the board: figures come through them, one in each Summon action, and nobody else stands on them. */
export const osiris: God = {
  name: 'osiris',
  rule: 'A-OSIRIS-1',
  turn: {
    summon: {
      name: 'gate',
      rule: 'A-OSIRIS-5',
      addSlots(state, team, slots) {
        if (state.underworld.length > 0 && hasGod(state, team, OSIRIS)) slots.push(0);
      },
      markSpaces(state, _team, _slot, _kind, marks) {
        const { standable } = groundOf(state);
        for (const space of state.underworld)
          if (state.figures[space] === 0 && standable[space]) marks[space] = 1;
      },
    },
  },
};
