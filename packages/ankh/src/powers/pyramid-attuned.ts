import { missing } from '@ennead/kernel';
import { markAround } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { isLand } from '../map/spaces.ts';
import { countsAs, monumentAt, monumentSpaces } from '../monuments.ts';
import { controllerOf, PYRAMID } from '../pieces.ts';
import { barredTo } from '../table/modules.ts';
import { hasPower } from '../teams.ts';
import type { SummonSlots } from '../turn/hooks.ts';
import { PYRAMID_ATTUNED } from './names.ts';
import type { Power } from './power.ts';

/** One more figure beside each pyramid; a space beside two serves the one whose summon is used (A-RUL-82). */
const summon: SummonSlots = {
  name: 'pyramid',
  perSpace: true,
  withinRegular: true,
  rule: 'A-POW-8',
  addSlots(state, team, slots) {
    if (!hasPower(state, team, PYRAMID_ATTUNED)) return;
    for (const space of monumentSpaces(state)) {
      const monument = monumentAt(state, space);
      if (controllerOf(monument) === team && countsAs(monument, PYRAMID)) slots.push(space);
    }
  },
  markSpaces(state, team, pyramid, kind, marks) {
    const ground = groundOf(state);
    markAround(state, ground, barredTo(state, team), pyramid, marks);
    if (hooksOfKind(kind)?.onWater !== true) return;
    // A-APEP-2
    for (const space of ground.adjacent[pyramid] ?? missing())
      if (!isLand(space) && state.figures[space] === 0) marks[space] = 1;
  },
};

export const pyramidAttuned: Power = { name: 'pyramid-attuned', rule: 'A-POW-8', turn: { summon } };
