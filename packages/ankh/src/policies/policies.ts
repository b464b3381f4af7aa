import { pharaohOf } from '../pharaohs/state.ts';
import type { AnkhState } from '../state.ts';
import { banishment } from './banishment.ts';
import { callToArms } from './call-to-arms.ts';
import { census } from './census.ts';
import { courtIntrigue } from './court-intrigue.ts';
import { doubleMarch } from './double-march.ts';
import { edictOfWar } from './edict-of-war.ts';
import { frontierGarrison } from './frontier-garrison.ts';
import { harvestFestival } from './harvest-festival.ts';
import { hiredSpears } from './hired-spears.ts';
import { houseOfLife } from './house-of-life.ts';
import { POLICY_NAMES } from './names.ts';
import { openDoors } from './open-doors.ts';
import { ordination } from './ordination.ts';
import type { ActionChanges, Policy } from './policy.ts';
import { publicOffering } from './public-offering.ts';
import { reformation } from './reformation.ts';
import { roadToll } from './road-toll.ts';
import { royalProgress } from './royal-progress.ts';
import { royalRoad } from './royal-road.ts';
import { royalStipend } from './royal-stipend.ts';
import { scribalAmendment } from './scribal-amendment.ts';
import { templeTithe } from './temple-tithe.ts';
import { twinRevelation } from './twin-revelation.ts';

const ALL: readonly Policy[] = [
  doubleMarch,
  royalRoad,
  openDoors,
  courtIntrigue,
  callToArms,
  frontierGarrison,
  ordination,
  hiredSpears,
  templeTithe,
  census,
  harvestFestival,
  roadToll,
  twinRevelation,
  houseOfLife,
  reformation,
  royalProgress,
  edictOfWar,
  publicOffering,
  banishment,
  royalStipend,
  scribalAmendment,
];

/** By card number, as in names.ts. */
export const POLICIES: readonly Policy[] = POLICY_NAMES.map((name) => {
  const policy = ALL.find((each) => each.name === name);
  if (policy === undefined) throw new Error(`no policy card is called ${name}`);
  return policy;
});

/** What the card played before the action under way changes in it. */
export function changesOf(state: AnkhState): ActionChanges | undefined {
  return POLICIES[pharaohOf(state).card]?.changes;
}
