import type { Procedures } from '@ennead/kernel';
import { gain } from './actions/gain.ts';
import { move } from './actions/move.ts';
import { placed } from './actions/placed.ts';
import { summon } from './actions/summon.ts';
import { unlock } from './actions/unlock.ts';
import { CONFLICT_PROCEDURES } from './conflict/procedures.ts';
import { caravan } from './events/caravan.ts';
import { control } from './events/control.ts';
import { event } from './events/event.ts';
import type { AnkhFact } from './facts.ts';
import { GODS } from './gods/gods.ts';
import { GUARDIANS } from './guardians/guardians.ts';
import { PHARAOHS } from './pharaohs/pharaohs.ts';
import { POWERS } from './powers/powers.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import type { AnkhState } from './state.ts';
import { game, turn } from './turn/turn.ts';

/** Everything that can be under way, by name. */
export const PROCEDURES: Procedures<AnkhState, AnkhFact> = Object.assign(
  { game, turn, move, summon, placed, gain, unlock, event, control, caravan },
  CONFLICT_PROCEDURES,
  ...[...POWERS, ...GODS, ...GUARDIANS, ...SCENARIOS, ...PHARAOHS].map(({ procedures }) => procedures),
);
