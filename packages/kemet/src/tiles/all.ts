import { actOfGod } from './act-of-god.ts';
import { ancestralElephant } from './ancestral-elephant.ts';
import { bladesOfNeith } from './blades-of-neith.ts';
import { carnage } from './carnage.ts';
import { charge } from './charge.ts';
import { crusade } from './crusade.ts';
import { deepDesertSnake } from './deep-desert-snake.ts';
import { defense } from './defense.ts';
import { defensiveStrategy } from './defensive-strategy.ts';
import { defensiveVictory } from './defensive-victory.ts';
import { divineBoon } from './divine-boon.ts';
import { divineWill } from './divine-will.ts';
import { divineWound } from './divine-wound.ts';
import { giantScorpion } from './giant-scorpion.ts';
import { godSpeed } from './god-speed.ts';
import { handOfGod } from './hand-of-god.ts';
import { highPriest } from './high-priest.ts';
import { holyWar } from './holy-war.ts';
import { initiative } from './initiative.ts';
import { legion } from './legion.ts';
import { mummy } from './mummy.ts';
import { offensiveStrategy } from './offensive-strategy.ts';
import { openGates } from './open-gates.ts';
import { phoenix } from './phoenix.ts';
import { prescience } from './prescience.ts';
import { priest } from './priest.ts';
import { priestOfAmon } from './priest-of-amon.ts';
import { priestOfRa } from './priest-of-ra.ts';
import { priestess } from './priestess.ts';
import { recruitingScribe } from './recruiting-scribe.ts';
import { reinforcements } from './reinforcements.ts';
import { royalScarab } from './royal-scarab.ts';
import { shieldOfNeith } from './shield-of-neith.ts';
import { slaves } from './slaves.ts';
import { sphinx } from './sphinx.ts';
import { stargate } from './stargate.ts';
import { teleport } from './teleport.ts';
import type { PowerTile } from './tile.ts';
import { victoryPoint } from './victory-point.ts';
import { vision } from './vision.ts';

/** Every kind of tile. */
export const ALL_TILES: readonly PowerTile[] = [
  charge,
  stargate,
  godSpeed,
  carnage,
  offensiveStrategy,
  openGates,
  teleport,
  royalScarab,
  bladesOfNeith,
  divineWound,
  victoryPoint,
  giantScorpion,
  initiative,
  phoenix,
  actOfGod,
  recruitingScribe,
  defense,
  legion,
  ancestralElephant,
  defensiveStrategy,
  deepDesertSnake,
  shieldOfNeith,
  defensiveVictory,
  prescience,
  reinforcements,
  sphinx,
  divineWill,
  priest,
  priestess,
  slaves,
  highPriest,
  crusade,
  divineBoon,
  handOfGod,
  vision,
  holyWar,
  priestOfRa,
  priestOfAmon,
  mummy,
];
