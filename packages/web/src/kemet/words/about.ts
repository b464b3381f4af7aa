import type { Colour, CreatureId, InterventionId, KemetDecision, TileKind } from '@ennead/kemet/tables';
import { CREATURES, DECISION_KINDS, INTERVENTIONS, TILE_KINDS } from '@ennead/kemet/tables';
import type { Decision } from '@ennead/kernel';

/** A decision of a table of Kemet, told apart by its kind: the one place where the page learns its type. */
export function kemetDecision(decision: Decision): KemetDecision {
  if (!(decision.kind in DECISION_KINDS)) throw new Error(`${decision.kind} is no question of Kemet`);
  return decision as KemetDecision;
}

/** The colour of which a tile is being bought; null when none is. */
export function colourToBuy(decision: Decision | null): Colour | null {
  if (decision === null) return null;
  const asked = kemetDecision(decision);
  return asked.kind === 'tile' ? asked.about.colour : null;
}

const has = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

const CARD_IDS = INTERVENTIONS.map(({ id }) => id);

export const isIntervention = (name: string): name is InterventionId => has(CARD_IDS, name);
export const isTileKind = (name: string): name is TileKind => has(TILE_KINDS, name);
export const isCreature = (name: string): name is CreatureId => has(CREATURES, name);
