import { gain } from './actions/gain.ts';
import { move } from './actions/move.ts';
import { placed } from './actions/placed.ts';
import { summon } from './actions/summon.ts';
import { unlock } from './actions/unlock.ts';
import './cards/cards.ts';
import { battle, deaths } from './conflict/battle.ts';
import { conflict } from './conflict/conflict.ts';
import { kills } from './conflict/kills.ts';
import { merge } from './ending/merge.ts';
import { caravan } from './events/caravan.ts';
import { control } from './events/control.ts';
import { event } from './events/event.ts';
import './gods/gods.ts';
import './guardians/guardians.ts';
import { PHARAOHS } from './pharaohs/pharaohs.ts';
import './powers/powers.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { enterProcedures } from './table/things.ts';
import { game, turn } from './turn/turn.ts';

enterProcedures({ game, turn, move, summon, placed, gain, unlock, event, control, caravan });
enterProcedures({ conflict, battle, deaths, kills, merge });
for (const { procedures } of [...SCENARIOS, ...PHARAOHS]) enterProcedures(procedures);

export { PROCEDURES } from './table/things.ts';
