import type { BattleCardId, Colour, CreatureId, InterventionId, TileKind } from '@ennead/kemet/tables';
import { BATTLE_CARDS, CREATURES, INTERVENTIONS, TILE_KINDS } from '@ennead/kemet/tables';
import type { Decision, Seat } from '@ennead/kernel';

/** What decisions say about themselves; see the list of kinds. */
interface About {
  readonly colour: Colour;
  readonly sector: string;
  readonly creature: CreatureId;
  readonly pyramid: string;
  readonly from: string;
  readonly to: string;
  readonly card: InterventionId;
  readonly seat: Seat;
}

export function aboutOf({ about }: Decision): Partial<About> {
  return (about ?? {}) as Partial<About>;
}

const has = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

const CARD_IDS = INTERVENTIONS.map(({ id }) => id);
const BATTLE_CARD_IDS = BATTLE_CARDS.map(({ id }) => id);

export const isIntervention = (name: string): name is InterventionId => has(CARD_IDS, name);
export const isBattleCard = (name: string): name is BattleCardId => has(BATTLE_CARD_IDS, name);
export const isTileKind = (name: string): name is TileKind => has(TILE_KINDS, name);
export const isCreature = (name: string): name is CreatureId => has(CREATURES, name);
