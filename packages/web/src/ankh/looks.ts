import { type AnkhState, GOD_NAMES, type GodName } from '@ennead/ankh/tables';
import type { Seat } from '@ennead/kernel';
import { locale } from '../i18n/locale.ts';
import type { IconName } from '../icons/icon-name.ts';
import type { SeatLook } from '../table/game-table.ts';
import { godSeals } from './seals.ts';
import { t } from './words.ts';

export const guardianIcons: Readonly<Record<string, IconName>> = {
  satet: 'bowman',
  'cat-mummy': 'bastet',
  mummy: 'mummy-head',
  apep: 'cobra',
  'giant-scorpion': 'scorpion',
  androsphinx: 'egyptian-sphinx',
  pharaoh: 'pschent-double-crown',
  infantry: 'spears',
};

export const monumentIcons: Readonly<Record<string, IconName>> = {
  obelisk: 'obelisk',
  temple: 'egyptian-temple',
  pyramid: 'great-pyramid',
  sphinx: 'egyptian-sphinx',
  site: 'stone-wall',
};

export const actionIcons: Readonly<Record<string, IconName>> = {
  move: 'footsteps',
  summon: 'minions',
  gain: 'prayer',
  unlock: 'ankh-sign',
};

export const cardIcons: Readonly<Record<string, IconName>> = {
  'plague-of-locusts': 'cricket',
  'build-monument': 'obelisk',
  chariots: 'chariot',
  'cycle-of-maat': 'feather',
  drought: 'striped-sun',
  flood: 'flood',
  miracle: 'eye-of-horus',
};

export const eventIcons: Readonly<Record<string, IconName>> = {
  control: 'djed-pillar',
  caravan: 'camel',
  consolidation: 'camel',
  conflict: 'crossed-swords',
};

const known = new Map<string, SeatLook>();

/** The same object every time, so that what did not change is not drawn again. */
export function lookOfGod(god: GodName): SeatLook {
  const key = `${locale()} ${god}`;
  const look = known.get(key) ?? { name: t(`god.${god}`), ...godSeals[god] };
  known.set(key, look);
  return look;
}

/** The look of the figures of a team: that of its upper god. */
export function lookOfTeam(view: AnkhState, team: number): SeatLook | null {
  const god = GOD_NAMES[view.teams[team]?.god ?? -1];
  return god === undefined ? null : lookOfGod(god);
}

/** The god that was merged into the team's own. */
export function joinedLook(view: AnkhState, team: number): SeatLook | null {
  const god = GOD_NAMES[view.teams[team]?.lower ?? -1];
  return god === undefined ? null : lookOfGod(god);
}

/** A seat keeps the look of the god it brought, also when that god has been merged into another. */
export function lookOfSeat(view: AnkhState, seat: Seat): SeatLook | null {
  return lookOfTeam(view, seat);
}
