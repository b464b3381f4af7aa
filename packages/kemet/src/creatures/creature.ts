import type { CreatureId } from '../data/creatures.ts';

/** What a creature does for the troop in its sector (K-CREA-7). */
export interface Creature {
  readonly id: CreatureId;
  readonly range: number;
  readonly strength: number;
  readonly damage: number;
  readonly protection: number;
  readonly ignoresWalls?: true;
  readonly silencesCreatures?: true;
}
