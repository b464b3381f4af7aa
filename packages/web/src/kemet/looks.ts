import type { BattleCardId, CreatureId, InterventionId, KemetState, TileKind } from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';
import { locale } from '../i18n/locale.ts';
import type { IconName } from '../icons/icon-name.ts';
import type { SeatLook } from '../table/game-table.ts';
import { cityName } from './names.ts';
import { citySeals } from './seals.ts';

const known = new Map<string, SeatLook>();

/** The same object every time, so that what did not change is not drawn again. */
export function lookOfSeat(view: KemetState, seat: Seat): SeatLook {
  const key = `${locale()} ${view.setup.players} ${seat}`;
  let look = known.get(key);
  if (look !== undefined) return look;
  const drawn = citySeals[seat];
  if (drawn === undefined) throw new Error(`no city has the seat ${seat}`);
  look = { ...drawn, name: cityName(view, seat) };
  known.set(key, look);
  return look;
}

export const creatureIcons: Readonly<Record<CreatureId, IconName>> = {
  'royal-scarab': 'gold-scarab',
  'giant-scorpion': 'scorpion',
  phoenix: 'phoenix',
  'ancestral-elephant': 'elephant',
  'deep-desert-snake': 'sand-snake',
  sphinx: 'egyptian-sphinx',
  mummy: 'mummy-head',
};

export const tileIcons: Readonly<Record<TileKind, IconName>> = {
  ...creatureIcons,
  charge: 'spears',
  stargate: 'sun-radiations',
  'god-speed': 'footsteps',
  carnage: 'bloody-sword',
  'offensive-strategy': 'khopesh',
  'open-gates': 'village',
  teleport: 'obelisk',
  'blades-of-neith': 'crossed-swords',
  'divine-wound': 'flame',
  'victory-point': 'eye-of-horus',
  initiative: 'chariot',
  'act-of-god': 'ankh-sign',
  'recruiting-scribe': 'feather',
  defense: 'stone-wall',
  legion: 'minions',
  'defensive-strategy': 'griffin-symbol',
  'shield-of-neith': 'round-shield',
  'defensive-victory': 'laurel-crown',
  prescience: 'eye',
  reinforcements: 'barracks-tent',
  'divine-will': 'sun-disc',
  priest: 'prayer',
  priestess: 'lotus',
  slaves: 'egyptian-walk',
  'high-priest': 'sun-priest',
  crusade: 'skull-crossed-bones',
  'divine-boon': 'egyptian-urns',
  'hand-of-god': 'hand',
  vision: 'egyptian-profile',
  'holy-war': 'vulture',
  'priest-of-ra': 'striped-sun',
  'priest-of-amon': 'ram-profile',
};

export const interventionIcons: Readonly<Record<InterventionId, IconName>> = {
  'war-rage': 'khopesh',
  'war-fury': 'crossed-swords',
  'bloody-battle': 'bloody-sword',
  bloodbath: 'skull-crossed-bones',
  'bronze-wall': 'round-shield',
  'iron-wall': 'stone-wall',
  'raining-fire': 'flame',
  prayer: 'prayer',
  enlistment: 'minions',
  'mana-theft': 'ankh-sign',
  teleportation: 'obelisk',
  'open-gates': 'village',
  veto: 'hand',
  escape: 'footsteps',
};

export const battleCardIcons: Readonly<Record<BattleCardId, IconName>> = {
  'cavalry-blitz': 'spears',
  'fervent-purge': 'flame',
  'shield-push': 'round-shield',
  'phalanx-defense': 'stone-wall',
  'mixed-tactics': 'crossed-swords',
  'chariot-raid': 'chariot',
  'special-offensive': 'khopesh',
  'special-defensive': 'griffin-symbol',
};

export const actionIcons: Readonly<Record<string, IconName>> = {
  move: 'footsteps',
  recruit: 'minions',
  raise: 'great-pyramid',
  pray: 'prayer',
  'buy-white': 'gold-scarab',
  'buy-red': 'gold-scarab',
  'buy-blue': 'gold-scarab',
};
