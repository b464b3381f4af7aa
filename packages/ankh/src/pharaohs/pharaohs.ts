import { policyAfter, policyBefore } from '../policies/play.ts';
import { POLICIES } from '../policies/policies.ts';
import { enterRulers } from '../table/modules.ts';
import { akhenaten } from './akhenaten.ts';
import { amenhotep } from './amenhotep.ts';
import { begin } from './begin.ts';
import { check } from './check.ts';
import { CONFLICT_HOOKS } from './conflict.ts';
import { movePharaoh, placePharaoh } from './figure.ts';
import { PRIESTS } from './names.ts';
import { palace } from './palace.ts';
import type { Pharaoh, RulingPharaoh } from './pharaoh.ts';
import { readPalace, writePalace } from './position.ts';
import { priest, priestsInPalace } from './priests.ts';
import { ramesses } from './ramesses.ts';
import { ROOMS } from './rooms/rooms.ts';
import { TURN_HOOKS } from './turn.ts';
import { tutankhamun } from './tutankhamun.ts';
import { xerxes } from './xerxes.ts';

/** What is asked under every pharaoh. */
const PROCEDURES = Object.assign(
  {
    'place-pharaoh': placePharaoh,
    'move-pharaoh': movePharaoh,
    priest,
    palace,
    'policy-before': policyBefore,
    'policy-after': policyAfter,
  },
  ...[...ROOMS, ...POLICIES].map(({ procedures }) => procedures),
);

/** The expansion under one pharaoh: what is common to all, and what is his. */
function ruling(pharaoh: Pharaoh): RulingPharaoh {
  return {
    ...pharaoh,
    turn: { ...TURN_HOOKS, ...pharaoh.turn },
    conflict: { ...CONFLICT_HOOKS, ...pharaoh.conflict },
    procedures: { ...PROCEDURES, ...pharaoh.procedures },
    begin: (state) => begin(state, pharaoh),
    check,
    readPosition: readPalace,
    writePosition: writePalace,
    /** A-INV-2 under P-AKH-1: priests of the shared pool count with the warriors, those in the palace do not. */
    ...(pharaoh.sharedPool && {
      warriorsBeyond: (state, team) => PRIESTS - priestsInPalace(state, team),
    }),
  };
}

/** The five pharaohs. */
export const PHARAOHS: readonly RulingPharaoh[] = [amenhotep, xerxes, ramesses, tutankhamun, akhenaten].map(
  ruling,
);

enterRulers(PHARAOHS);
